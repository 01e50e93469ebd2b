import { specificationOf } from '../../design/specification-of.ts';
import { spineWidth } from '../../geometry/spine-width.ts';
import { inches } from '../../units/units.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** A typed spine that is this far from what the pages make is likely mistyped. */
const FAR = inches(0.15);

/** Some printers tell the spine only in a template made for the book. */
export const typedSpine: Check = ({ design, binding, geometry, platform }) => {
  if (!binding) return [];
  const { paper, extent } = specificationOf(design);
  const typed = design.spine.typedWidth;
  const computed = spineWidth(binding, paper, extent);
  if (typed === null) {
    if (binding.spine.kind !== 'template') return [];
    return [
      {
        severity: 'warning',
        message: say('estimatedSpine', { width: geometry.spineInches.toFixed(3), printer: platform.name }),
        element: null,
      },
    ];
  }
  if (Math.abs(typed - computed) <= FAR) return [];
  return [
    {
      severity: 'warning',
      message: say('spineMismatch', { typed, pages: extent, computed: computed.toFixed(3) }),
      element: null,
      fix:
        binding.spine.kind === 'template'
          ? null
          : { label: say('calculateSpine'), command: { name: 'change-specification', typedSpine: null } },
    },
  ];
};
