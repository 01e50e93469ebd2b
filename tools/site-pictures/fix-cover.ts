import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';

/** Maximum number of rounds: more would mean that fixes undo each other. */
const ROUNDS = 20;

/**
 * Applies the print check's own fixes one by one, most severe first, until none is left.
 * @param judge returns the findings about a design
 */
export async function fixCover(design: Design, judge: (design: Design) => Promise<readonly Finding[]>): Promise<Design> {
  let fixed = design;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [next] = (await judge(fixed)).filter(({ fix }) => fix !== null);
    if (!next?.fix) return fixed;
    const changed = applyCommand(fixed, next.fix.command);
    if (!changed.ok) throw new Error(`${next.check}: ${changed.fault.message}`);
    fixed = changed.value;
  }
  throw new Error('The fixes do not come to an end');
}
