import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { named } from '../title-themes.ts';
import { isNightShown } from '../title-settings.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary fiction and memoirs: the title on the wall of a quiet room with long light, a table with what the title names, and an empty chair. */
export const longLight: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isEvening = isNightShown(stage, seed % 2 === 1);
  const ink = isEvening ? own.paper : own.darkest;
  const wall = isEvening
    ? clearGround(ink, [own.dark, own.second, own.darkest], 7.5)
    : groundUnder(ink, mixColours(own.light, own.main, 0.45), 7);
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const boards = groundUnder(own.paper, own.darkest, 9);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.36 : zoneEnd(title, 0.43) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.4 } });
  return {
    plain: wall,
    carried: ['room'],
    shapes: [
      frontArtwork(stage, 'room', 'long-light', {
        z: 1,
        colours: { ...own, accent, second, darkest: boards, ...(isEvening ? { dark: wall } : { light: wall }) },
        ...named(stage, 'long-light'),
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 16,
          floor: unitsOf(stage, foot.top) - 92,
          coat: seed % 3 === 2 ? 0 : 1,
          night: isEvening ? 1 : 0,
          mirrored: Math.floor(seed / 2) % 2,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
