import { authorFoot } from '../author-foot.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['fox', 'bear', 'owl', 'rabbit', 'cat'] as const;

/** Children’s books: the animal that the title names sits on a hill before a great moon. */
export const companion: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const isNight = look.isBright ? seed % 3 === 2 : seed % 3 !== 1;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 9), dark: groundUnder(ink, own.dark, 6), main: groundUnder(ink, own.main, 4.8) }
    : { ...own, main: groundUnder(ink, own.main, 4.8), light: groundUnder(ink, own.light, 6) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.36 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.12, largest: 0.34 },
    effect: textEffectSchema.parse({ name: 'shadow', style: {} }),
  });
  const ground = unitsOf(stage, foot.top) - 105;
  const tall = Math.min(640, Math.max(200, ground - unitsOf(stage, set.y + set.height) - 30));
  return {
    plain: isNight ? colours.dark : colours.light,
    carried: ['hill'],
    shapes: [
      frontArtwork(stage, 'hill', 'night-companion', {
        z: 1,
        colours,
        motif: motifFor(stage, 'companion', MOTIFS, seed),
        parameters: { ground, tall, night: isNight ? 1 : 0 },
      }),
      footShade(stage, foot.top + board.height * 0.05, groundUnder(own.paper, own.darkest, 9)),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
