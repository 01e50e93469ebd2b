import type { TextCase } from './text-layout.ts';

/** Text with its case applied, and for each of its UTF-16 units (and its end) the offset in the source text. */
export interface CasedText {
  readonly text: string;
  readonly sourceOf: readonly number[];
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Characters that join the parts of a word, as in don't and l’été. */
const WORD_JOINER = /['’ʼ]/u;

/**
 * Changes case one character at a time, so that carets can be mapped back: ß becomes SS, and both letters map to the ß. It uses Unicode's
 * default mappings without a locale.
 */
export function applyCase(source: string, textCase: TextCase): CasedText {
  const sourceOf: number[] = [];
  let text = '';
  let offset = 0;
  let previous = '';
  for (const character of source) {
    const shown = changeCase(character, textCase, previous, source, offset);
    for (let unit = 0; unit < shown.length; unit += 1) {
      sourceOf.push(shown.length === character.length ? offset + unit : offset);
    }
    text += shown;
    offset += character.length;
    if (!WORD_JOINER.test(character)) previous = character;
    else if (!LETTER.test(previous)) previous = character;
  }
  sourceOf.push(source.length);
  return { text, sourceOf };
}

function changeCase(character: string, textCase: TextCase, previous: string, source: string, offset: number): string {
  switch (textCase) {
    case 'none':
      return character;
    case 'uppercase':
      return character.toUpperCase();
    case 'lowercase':
      return character === 'Σ' ? lowerSigma(previous, source, offset) : character.toLowerCase();
    case 'capitalize':
      return LETTER.test(previous) ? character : titleCase(character);
  }
}

function titleCase(character: string): string {
  const [first = '', ...rest] = character.toUpperCase();
  return first + rest.join('').toLowerCase();
}

function lowerSigma(previous: string, source: string, offset: number): string {
  const next = source.codePointAt(offset + 1);
  const endsWord = next === undefined || !LETTER.test(String.fromCodePoint(next));
  return endsWord && LETTER.test(previous) ? 'ς' : 'σ';
}
