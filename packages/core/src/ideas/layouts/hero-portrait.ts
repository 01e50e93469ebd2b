import { heroFront } from '../hero-front.ts';
import { type Layout, LONG_TITLES } from '../layout-stage.ts';

/** Children’s books: round letters over the child that the title is about, who looks over a rise from close by. */
export const heroPortrait: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.55 },
  wordsOnPicture: false,
  inRoles: true,
  compose: (stage) => heroFront({ ...stage, seed: stage.seed + 1 }, true),
};
