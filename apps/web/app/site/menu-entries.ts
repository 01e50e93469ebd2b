import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import type { MenuIconName, ThemeColourName } from '@coverwright/contracts/site/menu-entry.ts';
import { PRODUCT_CATEGORIES } from '@coverwright/contracts/site/product-categories.ts';

/** One line of a menu that unfolds. */
export interface MenuEntry {
  readonly label: string;
  readonly subtitle: string;
  readonly route: string;
  readonly icon: MenuIconName;
  readonly color: ThemeColourName;
}

/** The top menu: a list unfolds, an address is gone to. */
export const TOP_MENU: readonly (
  | { readonly label: string; readonly entries: readonly MenuEntry[] }
  | { readonly label: string; readonly route: string }
)[] = [
  { label: 'Products', entries: PRODUCT_CATEGORIES },
  { label: 'Pricing', route: '/pricing' },
  { label: 'Guides', entries: GUIDE_CATEGORIES.map(({ title, ...category }) => ({ label: title, ...category })) },
  { label: 'Support', route: '/guides/support-and-faqs' },
];
