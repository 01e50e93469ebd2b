import { specificationOf } from '../../design/specification-of.ts';
import { spineWidth } from '../../geometry/spine-width.ts';
import { inches } from '../../units/units.ts';
import type { Check } from '../check.ts';

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
        message: `The spine of ${geometry.spineInches.toFixed(3)} in is an estimate; ${platform.name} gives the exact width in the cover template of this book. Enter it under The book.`,
        element: null,
      },
    ];
  }
  if (Math.abs(typed - computed) <= FAR) return [];
  return [
    {
      severity: 'warning',
      message: `The spine is set to ${typed} in, but ${extent} pages of this paper make about ${computed.toFixed(3)} in.`,
      element: null,
      fix:
        binding.spine.kind === 'template'
          ? null
          : { label: 'Calculate the spine width', command: { name: 'change-specification', typedSpine: null } },
    },
  ];
};
