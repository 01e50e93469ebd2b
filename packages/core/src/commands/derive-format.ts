import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { FormatId } from '../formats/format.ts';
import { bindingOf } from '../geometry/measure-cover.ts';
import type { Binding, PaperId, TrimSize } from '../platforms/platform.ts';
import { sameTrim } from '../platforms/trim.ts';
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
  const binding = bindingOf({ platform: specification.platform, format });
  if (!binding) return applyCommand(unnumbered.value, { name: 'change-specification', format });
  const trim = nearestTrim(binding, specification.trim);
  const paper = offeredPaper(binding, trim, specification.paper);
  const limits = binding.pageLimits(trim, paper);
  const extent = limits ? Math.min(limits.max, Math.max(limits.min, specification.extent)) : specification.extent;
  return applyCommand(unnumbered.value, { name: 'change-specification', format, trim, paper, extent });
}

function nearestTrim({ trims, customTrim }: Binding, wanted: TrimSize): TrimSize {
  const isOffered = trims.some((trim) => sameTrim(trim, wanted)) || (customTrim !== null && isWithin(wanted, customTrim));
  if (isOffered) return wanted;
  const distance = ({ width, height }: TrimSize) => Math.hypot(width - wanted.width, height - wanted.height);
  return trims.toSorted((first, second) => distance(first) - distance(second))[0] ?? wanted;
}

function isWithin({ width, height }: TrimSize, { min, max }: { readonly min: TrimSize; readonly max: TrimSize }): boolean {
  return width >= min.width && width <= max.width && height >= min.height && height <= max.height;
}

function offeredPaper({ papers, pageLimits }: Binding, trim: TrimSize, wanted: PaperId): PaperId {
  const offered = papers.filter(({ id }) => pageLimits(trim, id) !== null);
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? wanted;
}
