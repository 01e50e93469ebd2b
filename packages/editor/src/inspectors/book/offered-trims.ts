import type { Binding, TrimSize } from '@coverwright/core/platforms/platform.ts';
import { SQUARE_5_BY_5 } from '@coverwright/core/platforms/kdp/kdp.ts';
import { describeTrim, sameTrim, trimId } from '@coverwright/core/platforms/trim.ts';

/** What the trim field offers: the printer's list, the square it takes as a custom size, and the book's own size. */
export function offeredTrims({ trims, customTrim }: Binding, current: TrimSize): { value: string; label: string }[] {
  const offered = customTrim ? [...trims, SQUARE_5_BY_5] : trims;
  const all = offered.some((size) => sameTrim(size, current)) ? offered : [...offered, current];
  return all.map((size) => ({ value: trimId(size), label: describeInBothUnits(size, trims) }));
}

function describeInBothUnits(size: TrimSize, named: readonly TrimSize[]): string {
  const millimetres = `${Math.round(size.width * 25.4)} × ${Math.round(size.height * 25.4)} mm`;
  const note = named.some((trim) => sameTrim(trim, size)) ? '' : ', custom';
  return `${describeTrim(size)}  (${millimetres}${note})`;
}
