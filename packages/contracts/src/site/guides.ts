import type { GuideCategory } from './guide-categories.ts';

/** One article of the guides. Its text is `content/guides/{category}/{slug}.mdx`. */
export interface Guide {
  readonly category: GuideCategory['slug'];
  readonly slug: string;
  readonly title: string;
  /** One or two sentences: the lead of the article, and what lists and search results show. */
  readonly description: string;
  /** ISO date of the last change that a reader would notice. */
  readonly changed: string;
}

const CHANGED = '2026-11-21';

/** The guides are in reading order. */
export const GUIDES: readonly Guide[] = [
  {
    category: 'introduction',
    slug: 'getting-started',
    title: 'Getting started',
    description: 'From a title and a genre to a file that the printer takes, in about ten minutes. No account, no design training.',
    changed: CHANGED,
  },
  {
    category: 'introduction',
    slug: 'around-the-editor',
    title: 'Your way around the editor',
    description: 'What stands where, how things are chosen and moved, and the keys that save the most time.',
    changed: CHANGED,
  },
  {
    category: 'introduction',
    slug: 'one-master-four-products',
    title: 'One cover, four products',
    description: 'How one design becomes a paperback, a hardcover, an eBook and an audiobook cover, and stays one.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'trim-and-paper',
    title: 'Trim size and paper',
    description: 'How large the book is, what it is printed on, and why both have to be settled before the cover.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'spine-width',
    title: 'The spine',
    description: 'How its width is worked out, when words may stand on it, and how to keep them off the fold.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'bleed-and-margins',
    title: 'Bleed, trim and the safe area',
    description: 'Three lines that decide whether a cover comes back from the printer as it was meant.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'isbn-and-barcode',
    title: 'ISBN and barcode',
    description: 'Which number goes where, how large the bars must be, and when to leave the box empty.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'type-and-genre',
    title: 'Type that says the genre',
    description: 'Readers know what kind of book it is before they have read a word. Most of that is type.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'colour-on-screen-and-in-ink',
    title: 'Color on screen and in ink',
    description: 'Why a glowing blue prints dull, what 240 % means, and which of it you have to care about.',
    changed: CHANGED,
  },
  {
    category: 'book-cover-design-essentials',
    slug: 'covers-that-can-be-read',
    title: 'Covers that everybody can read',
    description: 'Contrast, size and calm: what helps a reader with poor sight also helps on a phone in the sun.',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'pictures-and-licences',
    title: 'Pictures and their licenses',
    description: 'Where pictures may come from, what you must be able to show, and how large they have to be.',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'writing-the-blurb',
    title: 'Writing the blurb',
    description: 'What stands on the back of a book that gets turned over, in about 150 words.',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'hardcover',
    title: 'Designing a hardcover',
    description: 'Boards, hinges and a cover that folds round them: what a case laminate has that a paperback has not.',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'ebook-and-audiobook',
    title: 'eBook and audiobook covers',
    description: 'Two covers that are never printed, and mostly seen at the size of a stamp.',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'upload-to-kdp',
    title: 'Uploading to KDP, step by step',
    description: 'Which file goes into which field, what the previewer tells you, and what to do when it complains.',
    changed: CHANGED,
  },
  {
    category: 'designing-your-book-cover',
    slug: 'why-covers-are-sent-back',
    title: 'Why covers are sent back',
    description: 'The reasons in the printer’s own words, what each means, and how to fix it.',
    changed: CHANGED,
  },
  {
    category: 'support-and-faqs',
    slug: 'questions',
    title: 'Questions that are often asked',
    description: 'About rights, sizes, prices, printers and what happens to your files.',
    changed: CHANGED,
  },
  {
    category: 'support-and-faqs',
    slug: 'never-lose-work',
    title: 'Where your work is kept',
    description: 'What is saved when, what happens without a connection, and how to get an earlier version back.',
    changed: CHANGED,
  },
  {
    category: 'support-and-faqs',
    slug: 'getting-help',
    title: 'When something goes wrong',
    description: 'What to try first, and what to send us so that the first answer helps.',
    changed: CHANGED,
  },
];

export function guidePath({ category, slug }: Pick<Guide, 'category' | 'slug'>): `/guides/${string}` {
  return `/guides/${category}/${slug}`;
}
