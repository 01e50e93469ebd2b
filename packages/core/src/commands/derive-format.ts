import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { FormatId } from '../formats/format.ts';
import { nearestOffered } from '../geometry/nearest-offered.ts';
import { type Result, succeed } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { applyCommand } from './apply-command.ts';
import { fingerprintsOf } from './design-parts.ts';
import type { CommandFault } from './command-definition.ts';

/**
 * Derives a cover in another format of the same title from this one. If the new binding does not offer the trim, the paper or the page
 * count, the nearest offered value is used. The ISBN and the price are not copied, because every format has its own. The new cover follows
 * this one until a part of it is changed by hand (`follow-master.ts`).
 * @param engine as for `adaptDesign`.
 */
export function deriveFormat(design: Design, format: FormatId, engine: TextEngine | null): Result<Design, CommandFault> {
  const specification = specificationOf(design);
  const unnumbered = format === design.format ? succeed(design) : applyCommand(design, { name: 'edit-blurb', isbn: null, addOn: null });
  if (!unnumbered.ok) return unnumbered;
  const { trim, paper, extent } = nearestOffered({ ...specification, format });
  // A typed spine width is valid for one binding only.
  const typedSpine = format === design.format ? design.spine.typedWidth : null;
  const derived = applyCommand(unnumbered.value, { name: 'change-specification', format, trim, paper, extent, typedSpine }, engine);
  if (!derived.ok || format === design.format) return derived;
  return succeed({ ...derived.value, follows: { format: design.format, parts: fingerprintsOf(derived.value) } });
}
