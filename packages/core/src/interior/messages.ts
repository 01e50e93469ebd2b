import { definePluralMessages } from '../messages/define-plural-messages.ts';

/** The warnings about the pages of a book. */
export const interiorMessages = definePluralMessages('interior', {
  unlistedTrim: '{trim} is on no list of the printer’s; check that the inside was saved at the book’s trim.',
  otherPages: '{count, plural, one {page {first}} other {# pages from page {first}}} {trim}',
  mixedSizes: 'The pages are not all of one size: most are {trim}, {others}. A printer refuses that.',
});
