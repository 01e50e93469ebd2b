import type { MenuIconName, ThemeColourName } from './menu-entry.ts';

/** One entry of the Products menu. */
export interface ProductCategory {
  readonly label: string;
  readonly subtitle: string;
  readonly route: string;
  readonly icon: MenuIconName;
  readonly color: ThemeColourName;
}

/** The products, in the order of the menu. */
export const PRODUCT_CATEGORIES: readonly ProductCategory[] = [
  {
    label: 'Paperback covers',
    subtitle: 'Front, spine and back, from your page count',
    route: '/product/create-a-paperback-cover',
    icon: 'book',
    color: 'primary',
  },
  {
    label: 'Hardcover designs',
    subtitle: 'Boards, hinges and wrap, or a dust jacket',
    route: '/product/create-a-hardcover-design',
    icon: 'save',
    color: 'error',
  },
  {
    label: 'eBook covers',
    subtitle: 'Fronts that are readable as a thumbnail',
    route: '/product/front-cover-maker',
    icon: 'eReader',
    color: 'info',
  },
  {
    label: 'Covers for KDP',
    subtitle: 'Measured and checked by Amazon’s rules',
    route: '/campaign/create-a-book-cover-for-kdp',
    icon: 'configure',
    color: 'secondary',
  },
];
