import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { isNightInStory, storybookFront } from '../storybook-front.ts';
import { thingWithFriend } from '../thing-with-friend.ts';
import { faceOfTitle } from '../title-animals.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters between the leaves of a wood, over a clearing where the title's animal sits beside its thing. */
export const clearing: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const SUNNY = { r: 226, g: 242, b: 196, a: 1 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const motif = thingWithFriend(stage, 'clearing');
  const isNight = isNightInStory(stage, motif, seed % 3 === 2);
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.darkest], 7.5);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const colours = isNight
    ? { ...own, dark: night, darkest }
    : { ...own, light: groundUnder(ink, mixColours(own.light, SUNNY, 0.6), 8), darkest };
  const isSquare = board.height < board.width * 1.2;
  return storybookFront(stage, {
    id: 'wood',
    generator: 'clearing',
    isNight,
    motif,
    ink,
    colours,
    zone: { top: 0.085, bottom: isSquare ? 0.38 : zoneEnd(title, 0.45), left: 0.115, right: 0.885 },
    lettering: { gap: 0.12, largest: 0.4 },
    author: 0.052,
    under: 24,
    overAuthor: 112,
    shade: 0.03,
    parameters: (head) => ({ head, animal: faceOfTitle(title, seed) }),
  });
}
