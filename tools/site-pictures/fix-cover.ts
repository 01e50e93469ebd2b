import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';

/** More rounds than a cover has faults would mean that fixes undo each other. */
const ROUNDS = 20;

/**
 * Takes the print check's own fixes, one after the other, the gravest first, until it has none to offer.
 * @param judge what the printer would say of a design
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
