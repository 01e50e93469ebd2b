import { boundPages } from '../../geometry/spine-width.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** Reports an odd page count, because a sheet has two sides. */
export const oddPages: Check = ({ design, binding, platform }) => {
  const { extent } = design;
  if (!binding || boundPages(extent) === extent) return [];
  return [
    {
      severity: 'hint',
      message: say('oddPages', { pages: extent, printer: platform.name, printed: extent + 1 }),
      element: null,
      fix: { label: say('usePages', { pages: extent + 1 }), command: { name: 'change-specification', extent: extent + 1 } },
    },
  ];
};
