import { describeTrim, sameTrim, trim } from '../../platforms/trim.ts';
import type { TrimSize } from '../../platforms/platform.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** Reports a trim that the platform does not list. It is only printed where custom sizes are, and the specification's 5 × 5 nowhere. */
export const coverSize: Check = ({ design, binding, platform: { name } }) => {
  if (!binding) return [];
  const { width, height } = design.measurements.trimSize;
  const size = trim(width, height);
  if (binding.trims.some((candidate) => sameTrim(candidate, size))) return [];
  if (binding.unlistedTrims.some((candidate) => sameTrim(candidate, size))) {
    return [
      {
        severity: 'error',
        message: say('unknownTrim', { trim: describeTrim(size), printer: name, trims: nearest(binding.trims, size) }),
        element: null,
      },
    ];
  }
  return [
    {
      severity: 'hint',
      message: say('customTrim', { trim: describeTrim(size), printer: name }),
      element: null,
    },
  ];
};

/** Returns the three listed sizes that are nearest. */
function nearest(trims: readonly TrimSize[], { width, height }: TrimSize): string {
  const distance = (size: TrimSize) => Math.hypot(size.width - width, size.height - height);
  return trims
    .toSorted((first, second) => distance(first) - distance(second))
    .slice(0, 3)
    .map(describeTrim)
    .join(', ');
}
