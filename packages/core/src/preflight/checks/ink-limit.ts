import type { Check } from '../check.ts';

/** A share of the cover below which nobody need be told. */
const WORTH_TELLING = 0.03;

/** Where a printer counts ink, the file is held to the limit; a cover of deep darks comes out a little lighter for it. */
export const inkLimit: Check = ({ platform, binding, readings }) => {
  const { inkLimit: limit } = platform.colour;
  const reading = binding && limit !== null ? readings.press() : null;
  if (!reading || reading.overLimit < WORTH_TELLING) return [];
  return [
    {
      severity: 'hint',
      message: `${Math.round(reading.overLimit * 100)}% of the cover is darker than the ink limit of ${limit}%. The print file limits the ink there, so the darkest areas print slightly lighter.`,
      element: 'coverImage',
    },
  ];
};
