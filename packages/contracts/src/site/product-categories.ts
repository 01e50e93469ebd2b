import type { MenuIconName, ThemeColourName } from './menu-entry.ts';
import type { ProductSlug } from './menu/messages.ts';

/** An entry of the Products menu. `menuMessages` has its name. */
export interface ProductCategory {
  readonly slug: ProductSlug;
  readonly route: string;
  readonly icon: MenuIconName;
  readonly color: ThemeColourName;
}

/** The products, in the order of the menu. */
export const PRODUCT_CATEGORIES: readonly ProductCategory[] = [
  {
    slug: 'paperback',
    route: '/product/create-a-paperback-cover',
    icon: 'book',
    color: 'primary',
  },
  {
    slug: 'hardcover',
    route: '/product/create-a-hardcover-design',
    icon: 'save',
    color: 'error',
  },
  {
    slug: 'ebook',
    route: '/product/front-cover-maker',
    icon: 'eReader',
    color: 'info',
  },
  {
    slug: 'kdp',
    route: '/campaign/create-a-book-cover-for-kdp',
    icon: 'configure',
    color: 'secondary',
  },
];
