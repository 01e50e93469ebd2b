import { specificationOf } from '../../design/specification-of.ts';
import { spineWidth } from '../../geometry/spine-width.ts';
import { inches } from '../../units/units.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** The difference between a typed and a computed spine width above which the typed one is probably mistyped. */
const FAR = inches(0.15);

/** Reports a spine width that is missing or probably mistyped, for printers that give it only in a template for the book. */
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
