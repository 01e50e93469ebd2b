import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown, isManShown, peopleOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { englishWords } from '../title-languages.ts';

/** Novels of families and farms: letters in the sky over rows of fruit trees or vines that run to a farmhouse. */
export const orchard: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The words of titles for each fruit of the drawing, in its order. */
const FRUITS = [
  'apple cider',
  'pear perry',
  'cherry',
  'peach apricot plum nectarine',
  'lemon orange citrus',
  'olive',
  'vineyard vine grape wine winery vintage vintner winemaker',
].map((words) => new Set(words.split(' ')));

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  const words = englishWords(title);
  const named = FRUITS.findIndex((names) => words.some((word) => names.has(word)));
  const people = peopleOf(title) === null ? 0 : isManShown(title, seed % 2 === 0) ? 2 : 1;
  return landFront(stage, {
    id: 'orchard',
    generator: 'orchard',
    isDusk: isNightShown(stage, seed % 4 === 3),
    parameters: { fruit: Math.max(0, named), people, group: groupShown(title) },
  });
}
