import type { Check } from '../check.ts';

const WORTH_TELLING = 0.05;

/** Some of a screen's colours no ink gives. */
export const outOfGamut: Check = ({ platform, binding, readings }) => {
  const reading = binding && platform.colour.mode === 'CMYK' ? readings.press() : null;
  if (!reading || reading.outOfGamut < WORTH_TELLING) return [];
  return [
    {
      severity: 'hint',
      message: `${Math.round(reading.outOfGamut * 100)} % of the cover is in colours brighter than ink can print; the print proof shows how they come out.`,
      element: 'coverImage',
    },
  ];
};
