import { boundPages } from '../../geometry/spine-width.ts';
import type { Check } from '../check.ts';

/** A sheet has two sides. */
export const oddPages: Check = ({ design, binding, platform }) => {
  const { extent } = design;
  if (!binding || boundPages(extent) === extent) return [];
  return [
    {
      severity: 'hint',
      message: `${extent} pages is odd: ${platform.name} adds a blank one, and the spine is measured for ${extent + 1}.`,
      element: null,
      fix: { label: `Count ${extent + 1}`, command: { name: 'change-specification', extent: extent + 1 } },
    },
  ];
};
