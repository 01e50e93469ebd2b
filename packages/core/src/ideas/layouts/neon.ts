import { BLACK } from '../../design/colour.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { colourMapFilter } from '../../filters/colour-map.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { SMALL_FACE_OF_LAYOUT } from '../layout-voices.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Crime, noir, romantic comedy: the title in neon tubes on a sign, before a night in the palette's colors. */
export const neon: Layout = {
  titles: { words: 6, letters: 30, longest: 12 },
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  hidesPicture: true,
  inRoles: true,
  compose,
};

/** On the axis from blue to yellow. */
const WARM = 0;
const VIOLET = { r: 62, g: 48, b: 128, a: 1 };
const BOARDS = ['notched', 'arrow', 'rounded'];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, hasPicture, facts } = stage;
  const own = roleColours(roles);
  // Warm streets at night look like brown mud, so a warm palette gets a blue or violet dusk.
  const dusk = toOklab(own.main).b > WARM ? mixColours(own.main, VIOLET, 0.75) : own.main;
  const night = mixColours(mixColours(own.darkest, dusk, 0.15), BLACK, 0.4);
  const [first, second] = seed % 2 === 0 ? [own.accent, own.second] : [own.second, own.accent];
  const colours = {
    ...own,
    darkest: night,
    dark: mixColours(own.dark, night, 0.35),
    accent: lightUnder(night, first, 6),
    second: lightUnder(night, second, 6),
  };
  const foot = authorFoot(stage, { colour: mixColours(own.paper, colours.accent, 0.12), size: 0.062, z: 40 });
  const zone = zoneOf(stage, { top: 0.17, bottom: Math.min(0.76, foot.top / board.height - 0.12), left: 0.15, right: 0.85 });
  const {
    box,
    ink: set,
    size,
  } = titleInZone(stage, zone, {
    colour: colours.accent,
    place: 'middle',
    lettering: {
      gap: 0.16,
      largest: 0.5,
      minorFont: SMALL_FACE_OF_LAYOUT.neon ?? null,
      minorCase: 'lowercase',
      minorItalic: false,
      minorSize: 0.36,
      rules: false,
    },
  });
  const thousandths = (share: number) => (board.width * share * 1000) / Math.max(1, size);
  const textEffect = textEffectSchema.parse({
    name: 'neon',
    style: {
      colour: colours.accent,
      reach: Math.min(600, Math.max(20, thousandths(0.065))),
      tube: Math.min(80, Math.max(1, thousandths(0.0062))),
    },
  });
  const air = board.height * 0.058;
  return {
    plain: hasPicture ? null : night,
    around: night,
    filter: colourMapFilter(
      'Night',
      [
        night,
        mixColours(night, dusk, 0.35),
        mixColours(night, dusk, 0.75),
        groundUnder(own.paper, mixColours(dusk, colours.accent, 0.22), 6.5),
      ],
      { low: facts?.low ?? 0, high: Math.max(0.35, facts?.high ?? 1), gamma: 1.35, contrast: 0.4 },
    ),
    shapes: [
      ...(hasPicture
        ? []
        : [
            frontArtwork(stage, 'ground', 'light', {
              z: 1,
              name: namePart('night'),
              motif: 'round',
              colours: { ...colours, paper: mixColours(own.main, night, 0.45), light: colours.dark, main: night },
              parameters: { down: 760, reach: 1200 },
            }),
          ]),
      frontArtwork(stage, 'shade-top', 'shade', {
        z: 2,
        name: namePart('shade'),
        colours,
        motif: 'top',
        parameters: { strength: 0.55, reach: 0.4 },
      }),
      frontArtwork(stage, 'shade-foot', 'shade', {
        z: 3,
        name: namePart('shade'),
        colours,
        motif: 'bottom',
        parameters: { strength: 1, reach: 0.5 },
      }),
      surface(stage, 'grain', 4),
      frontArtwork(stage, 'sign', 'neon-sign', {
        z: 10,
        colours,
        motif: BOARDS[seed % BOARDS.length] ?? 'notched',
        parameters: { top: unitsOf(stage, set.y - air), bottom: unitsOf(stage, set.y + set.height + air) },
      }),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
