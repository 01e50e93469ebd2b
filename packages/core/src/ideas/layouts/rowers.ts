import { WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Business and self-help: very large letters on calm water over a crew at the catch, seen from above in low sun. */
export const rowers: Layout = {
  titles: { words: 14, letters: 80 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const isDeep = seed % 3 !== 1;
  const ink = isDeep ? own.paper : own.darkest;
  const [accent, second] = warmerFirst(own.accent, own.second);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const deep = clearGround(own.paper, [own.dark, own.second, mixColours(own.second, own.darkest, 0.4)], 7.4);
  const colours = isDeep
    ? { ...own, accent, second, darkest, dark: deep, main: groundUnder(own.paper, mixColours(own.main, deep, 0.4), 3.4) }
    : { ...own, accent, second, darkest, light: groundUnder(ink, mixColours(own.light, WHITE, 0.1), 7) };
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'crew',
    generator: 'rowers',
    plain: isDeep ? colours.dark : colours.light,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.4 : zoneEnd(title, 0.46) }),
      colour: ink,
      stretch: 1.25,
      lettering: { gap: 0.1, largest: 0.48 },
    },
    author: { colour: own.paper, size: 0.046 },
    shade: { colour: darkest, below: 0.03 },
    art: ({ end, foot }) => ({
      colours,
      parameters: { calm: end + 38, floor: foot - 84, crew: seed % 4 === 2 ? 4 : 8, night: isDeep ? 1 : 0, mirrored: seed % 2 },
    }),
  });
}
