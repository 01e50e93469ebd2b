import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import { say } from '../../refusals/say.ts';

/** Kinds of files for a printer. Pictures, proofs and design files may be made of any book. */
const PRINTED: ReadonlySet<ExportKind> = new Set(['pdf', 'package']);

/** Refuses the print file of a book that its printer does not make, naming the limit; null for every other file. */
export function refuseUnprintable(kind: ExportKind, designs: Designs): Result<never, Refusal> | null {
  if (!PRINTED.has(kind)) return null;
  for (const design of Object.values(designs)) {
    const checked = checkSpecification(specificationOf(design));
    if (!checked.ok) return refuse({ code: 'preflightFailed', detail: say('notPrintable', { rule: checked.fault.message }) });
  }
  return null;
}
