import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of leaving: letters in an evening sky over the wake of a ferry, with somebody at its rail and the town that they leave. */
export const ferryWake: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  return landFront(stage, {
    id: 'wake',
    generator: 'ferry-wake',
    isDusk: isNightShown(stage, seed % 3 === 1),
    parameters: { person: isManShown(title, (seed >> 1) % 2 === 1) ? 2 : 1, group: groupShown(title) },
  });
}
