import { HERO_IDS, type HeroId } from '../art/heroes/hero-ids.ts';
import { COMPOUND_ENDS, TITLE_LEXICON, VAGUE_WORDS } from './title-lexicon.ts';
import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** A motif that can show a word of a title. */
export interface TitleMotif {
  readonly motif: HeroId;
  /** The word as the title has it, in the singular. */
  readonly word: string;
}

/**
 * Motifs whose name usually means something else: `Skies of Glass` does not mean a wine glass, a god and Spanish bread are called Pan, and a
 * chest is a part of the body.
 */
const AMBIGUOUS: ReadonlySet<HeroId> = new Set(['glass', 'pan', 'chest']);

const BRIDGES: ReadonlyMap<string, readonly HeroId[]> = bridges();

/** The certainty that a word means the motif: it names it, is another word for it, shares its stem, contains it, or is vague. */
const NAMED = 5;
const BRIDGED = 4;
const STEMMED = 3.6;
const COMPOUND = 3.4;
const VAGUE = 1.5;
/** The shortest half of a compound that is taken for a word, letters: `sea|son` and `car|pet` are not compounds. */
const SHORTEST_HALF = 4;

/** Returns the motifs that can show a title, best first; empty where none of its words can be drawn. */
export function titleMotifs(title: string): readonly TitleMotif[] {
  const found = titleWords(title).flatMap((word, place) =>
    meaningsOf(word).map(({ motif, score }, rank) => ({ motif, word, score: score - place * 0.01 - rank * 0.3 })),
  );
  const best = new Map<HeroId, (typeof found)[number]>();
  for (const each of found) if (each.score > (best.get(each.motif)?.score ?? 0)) best.set(each.motif, each);
  return [...best.values()].toSorted((first, second) => second.score - first.score).map(({ motif, word }) => ({ motif, word }));
}

/** The words that have a bridge, each with what it is shown as. */
export function lexicon(): ReadonlyMap<string, readonly HeroId[]> {
  return BRIDGES;
}

interface Meaning {
  readonly motif: HeroId;
  readonly score: number;
}

function meaningsOf(titled: string): readonly Meaning[] {
  const word = inEnglish(titled);
  const vague = VAGUE_WORDS.has(word) ? VAGUE : 0;
  const direct = BRIDGES.get(word);
  if (direct) return direct.map((motif) => ({ motif, score: (motif === word ? NAMED : BRIDGED) - vague }));
  const stem = stemsOf(word).find((each) => BRIDGES.has(each));
  if (stem !== undefined) return (BRIDGES.get(stem) ?? []).map((motif) => ({ motif, score: STEMMED - vague }));
  return compoundOf(word).map((motif) => ({ motif, score: COMPOUND }));
}

/** A word without the endings of verbs and adjectives. */
function stemsOf(word: string): readonly string[] {
  return ['ing', 'ed', 'es', 'er', 'en', 'y', 'ly', 'less', 'ful'].flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 4) return [];
    const root = word.slice(0, -ending.length);
    const isDoubled = root.at(-1) === root.at(-2);
    return isDoubled ? [root.slice(0, -1), root] : [root, `${root}e`];
  });
}

/** Returns the motifs of a compound's halves, the first half's before the second's. */
function compoundOf(word: string): readonly HeroId[] {
  for (let cut = SHORTEST_HALF - 1; cut <= word.length - SHORTEST_HALF; cut += 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const isShort = first.length < SHORTEST_HALF;
    const [shown, told] = [BRIDGES.get(first) ?? [], BRIDGES.get(second) ?? []];
    // A first half of three letters counts only before an end that compounds have: `fox|song`, but not `cat|echism`.
    if (shown.length > 0 && (COMPOUND_ENDS.has(second) || (!isShort && told.length > 0))) return [...shown, ...told];
  }
  return [];
}

function bridges(): ReadonlyMap<string, readonly HeroId[]> {
  const words = new Map<string, HeroId[]>();
  const add = (word: string, motif: HeroId) => {
    const shown = words.get(word) ?? [];
    if (!shown.includes(motif)) words.set(word, [...shown, motif]);
  };
  for (const motif of HERO_IDS) if (!AMBIGUOUS.has(motif)) add(motif, motif);
  for (const motif of HERO_IDS) for (const word of TITLE_LEXICON[motif].split(' ')) add(word, motif);
  return words;
}
