import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';

/** What a package holds, in words: the same wherever it is compared. */
export function packageFacts({ formats, revisions, cutoutCredits }: Pick<ShopPackage, 'formats' | 'revisions' | 'cutoutCredits'>): string {
  const names = formats.map((format) => FORMATS[format].name);
  return [names.join(', '), count(revisions, 'revision'), count(cutoutCredits, 'background removal')].join(' · ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
