import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { FormatId } from '../formats/format.ts';
import { nearestOffered } from '../geometry/nearest-offered.ts';
import { type Result, succeed } from '../result/result.ts';
import { applyCommand } from './apply-command.ts';
import type { CommandFault } from './command-definition.ts';

/**
 * The same title's cover in another format, made out of this one. Where the new binding does not offer the trim, the paper or
 * the page count, the nearest that it does is taken. The ISBN and the price are left behind: every format has its own.
 */
export function deriveFormat(design: Design, format: FormatId): Result<Design, CommandFault> {
  const specification = specificationOf(design);
  const unnumbered = format === design.format ? succeed(design) : applyCommand(design, { name: 'edit-blurb', isbn: null, addOn: null });
  if (!unnumbered.ok) return unnumbered;
  const { trim, paper, extent } = nearestOffered({ ...specification, format });
  // A spine is typed for one binding and not for another.
  const typedSpine = format === design.format ? design.spine.typedWidth : null;
  return applyCommand(unnumbered.value, { name: 'change-specification', format, trim, paper, extent, typedSpine });
}
