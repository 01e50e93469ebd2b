import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groupShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { TOMORROW, tomorrowFront } from '../tomorrow-front.ts';

/** Science fiction: letters in the sky of another world, and somebody on the way home to its lit domes. */
export const colony: Layout = { ...TOMORROW, compose };

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  return tomorrowFront(stage, {
    id: 'colony',
    generator: 'colony',
    isDark: isNightShown(stage, seed % 3 !== 1),
    shadeBelow: 0.02,
    parameters: ({ foot }) => ({ floor: foot - 70, group: groupShown(title) }),
  });
}
