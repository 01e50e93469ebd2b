import { type Rgba } from '../../design/colour.ts';
import { pictureFillSchema } from '../../design/fill.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { colourMapFilter } from '../../filters/colour-map.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';
import { torn } from './torn.ts';
import { namePart } from '../../elements/name-part.ts';

/** Memoir, travel, thriller: the picture is seen through the letters, which stand on plain paper from edge to edge. */
export const windowType: Layout = {
  titles: { words: 6, fewest: 2, letters: 34, longest: 9, isLeftToRight: true },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  needsPicture: true,
  compose,
};

/** Share of its zone that the lock-up takes at the least. */
const LEAST_FILL = 0.6;

function compose(stage: LayoutStage): LaidFront {
  const { board, facts, picture, roles } = stage;
  if (!picture) return sunRings.compose(stage);
  const own = roleColours(roles);
  const isNight = stage.seed % 3 !== 1;
  const ground = isNight ? groundUnder(own.paper, mixColours(own.darkest, own.dark, 0.35), 11) : own.paper;
  const ink = isNight ? own.paper : own.darkest;
  // Every tone of the picture reads on the paper, so that no letter loses an edge; the palette's colors lie between them.
  const seen = (colour: Rgba) => (isNight ? lightUnder(ground, colour, CLEAR_CONTRAST) : groundUnder(ground, colour));
  const tones = isNight
    ? [seen(own.main), seen(own.accent), mixColours(own.light, own.accent, 0.25), own.paper]
    : [own.darkest, own.dark, seen(own.main), seen(own.accent)];
  const filter = colourMapFilter('Palette', tones, {
    low: facts?.low ?? 0,
    high: Math.max(0.3, facts?.high ?? 1),
    contrast: 0.3,
    gamma: 1,
  });
  const foot = authorFoot(stage, { colour: ink, lineColour: ink, size: 0.05 });
  const zone = zoneOf(stage, { top: 0.05, bottom: foot.top / board.height - 0.035 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.5,
    lettering: { minorWords: 'inline', gap: 0.05, largest: 1, rules: false },
    effect: textEffectSchema.parse({ name: 'inner-shadow', style: {} }),
  });
  // Lines of long words are low, and joined or open letters of other scripts are thin: too little of the picture would show through them.
  if (stage.start === 'right' || set.height < zone.height * LEAST_FILL) return torn.compose(stage);
  const fill = pictureFillSchema.parse({ kind: 'picture', image: picture, filter });
  return {
    plain: ground,
    around: ground,
    shapes: [
      frontArtwork(stage, 'ground', 'light', {
        z: 1,
        name: namePart('ground'),
        motif: 'round',
        colours: {
          ...own,
          paper: mixColours(ground, isNight ? own.dark : own.paper, 0.4),
          light: ground,
          main: mixColours(ground, isNight ? own.darkest : own.light, 0.35),
        },
        parameters: { down: 620, reach: 1300 },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, fill } }],
  };
}
