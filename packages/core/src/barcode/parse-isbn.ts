import { parse } from 'isbn3';
import { type Result, refuse, succeed } from '../result/result.ts';
import { ean13CheckDigit, isbn10CheckDigit } from './check-digits.ts';
import { say } from './say.ts';

/** A valid ISBN. */
export interface Isbn {
  /** The thirteen digits, beginning with 978 or 979. */
  readonly digits: string;
  /** The ISBN as it is printed, such as `978-0-306-40615-7`. A publisher range newer than the table of ranges gives plain digits. */
  readonly hyphenated: string;
}

/** The reason why a number is not an ISBN, as a sentence for the author. */
export interface IsbnFault {
  readonly message: string;
}

/** Matches "ISBN", "ISBN-13:" and "ISBN 10 ". A 10 or 13 with which the number itself begins is not matched. */
const LABEL = /^\s*ISBN(?:[-\s]?1[03](?=[:\s]))?\s*:?/i;
const SEPARATORS = /[\s\-‐‑‒–—−.]/g;

/**
 * Parses an ISBN-13 or an ISBN-10 as people write it: with or without hyphens, spaces and the word ISBN. An ISBN-10 is converted to the
 * ISBN-13 of the same book. Rules: ISBN Users' Manual, ISO 2108.
 */
export function parseIsbn(text: string): Result<Isbn, IsbnFault> {
  const number = text.replace(LABEL, '').replace(SEPARATORS, '').toUpperCase();
  if (number === '') return faulty(say('noIsbn'));
  const stranger = /[^0-9X]/.exec(number)?.[0] ?? /X(?=.)/.exec(number)?.[0];
  if (stranger !== undefined) return faulty(say('strangeCharacter', { character: stranger }));
  if (number.length === 10) return fromIsbn10(number);
  if (number.length !== 13) return faulty(say('wrongLength', { count: number.length }));
  return fromIsbn13(number);
}

function fromIsbn10(number: string): Result<Isbn, IsbnFault> {
  const expected = isbn10CheckDigit(number.slice(0, 9));
  if (!number.endsWith(expected)) return wrongCheckDigit(number, expected);
  const body = `978${number.slice(0, 9)}`;
  return succeed(hyphenated(body + ean13CheckDigit(body)));
}

function fromIsbn13(number: string): Result<Isbn, IsbnFault> {
  const prefix = number.slice(0, 3);
  if (prefix !== '978' && prefix !== '979') return faulty(say('wrongPrefix', { prefix }));
  if (number.startsWith('9790')) return faulty(say('printedMusic'));
  const expected = ean13CheckDigit(number.slice(0, 12));
  return number.endsWith(expected) ? succeed(hyphenated(number)) : wrongCheckDigit(number, expected);
}

/** Returns a number with hyphens. Ranges are assigned every year, so a number outside of the known ranges is still valid. */
function hyphenated(digits: string): Isbn {
  return { digits, hyphenated: parse(digits)?.isbn13h ?? digits };
}

function wrongCheckDigit(number: string, expected: string): Result<never, IsbnFault> {
  const last = number.slice(-1);
  return faulty(say('wrongCheckDigit', { expected, last }));
}

function faulty(message: string): Result<never, IsbnFault> {
  return refuse({ message });
}
