import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { titleMotifs } from '../title-motifs.ts';
import { pairShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Wedding comedies: fat letters in the sky over two in an open car from behind, with a veil in the wind and cans on strings. */
export const justMarried: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDusk = isNightShown(stage, seed % 4 === 3);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const dark = clearGround(own.paper, [own.dark, own.second, own.darkest], 7);
  const light = groundUnder(own.darkest, own.light, 7.5);
  const ground = clearGround(own.paper, [own.darkest, own.dark, own.second], 8);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'road',
    generator: 'just-married',
    plain: isDusk ? dark : light,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.4) }),
      colour: isDusk ? own.paper : own.darkest,
      stretch: 1.25,
      lettering: { gap: 0.1, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: ground, below: 0.035 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, dark, light, darkest: ground },
      parameters: {
        calm: end + 10,
        floor: foot - 92,
        people: pairShown(title),
        skins: (seed * 7 + 2) % 16,
        dog: titleMotifs(title).some(({ motif }) => motif === 'dog') ? 1 : 0,
        night: isDusk ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
