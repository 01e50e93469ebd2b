/** An operator of a page's content with its operands: numbers, names with their slash, null for anything else. */
export interface ContentOperation {
  readonly operator: string;
  readonly operands: readonly (number | string | null)[];
}

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const isRegular = (byte: number | undefined) => byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

/**
 * Reads the operators of a content stream (PDF 32000-1, 7.8.2). Strings, arrays and dictionaries are skipped; an inline picture is returned
 * as `BI` with its width and height. Invalid parts are skipped.
 */
export function* tokeniseContent(bytes: Uint8Array): Generator<ContentOperation> {
  const reader = new ContentReader(bytes);
  let operands: (number | string | null)[] = [];
  for (let token = reader.next(); token !== undefined; token = reader.next()) {
    if (typeof token !== 'object' || token === null) {
      operands.push(token);
    } else if (token.operator === 'ID') {
      yield { operator: 'BI', operands: [valueAfter(operands, '/W', '/Width'), valueAfter(operands, '/H', '/Height')] };
      reader.skipPicture();
      operands = [];
    } else {
      // The operands between BI and ID are the entries of an inline picture.
      if (token.operator !== 'BI') yield { operator: token.operator, operands };
      operands = [];
    }
  }
}

function valueAfter(operands: readonly (number | string | null)[], ...names: string[]): number | string | null {
  const at = operands.findIndex((operand) => typeof operand === 'string' && names.includes(operand));
  return at < 0 ? null : (operands[at + 1] ?? null);
}

class ContentReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Returns the next number, name or operator; null for a string, an array or a dictionary; undefined at the end. */
  next(): number | string | null | { readonly operator: string } | undefined {
    this.#skipSpace();
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return undefined;
    switch (String.fromCharCode(byte)) {
      case '/':
        this.#at += 1;
        return `/${this.#word().replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))}`;
      case '(':
        this.#skipString();
        return null;
      case '<':
        if (this.#bytes[this.#at + 1] === byte) this.#skipBracketed(2);
        else this.#skipTo(0x3e);
        return null;
      case '[':
        this.#skipBracketed(1);
        return null;
      case ')':
      case '>':
      case ']':
      case '{':
      case '}':
        this.#at += 1;
        return null;
      default: {
        const word = this.#word();
        return /^[-+.\d]/.test(word) ? Number.parseFloat(word.replace(/^[-+]*(?=[-+])/, '')) : { operator: word };
      }
    }
  }

  /** Skips to the byte after the `EI` that ends the data of a picture. */
  skipPicture(): void {
    for (this.#at += 1; this.#at < this.#bytes.length; this.#at += 1) {
      const isEnd = this.#bytes[this.#at] === 0x45 && this.#bytes[this.#at + 1] === 0x49 && !isRegular(this.#bytes[this.#at + 2]);
      if (isEnd && WHITE.has(this.#bytes[this.#at - 1] ?? 0)) break;
    }
    this.#at += 2;
  }

  #word(): string {
    const start = this.#at;
    while (isRegular(this.#bytes[this.#at])) this.#at += 1;
    return String.fromCharCode(...this.#bytes.subarray(start, Math.min(this.#at, start + LONGEST_WORD)));
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte === 0x25)
        while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 10 && this.#bytes[this.#at] !== 13) this.#at += 1;
      else if (byte !== undefined && WHITE.has(byte)) this.#at += 1;
      else return;
    }
  }

  /** Skips a string. Parentheses nest, and a backslash escapes the next byte. */
  #skipString(): void {
    let depth = 0;
    for (; this.#at < this.#bytes.length; this.#at += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === 0x5c) this.#at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) depth -= 1;
      if (depth === 0) break;
    }
    this.#at += 1;
  }

  #skipTo(end: number): void {
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== end) this.#at += 1;
    this.#at += 1;
  }

  /** Skips an array or a dictionary with everything in it. */
  #skipBracketed(opening: 1 | 2): void {
    const close = opening === 1 ? 0x5d : 0x3e;
    this.#at += opening;
    for (this.#skipSpace(); this.#at < this.#bytes.length; this.#skipSpace()) {
      if (this.#bytes[this.#at] === close) break;
      this.next();
    }
    this.#at += opening;
  }
}

const LONGEST_WORD = 256;
