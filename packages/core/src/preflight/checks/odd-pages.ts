import { boundPages } from '../../geometry/spine-width.ts';
import type { Check } from '../check.ts';

/** A sheet has two sides. */
export const oddPages: Check = ({ design, binding, platform }) => {
  const { extent } = design;
  if (!binding || boundPages(extent) === extent) return [];
  return [
    {
      severity: 'hint',
      message: `${extent} is an odd page count. ${platform.name} adds a blank page, so the spine is measured for ${extent + 1} pages.`,
      element: null,
      fix: { label: `Use ${extent + 1} pages`, command: { name: 'change-specification', extent: extent + 1 } },
    },
  ];
};
