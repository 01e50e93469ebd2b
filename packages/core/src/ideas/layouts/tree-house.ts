import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { isNightInStory, storybookFront, storybookSky } from '../storybook-front.ts';
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

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const motif = thingWithFriend(stage, 'tree-house');
  const isNight = isNightInStory(stage, motif, seed % 3 === 2);
  const { ink, colours } = storybookSky(roleColours(roles), isNight, seed);
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
