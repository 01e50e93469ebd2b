import type { Design } from '@coverwright/core/design/design.ts';
import { bookWords } from './book-words.ts';

const LONGEST = 60;

/** The letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * Returns a file name such as `the-long-road-paperback.pdf`, of plain letters, digits and hyphens, which every system and upload form
 * accepts.
 */
export function fileName(design: Design, extension: string): string {
  const title = bookWords(design)
    .title.normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return `${title || 'cover'}-${design.format}.${extension}`;
}
