import type { Check } from '../check.ts';
import { say } from '../say.ts';

const WORTH_TELLING = 0.05;

/** Reports screen colours that no ink can reproduce. */
export const outOfGamut: Check = ({ platform, binding, readings }) => {
  const reading = binding && platform.colour.mode === 'CMYK' ? readings.press() : null;
  if (!reading || reading.outOfGamut < WORTH_TELLING) return [];
  return [
    {
      severity: 'hint',
      message: say('outOfGamut', { percent: Math.round(reading.outOfGamut * 100) }),
      element: 'coverImage',
    },
  ];
};
