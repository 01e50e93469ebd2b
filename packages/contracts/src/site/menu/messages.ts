import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The entries of the Products menu. */
const PRODUCTS = {
  paperback: 'Paperback covers',
  hardcover: 'Hardcover designs',
  ebook: 'eBook covers',
  kdp: 'Covers for KDP',
} as const;

/** The categories of the guides, by their names in addresses. */
const GUIDES = {
  introduction: 'Introduction',
  'book-cover-design-essentials': 'Book cover design essentials',
  'designing-your-book-cover': 'Designing your book cover',
  'support-and-faqs': 'Support and FAQs',
} as const;

/** A few words about each entry. */
const LEADS = {
  'paperback:lead': 'Front, spine and back, from your page count',
  'hardcover:lead': 'Boards, hinges and wrap, or a dust jacket',
  'ebook:lead': 'Fronts that are readable as a thumbnail',
  'kdp:lead': 'Measured and checked by Amazon’s rules',
  'introduction:lead': 'From an empty page to a first cover',
  'book-cover-design-essentials:lead': 'What makes a cover look bought, not made',
  'designing-your-book-cover:lead': 'Pictures, words, spine and back, step by step',
  'support-and-faqs:lead': 'When something is not as it should be',
} as const satisfies Record<`${ProductSlug | GuideCategorySlug}:lead`, string>;

/** The names of products and of categories of guides, in the menus of the site. */
export const menuMessages = defineMessages('menu', { ...PRODUCTS, ...GUIDES, ...LEADS });

export type ProductSlug = keyof typeof PRODUCTS;
export type GuideCategorySlug = keyof typeof GUIDES;
