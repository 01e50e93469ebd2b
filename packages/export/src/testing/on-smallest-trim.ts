import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';

/** KDP's smallest trims. That of paperbacks has the proportions of 6 × 9 inches, so that everything on a cover becomes a third smaller. */
const SMALLEST = { paperback: trim(4, 6), hardback: trim(5.5, 8.5) } as const;

/** Returns a printed cover on the smallest book of its printer: one of 6 × 9 inches has more than twice as many pixels. */
export function onSmallestTrim(design: Design): Design {
  const { format } = design;
  if (format !== 'paperback' && format !== 'hardback') return design;
  return afterCommands(design, { name: 'change-specification', trim: SMALLEST[format] });
}
