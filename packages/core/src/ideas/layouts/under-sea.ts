import type { RoleColours } from '../../design/artwork.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { seaFriendOfTitle } from '../sea-friend-of-title.ts';
import { storybookFront } from '../storybook-front.ts';
import { isNightShown } from '../title-settings.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters in the light under the waves, over a reef and a large animal of the sea that looks at the reader. */
export const underSea: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.55 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Water, whatever the palette: turquoise in the sun, or clear blue. */
const WATERS = [
  { high: { r: 192, g: 242, b: 236, a: 1 }, low: { r: 72, g: 196, b: 214, a: 1 } },
  { high: { r: 186, g: 230, b: 250, a: 1 }, low: { r: 78, g: 170, b: 226, a: 1 } },
] as const;
const DEEP = { r: 8, g: 78, b: 146, a: 1 } as const;
const DEEP_LIGHT = { r: 42, g: 164, b: 206, a: 1 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDeep = isNightShown(stage, seed % 2 === 1);
  const ink = isDeep ? own.paper : own.darkest;
  const isSquare = board.height < board.width * 1.2;
  return storybookFront(stage, {
    id: 'sea',
    generator: 'under-sea',
    isNight: isDeep,
    motif: null,
    ink,
    colours: waterOf(own, isDeep, seed),
    zone: { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) },
    lettering: { gap: 0.12, largest: 0.4 },
    author: 0.052,
    under: 16,
    overAuthor: 112,
    shade: 0.015,
    parameters: () => ({ animal: seaFriendOfTitle(title, seed) }),
  });
}

function waterOf(own: RoleColours, isDeep: boolean, seed: number): RoleColours {
  if (isDeep)
    return {
      ...own,
      dark: clearGround(own.paper, [mixColours(own.dark, DEEP, 0.84), own.dark, own.darkest], 5.5),
      main: mixColours(own.main, DEEP_LIGHT, 0.8),
      darkest: groundUnder(own.paper, mixColours(own.darkest, DEEP, 0.3), 9),
    };
  const water = WATERS[(seed >> 1) % WATERS.length] ?? WATERS[0];
  return {
    ...own,
    light: groundUnder(own.darkest, mixColours(own.light, water.high, 0.84), 7),
    main: mixColours(own.main, water.low, 0.84),
    darkest: groundUnder(own.paper, own.darkest, 9),
  };
}
