import { SQUARE_5_BY_5 } from '../../platforms/kdp/kdp.ts';
import { PLATFORMS } from '../../platforms/platforms.ts';
import { describeTrim, sameTrim, trim } from '../../platforms/trim.ts';
import type { Check } from '../check.ts';

/** A trim that the platform does not list is printed only where custom sizes are, and the spec's 5 × 5 nowhere. */
export const coverSize: Check = ({ design, binding }) => {
  if (!binding) return [];
  const { width, height } = design.measurements.trimSize;
  const size = trim(width, height);
  if (binding.trims.some((candidate) => sameTrim(candidate, size))) return [];
  const platform = PLATFORMS[design.publisher].name;
  if (sameTrim(size, SQUARE_5_BY_5)) {
    return [
      {
        severity: 'error',
        message: `${describeTrim(size)} is not a size that ${platform} prints; its square sizes are 8.25 × 8.25 and 8.5 × 8.5 in.`,
        element: null,
      },
    ];
  }
  return [
    {
      severity: 'hint',
      message: `${describeTrim(size)} is a custom size; enter it as such when you set the book up at ${platform}.`,
      element: null,
    },
  ];
};
