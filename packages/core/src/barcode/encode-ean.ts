/** The modules of a symbol, each one X wide: 1 is a bar, 0 a space. Tables: GS1 General Specifications, section 5.2. */
export type Modules = string;

/** Number set A, odd parity, for the digits 0 to 9. B is C mirrored, C is A inverted. */
const SET_A = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'] as const;

/** The number sets of the left half; their order encodes the first digit. */
const EAN13_SETS = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'] as const;

/** The number sets of an add-on; their order encodes its check digit, which is not printed. */
const EAN5_SETS = ['BBAAA', 'BABAA', 'BAABA', 'BAAAB', 'ABBAA', 'AABBA', 'AAABB', 'ABABA', 'ABAAB', 'AABAB'] as const;

const GUARD = '101';
const CENTRE_GUARD = '01010';
const ADD_ON_GUARD = '1011';
const ADD_ON_SEPARATOR = '01';

/** Returns the 95 modules of an EAN-13. @param digits thirteen digits with a valid check digit */
export function encodeEan13(digits: string): Modules {
  const [first, ...others] = digitsOf(digits, 13);
  const sets = EAN13_SETS[first ?? 0] ?? '';
  const left = others.slice(0, 6).map((digit, index) => spell(digit, sets[index]));
  const right = others.slice(6).map((digit) => spell(digit, 'C'));
  return [GUARD, ...left, CENTRE_GUARD, ...right, GUARD].join('');
}

/** Returns the 47 modules of an EAN-5 add-on. @param digits five digits */
export function encodeEan5(digits: string): Modules {
  const values = digitsOf(digits, 5);
  const check = values.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 3 : 9), 0) % 10;
  const sets = EAN5_SETS[check] ?? '';
  return ADD_ON_GUARD + values.map((digit, index) => spell(digit, sets[index])).join(ADD_ON_SEPARATOR);
}

function spell(digit: number, set: string | undefined): Modules {
  const a = SET_A[digit] ?? '';
  if (set === 'A') return a;
  const c = [...a].map((module) => (module === '1' ? '0' : '1'));
  return (set === 'B' ? c.toReversed() : c).join('');
}

function digitsOf(text: string, count: number): number[] {
  if (!new RegExp(`^\\d{${count}}$`).test(text)) throw new Error(`An EAN-${count} has ${count} digits; ${text} given`);
  return [...text].map(Number);
}
