import { defineMessages } from '../messages/define-messages.ts';

/** The reasons why a number is not an ISBN or a price code. */
export const barcodeMessages = defineMessages('barcode', {
  noIsbn: 'An ISBN has 13 digits, or 10 in older books; none is given.',
  strangeCharacter: 'An ISBN is made of digits and hyphens; “{character}” does not belong in it.',
  wrongLength: 'An ISBN has 13 digits, or 10 in older books; this one has {count}.',
  wrongPrefix: 'An ISBN-13 begins with 978 or 979; this one begins with {prefix}.',
  printedMusic: 'Numbers that begin with 979-0 are for printed music (ISMN); a book needs an ISBN.',
  wrongCheckDigit: 'A digit of this ISBN is mistyped: with the others as they are it would end in {expected}, not in {last}.',
  priceCode: 'A price code has five digits, such as 51499 for US $14.99 or 90000 for no price.',
  wrongPriceCode: 'A price code has five digits, such as 51499 for US $14.99 or 90000 for no price; “{given}” is given.',
});
