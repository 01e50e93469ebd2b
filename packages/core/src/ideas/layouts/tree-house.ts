import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { isNightInStory, storybookFront } from '../storybook-front.ts';
import { thingWithFriend } from '../thing-with-friend.ts';
import { faceOfTitle } from '../title-animals.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters in the sky over a house in a great tree, and the title's animal and thing at its foot. */
export const treeHouse: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.55 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Clear skies, whatever the palette. */
const SKIES = [
  { high: { r: 112, g: 200, b: 236, a: 1 }, low: { r: 196, g: 234, b: 244, a: 1 } },
  { high: { r: 128, g: 214, b: 206, a: 1 }, low: { r: 232, g: 244, b: 204, a: 1 } },
  { high: { r: 255, g: 186, b: 120, a: 1 }, low: { r: 255, g: 228, b: 178, a: 1 } },
  { high: { r: 150, g: 196, b: 246, a: 1 }, low: { r: 252, g: 222, b: 226, a: 1 } },
] as const;
const NIGHT = { r: 28, g: 40, b: 112, a: 1 } as const;
const NIGHT_GLOW = { r: 96, g: 104, b: 190, a: 1 } as const;
function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const motif = thingWithFriend(stage, 'tree-house');
  const isNight = isNightInStory(stage, motif, seed % 3 === 2);
  const ink = isNight ? own.paper : own.darkest;
  // A green or brown night looks like dirt behind leaves and planks.
  const night = clearGround(own.paper, [mixColours(own.dark, NIGHT, 0.65), own.darkest], 7);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const sky = SKIES[seed % SKIES.length] ?? SKIES[0];
  const colours = isNight
    ? {
        ...own,
        dark: night,
        main: mixColours(own.main, NIGHT_GLOW, 0.6),
        darkest: groundUnder(own.paper, mixColours(own.darkest, NIGHT, 0.4), 9),
      }
    : {
        ...own,
        main: groundUnder(ink, mixColours(own.main, sky.high, 0.8), 5.5),
        light: groundUnder(ink, mixColours(own.light, sky.low, 0.7), 7),
        darkest,
      };
  const isSquare = board.height < board.width * 1.2;
  return storybookFront(stage, {
    id: 'tree',
    generator: 'tree-house',
    isNight,
    motif,
    ink,
    colours,
    zone: { top: 0.05, bottom: isSquare ? 0.34 : zoneEnd(title, 0.38) },
    lettering: { gap: 0.12, largest: 0.36 },
    author: 0.052,
    under: 16,
    overAuthor: 112,
    shade: 0.03,
    parameters: () => ({ animal: faceOfTitle(title, seed) }),
  });
}
