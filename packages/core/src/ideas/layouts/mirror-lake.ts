import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Travel, memoirs, novels of families: mountains and their image in a still lake, as on a railway poster, under large letters. */
export const mirrorLake: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = seed % 4 === 3;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 9), dark: groundUnder(ink, own.dark, 6) }
    : { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top);
  return {
    plain: isNight ? colours.darkest : colours.paper,
    carried: ['lake'],
    shapes: [
      frontArtwork(stage, 'lake', 'mirror-lake', {
        z: 1,
        colours: { ...colours, darkest: groundUnder(own.paper, own.darkest) },
        parameters: {
          calm: end + 20,
          shore: end + (floor - end) * 0.52,
          sun: Math.min(150, Math.max(50, (floor - end) * 0.16)),
          across: [640, 360, 680][seed % 3] ?? 640,
          night: isNight ? 1 : 0,
        },
      }),
      footShade(stage, foot.top + board.height * 0.03, groundUnder(own.paper, own.darkest)),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
