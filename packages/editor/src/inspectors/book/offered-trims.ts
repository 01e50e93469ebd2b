import type { Binding, TrimSize } from '@coverwright/core/platforms/platform.ts';
import { describeTrim, sameTrim, trimId } from '@coverwright/core/platforms/trim.ts';

/** Returns the options of the trim field: the printer's list, other trims that it prints, and the book's own size. */
export function offeredTrims({ trims, unlistedTrims }: Binding, current: TrimSize): { value: string; label: string }[] {
  const offered = [...trims, ...unlistedTrims];
  const all = offered.some((size) => sameTrim(size, current)) ? offered : [...offered, current];
  return all.map((size) => ({ value: trimId(size), label: describeInBothUnits(size, trims) }));
}

function describeInBothUnits(size: TrimSize, named: readonly TrimSize[]): string {
  const millimetres = `${Math.round(size.width * 25.4)} × ${Math.round(size.height * 25.4)} mm`;
  const note = named.some((trim) => sameTrim(trim, size)) ? '' : ', custom';
  return `${describeTrim(size)}  (${millimetres}${note})`;
}
