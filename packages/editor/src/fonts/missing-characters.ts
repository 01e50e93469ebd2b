import { graphemeStarts } from '@coverwright/core/text/grapheme-starts.ts';
import { coversGrapheme } from '@coverwright/core/text/choose-face.ts';
import { faceCovers } from '@coverwright/render/fonts/face-coverage.ts';
import { resolveFace } from '@coverwright/render/fonts/resolve-face.ts';

const byCoverage = { covers: faceCovers, fallbacks: () => [] };

/** Returns the characters of a text that a catalog family lacks, each once, in their order. */
export function missingCharacters(family: string, words: string): readonly string[] {
  const { face } = resolveFace({ family, bold: false, italic: false });
  return lettersOf(words).filter((letter) => !coversGrapheme(byCoverage, face, letter));
}

/** Returns the graphemes of a text, each once, without spaces. */
function lettersOf(words: string): readonly string[] {
  const starts = graphemeStarts(words);
  const letters = new Set<string>();
  let start = 0;
  for (let end = 1; end <= words.length; end += 1) {
    if (end < words.length && !starts[end]) continue;
    letters.add(words.slice(start, end));
    start = end;
  }
  return [...letters].filter((letter) => letter.trim() !== '');
}
