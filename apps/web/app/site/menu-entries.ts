import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import type { MenuIconName, ThemeColourName } from '@coverwright/contracts/site/menu-entry.ts';
import { PRODUCT_CATEGORIES } from '@coverwright/contracts/site/product-categories.ts';
import type { siteMessages } from './messages.ts';
import type { GuideCategorySlug, ProductSlug } from '@coverwright/contracts/site/menu/messages.ts';

type SiteText = Extract<keyof (typeof siteMessages)['texts'], 'products' | 'pricing' | 'guides' | 'support'>;

/** An entry of a dropdown menu. `menuMessages` has its name. */
export interface MenuEntry {
  readonly slug: ProductSlug | GuideCategorySlug;
  readonly route: string;
  readonly icon: MenuIconName;
  readonly color: ThemeColourName;
}

/** The top menu: an entry is a dropdown list or a link. */
export const TOP_MENU: readonly (
  | { readonly label: SiteText; readonly entries: readonly MenuEntry[] }
  | { readonly label: SiteText; readonly route: string }
)[] = [
  { label: 'products', entries: PRODUCT_CATEGORIES },
  { label: 'pricing', route: '/pricing' },
  { label: 'guides', entries: GUIDE_CATEGORIES },
  { label: 'support', route: '/guides/support-and-faqs' },
];
