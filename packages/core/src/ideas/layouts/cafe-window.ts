import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { pairShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Comedies of dates and dinners: fat letters on a house, over the awning of a café with two at the table in its lit window. */
export const cafeWindow: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isEvening = isNightShown(stage, seed % 3 !== 1);
  const dark = clearGround(own.paper, [own.dark, own.second, own.darkest], 7);
  const light = groundUnder(own.darkest, own.light, 7.5);
  const [accent, second] = fartherFirst(isEvening ? dark : light, own.accent, own.second);
  const ground = clearGround(own.paper, [own.darkest, own.dark, own.second], 8);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'house',
    generator: 'cafe-window',
    plain: isEvening ? dark : light,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.34 : zoneEnd(title, 0.4) }),
      colour: isEvening ? own.paper : own.darkest,
      stretch: 1.2,
      lettering: { gap: 0.1, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: ground, below: 0.03 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, dark, light, darkest: ground },
      parameters: {
        calm: end + 32,
        floor: foot - 84,
        people: pairShown(title),
        skins: (seed * 7 + 2) % 16,
        night: isEvening ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
