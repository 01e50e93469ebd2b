import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, NO_SENTENCES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { motifFor } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['star', 'key', 'flame', 'rose'] as const;

/** Young adult, fantasy and romance: the title in the dark over two cupped hands, which hold up what it names in its own light. */
export const offered: Layout = {
  titles: NO_SENTENCES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const ground = clearGround(own.paper, [own.dark, own.second, own.main, own.accent], 8);
  const [accent, second] = fartherFirst(ground, own.accent, own.second);
  const darkest = groundUnder(own.paper, own.darkest, 10);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'offered',
    generator: 'offered',
    plain: ground,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) }),
      colour: own.paper,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: darkest, below: 0.1 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, darkest, dark: ground },
      motif: motifFor(stage, 'offered', THINGS, seed),
      parameters: { calm: end + 20, floor: foot - 50, mirrored: seed % 2 },
    }),
  });
}
