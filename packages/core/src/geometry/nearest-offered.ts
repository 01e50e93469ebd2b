import type { Binding, PaperId, TrimSize } from '../platforms/platform.ts';
import { sameTrim } from '../platforms/trim.ts';
import type { CoverSpecification } from './cover-geometry.ts';
import { bindingOf } from './measure-cover.ts';

/** Returns the book with each trim, paper or page count that its printer does not offer replaced by the nearest offered value. */
export function nearestOffered(specification: CoverSpecification): CoverSpecification {
  const binding = bindingOf(specification);
  if (!binding) return specification;
  const trim = nearestTrim(binding, specification.trim);
  const paper = offeredPaper(binding, trim, specification.paper);
  const limits = binding.pageLimits(trim, paper);
  const extent = limits ? Math.min(limits.max, Math.max(limits.min, specification.extent)) : specification.extent;
  return { ...specification, trim, paper, extent };
}

function nearestTrim({ trims, unlistedTrims, customTrim }: Binding, wanted: TrimSize): TrimSize {
  const isOffered =
    [...trims, ...unlistedTrims].some((trim) => sameTrim(trim, wanted)) || (customTrim !== null && isWithin(wanted, customTrim));
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
