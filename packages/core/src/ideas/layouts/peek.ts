import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { faceOfTitle } from '../title-animals.ts';
import { isNightShown } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters in a bright or starry sky, and the large face of an animal that looks over a hill. */
export const peek: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, seed % 3 === 2);
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.darkest], 7);
  const colours = isNight
    ? { ...own, dark: night, darkest: groundUnder(own.paper, own.darkest, 9) }
    : { ...own, main: groundUnder(ink, own.main, 4.8), light: groundUnder(ink, own.light, 7) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.44) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.13, largest: 0.4 },
    ...(isNight && { effect: textEffectSchema.parse({ name: 'shadow', style: {} }) }),
  });
  const darkest = groundUnder(own.paper, own.darkest, 9);
  return {
    plain: isNight ? night : colours.light,
    carried: ['hill'],
    shapes: [
      frontArtwork(stage, 'hill', 'peeking-animal', {
        z: 1,
        colours: { ...colours, darkest },
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 24,
          ground: unitsOf(stage, foot.top) - 120,
          animal: faceOfTitle(stage.title, seed),
          across: [500, 440, 560][seed % 3] ?? 500,
          night: isNight ? 1 : 0,
        },
      }),
      footShade(stage, foot.top + board.height * 0.06, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
