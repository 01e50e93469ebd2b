import type { MenuIconName, ThemeColourName } from './menu-entry.ts';

/** One category of the guides. Its slug is its name in addresses. */
export interface GuideCategory {
  readonly title: string;
  readonly subtitle: string;
  readonly slug: 'introduction' | 'book-cover-design-essentials' | 'designing-your-book-cover' | 'support-and-faqs';
  /** The address of its entry in the menu. */
  readonly route: `/guides/${string}`;
  readonly icon: MenuIconName;
  readonly color: ThemeColourName;
}

/** The guide categories are in the order of the menu. */
export const GUIDE_CATEGORIES: readonly GuideCategory[] = [
  {
    title: 'Introduction',
    subtitle: 'From an empty page to a first cover',
    slug: 'introduction',
    route: '/guides/introduction/getting-started',
    icon: 'book',
    color: 'primary',
  },
  {
    title: 'Book cover design essentials',
    subtitle: 'What makes a cover look bought, not made',
    slug: 'book-cover-design-essentials',
    route: '/guides/book-cover-design-essentials',
    icon: 'configure',
    color: 'secondary',
  },
  {
    title: 'Designing your book cover',
    subtitle: 'Pictures, words, spine and back, step by step',
    slug: 'designing-your-book-cover',
    route: '/guides/designing-your-book-cover',
    icon: 'save',
    color: 'info',
  },
  {
    title: 'Support and FAQs',
    subtitle: 'When something is not as it should be',
    slug: 'support-and-faqs',
    route: '/guides/support-and-faqs',
    icon: 'comments',
    color: 'success',
  },
];
