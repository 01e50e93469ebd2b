import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Poems, romance, comfort: quiet letters over a flowering branch before a great disc. */
export const blossom: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = seed % 4 === 2;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 9), dark: groundUnder(ink, own.dark, 6), main: groundUnder(ink, own.main, 4.6) }
    : { ...own, paper: groundUnder(ink, own.paper, 9), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.36 : 0.45 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.44 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top);
  const size = Math.min(290, Math.max(90, (floor - end) * 0.34));
  return {
    plain: isNight ? colours.darkest : colours.paper,
    carried: ['branch'],
    shapes: [
      frontArtwork(stage, 'branch', 'blossom', {
        z: 1,
        colours: { ...colours, darkest: groundUnder(own.paper, own.darkest) },
        parameters: {
          down: end + 50 + size * 1.06,
          size,
          across: seed % 2 === 0 ? 560 : 440,
          end,
          night: isNight ? 1 : 0,
        },
      }),
      footShade(stage, foot.top + board.height * 0.03, groundUnder(own.paper, own.darkest)),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
