import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of walking and of finding a way: letters in a morning sky over a path through stone-walled hills, and somebody with a rucksack on it. */
export const footpath: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  return landFront(stage, {
    id: 'path',
    generator: 'footpath',
    isDusk: isNightShown(stage, seed % 4 === 3),
    parameters: { person: isManShown(title, (seed >> 1) % 2 === 0) ? 2 : 1, group: groupShown(title) },
  });
}
