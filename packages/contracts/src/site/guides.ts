import type { GuideCategory } from './guide-categories.ts';
import type { GuideSlug } from './guides/messages.ts';

/**
 * An article of the guides. Its text is `{category}/{slug}.mdx` in the guides of a language (`content/en/guides`); `guideMessages` has its
 * title.
 */
export interface Guide {
  readonly category: GuideCategory['slug'];
  readonly slug: GuideSlug;
  /** ISO date of the last change that a reader would notice. */
  readonly changed: string;
}

const CHANGED = '2026-11-21';

/** The guides are in reading order. */
export const GUIDES: readonly Guide[] = [
  {
    category: 'introduction',
    slug: 'getting-started',
    changed: CHANGED,
  },
  {
    category: 'introduction',
    slug: 'around-the-editor',
    changed: CHANGED,
  },
  {
    category: 'introduction',
    slug: 'one-master-four-products',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'trim-and-paper',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'spine-width',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'bleed-and-margins',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'isbn-and-barcode',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'type-and-genre',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'colour-on-screen-and-in-ink',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'covers-that-can-be-read',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'pictures-and-licences',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'writing-the-blurb',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'hardcover',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'ebook-and-audiobook',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'upload-to-kdp',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'why-covers-are-sent-back',
    changed: CHANGED,
  },
  {
    category: 'support-and-faqs',
    slug: 'questions',
    changed: CHANGED,
  },
  {
    category: 'support-and-faqs',
    slug: 'never-lose-work',
    changed: CHANGED,
  },
  {
    category: 'support-and-faqs',
    slug: 'getting-help',
    changed: CHANGED,
  },
];

export function guidePath({ category, slug }: Pick<Guide, 'category' | 'slug'>): `/guides/${string}` {
  return `/guides/${category}/${slug}`;
}
