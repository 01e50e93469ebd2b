import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';

type Facts = Pick<ShopPackage, 'name' | 'formats' | 'revisions' | 'cutoutCredits'>;

/** What a package holds beyond what its name says, in words: the same wherever it is compared. */
export function packageFacts({ name, formats, revisions, cutoutCredits }: Facts): string {
  const names = formats.map((format) => FORMATS[format].name).filter((format) => format !== name);
  return [...(names.length > 0 ? [names.join(', ')] : []), count(revisions, 'revision'), count(cutoutCredits, 'background removal')].join(
    ' · ',
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
