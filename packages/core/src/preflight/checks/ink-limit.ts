import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** The share of the cover below which exceeding the limit is not reported. */
const WORTH_TELLING = 0.03;

/**
 * Reports a cover that exceeds the ink limit of a printer that has one. The file is kept within the limit, so dark areas print a little
 * lighter.
 */
export const inkLimit: Check = ({ platform, binding, readings }) => {
  const { inkLimit: limit } = platform.colour;
  if (!binding || limit === null) return [];
  const reading = readings.press();
  if (!reading || reading.overLimit < WORTH_TELLING) return [];
  return [
    {
      severity: 'hint',
      message: say('overInkLimit', { percent: Math.round(reading.overLimit * 100), limit }),
      element: 'coverImage',
    },
  ];
};
