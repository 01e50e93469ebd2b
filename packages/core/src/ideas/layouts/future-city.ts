import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { TOMORROW, tomorrowFront } from '../tomorrow-front.ts';

/** Science fiction: letters in the haze over a city of tomorrow, and people on a landing who look at it. */
export const futureCity: Layout = { ...TOMORROW, compose };

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  const isRainy = isSetIn(title, 'rain');
  const isDark = isNightShown(stage, seed % 2 === 0) || isRainy;
  return tomorrowFront(stage, {
    id: 'city',
    generator: 'future-city',
    isDark,
    shadeBelow: 0.045,
    parameters: ({ foot }) => ({
      floor: foot - 118,
      people: isManShown(title, seed % 3 !== 1) ? 1 : 0,
      group: groupShown(title),
      rain: isRainy || (isDark && seed % 4 === 2) ? 1 : 0,
    }),
  });
}
