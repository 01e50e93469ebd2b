/** Checks of the book itself: does the printer make it at all. */
export const SPECIFICATION_CHECK_IDS = ['trim-offered', 'paper-offered', 'page-limits'] as const;

/** Checks of a cover, in the order in which findings of the same gravity are told. */
export const COVER_CHECK_IDS = [
  'cover-size',
  'typed-spine',
  'odd-pages',
  'missing-title',
  'missing-author',
  'sample-text',
  'title-differs',
  'empty-text',
  'text-safe-area',
  'hinge-words',
  'back-near-spine',
  'blurb-overflow',
  'off-cover',
  'overlapping-words',
  'words-covered',
  'words-beyond-plate',
  'low-contrast',
  'small-type',
  'thin-lines',
  'borrowed-letters',
  'font-licence',
  'spine-text-pages',
  'spine-ends',
  'spine-clearance',
  'spine-collision',
  'spine-words',
  'spine-objects',
  'effective-dpi',
  'stretched-picture',
  'bare-paper',
  'short-of-bleed',
  'border-near-trim',
  'picture-licence',
  'barcode-zone',
  'barcode-required',
  'barcode-size',
  'isbn-in-words',
  'price-without-isbn',
  'blank-back',
  'light-edge',
  'thumbnail',
  'audiobook-corner',
  'hidden-elements',
] as const;

export type SpecificationCheckId = (typeof SPECIFICATION_CHECK_IDS)[number];
export type CoverCheckId = (typeof COVER_CHECK_IDS)[number];
export type CheckId = SpecificationCheckId | CoverCheckId;
