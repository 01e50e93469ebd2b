import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { nameFormat } from '../messages/name-format.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';
import { checkoutMessages } from './messages.ts';

const t = createPageTranslator(checkoutMessages);

type Facts = Pick<ShopPackage, 'name' | 'formats' | 'revisions' | 'cutoutCredits'>;

/** Describes the contents of a package in words, the same wherever packages are compared. */
export function packageFacts({ name, formats, revisions, cutoutCredits }: Facts): string {
  const names = formats.map((format) => nameFormat(format)).filter((format) => format !== name);
  return [
    ...(names.length > 0 ? [names.join(', ')] : []),
    t('revisions', { count: revisions }),
    t('removals', { count: cutoutCredits }),
  ].join(' · ');
}
