import { HERO_IDS, type HeroId } from '../art/heroes/hero-ids.ts';
import { NOUNS_BY_KIND } from './nouns-by-kind.ts';
import { TITLE_LEXICON } from './title-lexicon.ts';
import { HELD_KINDS, WORDS_OF_KINDS } from './words-of-kinds.ts';
import { WORDS_OF_WORK } from './words-of-work.ts';

/**
 * Motifs whose name usually means something else: `Skies of Glass` does not mean a wine glass, a god and Spanish bread are called Pan, and a
 * chest is a part of the body, and a bust ends a boom.
 */
export const AMBIGUOUS: ReadonlySet<HeroId> = new Set(['glass', 'pan', 'chest', 'bust']);

/** The words that have a bridge, each with what it is shown as, the most certain first. */
export const BRIDGES: ReadonlyMap<string, readonly HeroId[]> = bridges();

function bridges(): ReadonlyMap<string, readonly HeroId[]> {
  const words = new Map<string, HeroId[]>();
  const add = (word: string, motif: HeroId) => {
    const shown = words.get(word) ?? [];
    if (!shown.includes(motif)) words.set(word, [...shown, motif]);
  };
  for (const motif of HERO_IDS) if (!AMBIGUOUS.has(motif)) add(motif, motif);
  for (const motif of HERO_IDS) for (const word of TITLE_LEXICON[motif].split(' ')) add(word, motif);
  for (const more of [WORDS_OF_WORK, WORDS_OF_KINDS, NOUNS_BY_KIND])
    for (const motif of HERO_IDS) for (const word of (more[motif] ?? '').split(' ')) if (word) add(word, motif);
  for (const { motif, words: held } of HELD_KINDS) for (const word of held.split(' ')) add(word, motif);
  return words;
}
