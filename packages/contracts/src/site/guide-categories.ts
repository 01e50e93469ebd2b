import type { MenuIconName, ThemeColourName } from './menu-entry.ts';
import type { GuideCategorySlug } from './menu/messages.ts';

/** A category of the guides. Its slug is its name in addresses; `menuMessages` has its title. */
export interface GuideCategory {
  readonly slug: GuideCategorySlug;
  /** Address of its menu entry. */
  readonly route: `/guides/${string}`;
  readonly icon: MenuIconName;
  readonly color: ThemeColourName;
}

/** The guide categories are in the order of the menu. */
export const GUIDE_CATEGORIES: readonly GuideCategory[] = [
  {
    slug: 'introduction',
    route: '/guides/introduction/getting-started',
    icon: 'book',
    color: 'primary',
  },
  {
    slug: 'book-cover-design-essentials',
    route: '/guides/book-cover-design-essentials',
    icon: 'configure',
    color: 'secondary',
  },
  {
    slug: 'designing-your-book-cover',
    route: '/guides/designing-your-book-cover',
    icon: 'save',
    color: 'info',
  },
  {
    slug: 'support-and-faqs',
    route: '/guides/support-and-faqs',
    icon: 'comments',
    color: 'success',
  },
];
