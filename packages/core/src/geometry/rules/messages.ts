import { defineMessages } from '../../messages/define-messages.ts';

/** The messages for rules of printers that a book breaks: clauses for the author, without a capital and a period. */
export const ruleMessages = defineMessages('printer rules', {
  paperNotPrinted: '{printer} does not print a {book} on {paper}; choose {papers}',
  paperNotAtTrim: '{printer} does not offer {paper} at {trim}; choose another paper or trim',
  wholePages: 'enter a whole number of pages from {min} to {max}',
  hardcoverOn: 'a hardcover on {paper}',
  pagesFromTo: 'enter a page count from {min} to {max} for {subject} at {trim}',
  trimNotListed: '{trim} is not a trim size of {book}; choose {trims}',
  trimFromTo: 'enter a trim size from {minWidth} to {maxWidth} in wide and {minHeight} to {maxHeight} in high for {book}',
  book: 'a {book}',
  bookAfterVowel: 'an {book}',
  bookOfPrinter: '{printer} {book}',
});
