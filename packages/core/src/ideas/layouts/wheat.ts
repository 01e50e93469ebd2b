import { landFront } from '../land-front.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groupShown, isManShown, peopleOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of hope and of home: letters in a glowing sky over a field of ripe wheat, an old oak, and a path that runs to it. */
export const wheat: Layout = {
  titles: { words: 14, letters: 80 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  const people = peopleOf(title) === null ? 0 : isManShown(title, seed % 2 === 0) ? 2 : 1;
  return landFront(stage, {
    id: 'field',
    generator: 'wheat',
    isDusk: isNightShown(stage, seed % 4 === 3),
    parameters: { people, group: groupShown(title) },
  });
}
