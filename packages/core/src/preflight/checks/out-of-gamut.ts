import type { Check } from '../check.ts';

const WORTH_TELLING = 0.05;

/** Some of a screen's colours no ink gives. */
export const outOfGamut: Check = ({ platform, binding, readings }) => {
  const reading = binding && platform.colour.mode === 'CMYK' ? readings.press() : null;
  if (!reading || reading.outOfGamut < WORTH_TELLING) return [];
  return [
    {
      severity: 'hint',
      message: `${Math.round(reading.outOfGamut * 100)}% of the cover uses colors that ink can’t print. Turn on Print proof to see how they print.`,
      element: 'coverImage',
    },
  ];
};
