import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddOn } from './add-on.ts';
import { ean13CheckDigit, isbn10CheckDigit } from './check-digits.ts';
import { parseIsbn } from './parse-isbn.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
/** Bodies of an ISBN-13; 979-0 is music. */
const bodies = fc
  .tuple(fc.constantFrom('978', '979'), digits(9))
  .map(([prefix, rest]) => prefix + rest)
  .filter((body) => !body.startsWith('9790'));

function sentence(text: string): string {
  const isbn = parseIsbn(text);
  if (isbn.ok) throw new Error(`${text} was taken`);
  return isbn.fault.message;
}

function read(text: string) {
  const isbn = parseIsbn(text);
  if (!isbn.ok) throw new Error(isbn.fault.message);
  return isbn.value;
}

describe('an ISBN', () => {
  test.each([
    ['9780306406157', '978-0-306-40615-7'],
    ['978-0306406157', '978-0-306-40615-7'],
    ['9783161484100', '978-3-16-148410-0'],
    ['9788838668531', '978-88-386-6853-1'],
    ['9791090636071', '979-10-90636-07-1'],
    ['9798886451740', '979-8-88645-174-0'],
    ['9787301047019', '978-7-301-04701-9'],
    ['0-306-40615-2', '978-0-306-40615-7'],
    ['ISBN-10: 080442957X', '978-0-8044-2957-3'],
    ['080442957x', '978-0-8044-2957-3'],
    [' ISBN 978 0 306 40615 7 ', '978-0-306-40615-7'],
    ['ISBN-13: 978–0–306–40615–7', '978-0-306-40615-7'],
  ])('[B7] %s is printed as %s', (typed, printed) => {
    expect(read(typed)).toEqual({ digits: printed.replaceAll('-', ''), hyphenated: printed });
  });

  test('[B7] is a sum of ten that any right number passes, and its digits survive being read', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const number = body + ean13CheckDigit(body);
        const isbn = read(number);
        expect(isbn.digits).toBe(number);
        expect(isbn.hyphenated.replaceAll('-', '')).toBe(number);
        expect(read(isbn.hyphenated)).toEqual(isbn);
      }),
    );
  });

  test('[B7] with one digit mistyped is refused, whichever it is', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 3, max: 12 }), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const number = body + ean13CheckDigit(body);
        const wrong = String((Number(number[place]) + shift) % 10);
        expect(parseIsbn(number.slice(0, place) + wrong + number.slice(place + 1)).ok).toBe(false);
      }),
    );
  });

  test('[B7] of ten digits is the ISBN-13 of the same book, and refused with two digits swapped', () => {
    fc.assert(
      fc.property(digits(9), fc.integer({ min: 0, max: 7 }), (body, place) => {
        const number = body + isbn10CheckDigit(body);
        expect(read(number).digits.slice(0, 12)).toBe(`978${body}`);
        const [one, two] = [body[place] ?? '', body[place + 1] ?? ''];
        const swapped = body.slice(0, place) + two + one + body.slice(place + 2) + number.slice(9);
        expect(parseIsbn(swapped).ok).toBe(one === two);
      }),
    );
  });

  test.each([
    ['', 'An ISBN has 13 digits, or 10 in older books; none is given.'],
    ['ISBN', 'An ISBN has 13 digits, or 10 in older books; none is given.'],
    ['97803064061', 'An ISBN has 13 digits, or 10 in older books; this one has 11.'],
    ['978-0-306-4O615-7', 'An ISBN is made of digits and hyphens; “O” does not belong in it.'],
    ['0X04429579', 'An ISBN is made of digits and hyphens; “X” does not belong in it.'],
    ['9770306406157', 'An ISBN-13 begins with 978 or 979; this one begins with 977.'],
    ['9790060115615', 'Numbers that begin with 979-0 are for printed music (ISMN); a book needs an ISBN.'],
    ['9780306406158', 'A digit of this ISBN is mistyped: with the others as they are it would end in 7, not in 8.'],
    ['0804429570', 'A digit of this ISBN is mistyped: with the others as they are it would end in X, not in 0.'],
  ])('[B7] “%s” is refused: %s', (typed, fault) => {
    expect(sentence(typed)).toBe(fault);
  });
});

test('[B7] a price code is five digits', () => {
  expect(parseAddOn(' 51499 ')).toEqual({ ok: true, value: '51499' });
  for (const wrong of ['5149', '$14.99', '514990', '']) {
    const addOn = parseAddOn(wrong);
    expect(addOn.ok ? '' : addOn.fault.message).toContain('A price code has five digits');
  }
});
