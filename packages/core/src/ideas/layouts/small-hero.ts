import { heroFront } from '../hero-front.ts';
import { type Layout, LONG_TITLES } from '../layout-stage.ts';

/** Children’s books: round letters in the sky over the child that the title is about, in costume and in a place of its own. */
export const smallHero: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose: (stage) => heroFront(stage, false),
};
