import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { peopleOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of courage and of the sea: letters in a heavy sky over a sloop that sails out of a storm into the light. */
export const stormSail: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  return landFront(stage, {
    id: 'sea',
    generator: 'storm-sail',
    isDusk: isNightShown(stage, seed % 2 === 1),
    parameters: { crew: (peopleOf(title)?.number ?? 1) > 1 ? 2 : 1 },
  });
}
