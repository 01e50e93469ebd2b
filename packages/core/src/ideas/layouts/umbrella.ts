import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';
import { isNightShown } from '../title-settings.ts';

/** Love stories: large letters in the sky over a street of cafés in the rain, and two people under one umbrella. */
export const umbrella: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, look.isBright ? seed % 3 === 2 : seed % 2 === 1);
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 9), dark: groundUnder(ink, own.dark, 6.5) }
    : { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 2) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.45) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.42 } });
  const darkest = groundUnder(own.paper, own.darkest, 9);
  return {
    plain: isNight ? colours.darkest : colours.paper,
    carried: ['street'],
    shapes: [
      frontArtwork(stage, 'street', 'umbrella-street', {
        z: 1,
        colours: { ...colours, darkest },
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 14,
          floor: unitsOf(stage, foot.top) - 46,
          people: look.isAboutTwo ? 2 : 1,
          across: [500, 540, 460][seed % 3] ?? 500,
          night: isNight ? 1 : 0,
          strings: 3 - (seed % 2),
        },
      }),
      footShade(stage, foot.top + board.height * 0.06, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
