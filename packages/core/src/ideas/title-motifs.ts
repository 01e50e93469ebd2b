import { type HeroId, isHero } from '../art/heroes/hero-ids.ts';
import { CREATURES } from '../art/heroes/creatures.ts';
import { NAMED_FLOWERS } from '../art/heroes/named-flowers.ts';
import { PEOPLE } from '../art/heroes/people.ts';
import type { GenreId } from '../genres/messages.ts';
import { holdsIn } from './bridges-by-genre.ts';
import { AMBIGUOUS, BRIDGES } from './bridges-of-titles.ts';
import { COMPOUND_ENDS, NOT_OF_PARTS, VAGUE_WORDS, WEAK_WORDS } from './title-lexicon.ts';
import { namedByEnd } from './named-by-end.ts';
import { genreOfWords } from './title-comic.ts';
import { inEnglish } from './title-languages.ts';
import { wordsInTheirSense } from './title-senses.ts';
import { titleWords } from './title-words.ts';

/** A motif that can show a word of a title. */
export interface TitleMotif {
  readonly motif: HeroId;
  /** The word as the title has it, in the singular. */
  readonly word: string;
  /** True where the word is a verb or an abstract noun, so that the motif is a guess. */
  readonly isWeak: boolean;
}

/** Drawings that bear a person's name and show what that person wears: a witch's hat says less than the cauldron beside it. */
const WORN: ReadonlySet<HeroId> = new Set(['witch']);

/** The certainty that a word means the motif: it names it, is another word for it, shares its stem, contains it, or is vague. */
const NAMED = 5;
const BRIDGED = 4;
const STEMMED = 3.6;
const COMPOUND = 3.4;
const VAGUE = 1.5;
/** The shortest half of a compound that is taken for a word, letters: `sea|son` and `car|pet` are not compounds. */
const SHORTEST_HALF = 4;

/**
 * Returns the motifs that can show a title in a genre, best first; empty where none of its words can be drawn. Without a genre only by
 * words that mean the same in all of them.
 */
export function titleMotifs(title: string, ofGenre?: GenreId): readonly TitleMotif[] {
  const genre = genreOfWords(title, ofGenre);
  const words = wordsInTheirSense(title);
  const names = namesInTwoWords(titleWords(title));
  const owners = ownersIn(title);
  const found = words.flatMap((word, place) =>
    (word === null && !names.has(place)) || names.has(place + 1) || (word !== null && isColorOf(word, words[place + 1]))
      ? []
      : meaningsOf(names.get(place) ?? word ?? '', genre).map(({ motif, score, isWeak, isVague }, rank) => ({
          motif,
          word: word ?? names.get(place) ?? '',
          isWeak,
          isVague,
          score: score - place * 0.01 - rank * 0.3,
        })),
  );
  const hasFlower = found.some(({ motif, isWeak }) => !isWeak && Object.hasOwn(NAMED_FLOWERS, motif));
  const hasCreature = found.some(({ motif, isWeak }) => !isWeak && Object.hasOwn(CREATURES, motif));
  const hasFruit = found.some(({ motif, isWeak }) => !isWeak && FRUIT.has(motif));
  const others = found.filter(({ motif, word, isWeak }) => !isWeak && !NEXT_DOOR.has(inEnglish(word)) && !Object.hasOwn(PEOPLE, motif));
  const worthOf = ({ motif, word, score }: (typeof found)[number]) => {
    if (motif === 'tree' && hasFruit) return score - BEHIND_FRUIT;
    if (genre === 'cosy-mystery' && OF_CRIME.has(inEnglish(word))) return score - BEHIND_OTHERS;
    if (owners.has(word) && !Object.hasOwn(CREATURES, motif)) return score - BEHIND_OWNED;
    return hasCreature && !Object.hasOwn(CREATURES, motif) && OF_PERSONS.has(inEnglish(word)) ? score - BEHIND_CREATURE : score;
  };
  const best = new Map<HeroId, (typeof found)[number]>();
  for (const each of found) {
    // A rose for the word "bloom" is another flower than the lilac that the title names.
    if (hasFlower && each.motif === 'rose' && each.word !== 'rose') continue;
    // A house says nothing of a neighbor who is a wolf.
    if (NEXT_DOOR.has(inEnglish(each.word)) && others.length > 0) continue;
    if (each.score > (best.get(each.motif)?.score ?? 0)) best.set(each.motif, each);
  }
  const namesThing = found.some(({ motif, isWeak, isVague }) => !isWeak && !isVague && !Object.hasOwn(PEOPLE, motif));
  return [...best.values()]
    .filter(({ motif, isVague }) => !(namesThing && isVague) || Object.hasOwn(PEOPLE, motif))
    .toSorted((first, second) => worthOf(second) - worthOf(first))
    .map(({ motif, word, isWeak }) => ({ motif, word, isWeak }));
}

/** Words that every cozy mystery may have in its title: what tells one from the others is the crochet, not the corpse. */
const OF_CRIME: ReadonlySet<string> = new Set(
  'murder murderer corpse killer kill poison poisoned poisoner death dead deadly lethal victim alibi evidence crime case clue'.split(' '),
);
const BEHIND_OTHERS = 3;

/** People who are drawn by where they live, and only where the title names nothing else. */
const NEXT_DOOR: ReadonlySet<string> = new Set(['neighbour', ...'neighbor roommate lodger tenant landlady boarder realtor'.split(' ')]);

/** The loss of somebody who owns what the title is about: “The Preacher’s Gun” is about a gun. */
const BEHIND_OWNED = 0.3;

/** Returns the words of a title that own the next ones, in the singular. */
function ownersIn(title: string): ReadonlySet<string> {
  return new Set((title.match(/[\p{L}\p{N}]+[’']s(?=\s)/gu) ?? []).flatMap((word) => titleWords(word)));
}

/** The fewest letters of the first and of the second word of a name in two words. */
const SHORTEST_WORDS = [4, 3] as const;
/** Names with a shorter word. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['carryon', 'twowheel', 'icecream', 'tinstar']);

/** Returns the names in two words, as "rocking horse" and "rolling pin", by the place of the second word, as they are written in one. */
function namesInTwoWords(words: readonly (string | null)[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [place, word] of words.entries()) {
    const before = words[place - 1];
    if (!word || !before) continue;
    const isShort = before.length < SHORTEST_WORDS[0] || word.length < SHORTEST_WORDS[1];
    if (isShort && !SHORT_NAMES.has(before + word)) continue;
    if (!names.has(place - 1) && BRIDGES.has(before + word)) names.set(place, before + word);
  }
  return names;
}

/** People whom a thing stands for, as a hat does for a witch: an animal that the title names beside them can be shown as it is. */
const OF_PERSONS: ReadonlySet<string> = new Set(
  (
    'witch wizard warlock sorceress sorcerer magician king queen prince princess emperor empress sultan duke duchess earl count countess baron ' +
    'captain sailor pirate admiral knight soldier samurai viking detective inspector sheriff bride groom widow widower priest monk nun vicar ' +
    'bishop pastor doctor nurse clerk writer author novelist poet painter tailor seamstress baker chef cook butler barber judge clown jester ' +
    'gangster cowboy farmer gardener miller astronomer pianist violinist singer actor actress photographer teacher librarian student thief ' +
    'spy assassin killer traveler tourist immigrant refugee astronaut robot'
  ).split(' '),
);
/** Fruit that tells what tree a title is about, which Hebrew and French name first: "l'arbre aux pommes". */
const FRUIT: ReadonlySet<HeroId> = new Set([
  'apple',
  'pear',
  'lemon',
  'orange',
  'cherry',
  'peach',
  'olive',
  'pomegranate',
  'coconut',
  'banana',
]);
const BEHIND_FRUIT = 0.1;
/** The loss of such a thing beside an animal: more than a word gains by being the thing's own name. */
const BEHIND_CREATURE = 1.4;

/** The words that have a bridge, each with what it is shown as. */
export function lexicon(): ReadonlyMap<string, readonly HeroId[]> {
  return BRIDGES;
}

/** Things that are colors before another thing: an orange cat is no orange. */
const COLORS_TOO: ReadonlySet<string> = new Set([
  'orange',
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
  'topaz',
  'jade',
  'opal',
  'lavender',
  'lilac',
  'olive',
  'copper',
]);
/** Words for what grows on the plant of that name, or is made of the thing. */
const AFTER_NO_COLOR: ReadonlySet<string> = new Set(
  'tree grove orchard blossom flower garden ring necklace cake oil leaf branch field farm'.split(' '),
);

function isColorOf(word: string, next: string | null | undefined): boolean {
  return typeof next === 'string' && COLORS_TOO.has(word) && !AFTER_NO_COLOR.has(next) && BRIDGES.has(next);
}

interface Meaning {
  readonly motif: HeroId;
  readonly score: number;
  readonly isWeak: boolean;
  /** True where the word says so little that no cover shows it beside a thing: no moon for “Friday Night Wine”. */
  readonly isVague: boolean;
}

function meaningsOf(titled: string, genre: GenreId | undefined): readonly Meaning[] {
  const word = inEnglish(titled);
  const isWeak = WEAK_WORDS.has(word);
  const isVague = VAGUE_WORDS.has(word);
  const loss = isWeak || isVague ? VAGUE : 0;
  const direct = BRIDGES.get(word);
  if (direct) {
    const held = direct.filter((motif) => holdsIn(word, motif, genre));
    return held.map((motif) => ({ motif, score: (motif === word && !WORN.has(motif) ? NAMED : BRIDGED) - loss, isWeak, isVague }));
  }
  if (NOT_OF_PARTS.has(word)) return [];
  const stem = stemsOf(word).find((each) => BRIDGES.has(each));
  if (stem !== undefined) return meaningsOfStem(stem, genre);
  const trade = tradeOf(word);
  if (trade !== null) return meaningsOfStem(trade, genre);
  const parts = genre === 'childrens' ? [...namedByEnd(word), ...compoundOf(word, genre)] : compoundOf(word, genre);
  return parts.map((motif) => ({ motif, score: COMPOUND, isWeak: false, isVague: false }));
}

/** "Bearing" is no bear, so a stem shows no animal; and a verb made from a weak or vague word is as weak. */
function meaningsOfStem(stem: string, genre: GenreId | undefined): readonly Meaning[] {
  const isWeak = WEAK_WORDS.has(stem);
  const isVague = VAGUE_WORDS.has(stem);
  const loss = isWeak || isVague ? VAGUE : 0;
  const shown = (BRIDGES.get(stem) ?? []).filter((motif) => !Object.hasOwn(CREATURES, motif) && holdsIn(stem, motif, genre));
  return shown.map((motif) => ({ motif, score: STEMMED - loss, isWeak, isVague }));
}

/** Words for people by the thing that they work with: bargemen, and a needlewoman. */
const OF_TRADES = /^(?<thing>\p{L}{4,}?)s?(?:men|man|women|woman)$/u;

/** Returns the thing that somebody is named for; null for another word. */
function tradeOf(word: string): string | null {
  const thing = OF_TRADES.exec(word)?.groups?.['thing'];
  return thing !== undefined && BRIDGES.has(thing) ? thing : null;
}

/** The fewest letters of a stem: "potter" does not make pots for stew, and "sniper" has no scissors. */
const SHORTEST_STEM = 4;

/** Returns a word without the endings of verbs and adjectives. The ending "-er" makes another word, and "-less" the opposite. */
function stemsOf(word: string): readonly string[] {
  return ['ing', 'ed', 'es', 'en', 'y', 'ly', 'ful'].flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) return [];
    const root = word.slice(0, -ending.length);
    const isDoubled = root.at(-1) === root.at(-2);
    const stems = isDoubled ? [root.slice(0, -1), root] : [root, `${root}e`];
    return stems.filter((stem) => stem.length >= SHORTEST_STEM);
  });
}

/** The shortest end of a compound that is read as its head, letters. */
const SHORTEST_HEAD = 5;
/** Things whose names end words that are no compounds of them, as in "globetrotter" and "xylophone". */
const NO_HEADS: ReadonlySet<string> = new Set(['house', 'chain', 'train', 'match', 'phone', 'otter', 'watch']);
/** Ends of compounds for people and their duties: a ranchhand works on a ranch, and a firewatch looks out for fire. */
const OF_DUTIES: ReadonlySet<string> = new Set(['hand', 'watch']);
/** Words before which a watch is carried on the wrist or in a pocket. */
const KINDS_OF_WATCHES: ReadonlySet<string> = new Set(['stop', 'wrist', 'pocket']);
/** Halves that are no place of work: a secondhand book is not told the time by. */
const NO_WORKPLACES: ReadonlySet<string> = new Set([
  'second',
  'short',
  'back',
  'first',
  'left',
  'right',
  'under',
  'over',
  'before',
  'deck',
]);

/** Words before which “ship” in one word is a ship: a scholarship has no sails. */
const KINDS_OF_SHIPS: ReadonlySet<string> = new Set(
  'battle war space star steam air long whale slave gun light flag motor sailing pirate treasure troop fire moon sun dragon ghost bone'.split(
    ' ',
  ),
);

function isHead(half: string): boolean {
  return half.length >= SHORTEST_HEAD && isHero(half) && !AMBIGUOUS.has(half) && !NO_HEADS.has(half);
}

/**
 * Returns the motifs of a compound's halves. Its head is the second half, so a deadlock is a lock, unless that is a kind of place or an
 * occupation.
 */
function compoundOf(word: string, genre: GenreId | undefined): readonly HeroId[] {
  for (let cut = SHORTEST_HALF - 1; cut <= word.length - SHORTEST_HALF; cut += 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const isShort = first.length < SHORTEST_HALF;
    if (second === 'ship' && !KINDS_OF_SHIPS.has(first)) return [];
    if (OF_DUTIES.has(second) && !KINDS_OF_WATCHES.has(first)) return dutiesOf(first, genre);
    // The dragonsbane is an enemy of dragons.
    const named = second === 'bane' ? first.replace(/s$/u, '') : first;
    const [shown, told] = [named, second].map((half) => (BRIDGES.get(half) ?? []).filter((motif) => holdsIn(half, motif, genre)));
    if (!shown || !told) continue;
    // A dragon of ash is a dragon, whatever its first half says.
    if (isHead(second)) return [...told, ...shown];
    // A first half of three letters counts only before an end that compounds have: `fox|song`, but not `cat|echism`.
    if (shown.length === 0) continue;
    if (COMPOUND_ENDS.has(second)) return [...shown, ...told];
    if (!isShort && told.length > 0) return [...told, ...shown];
  }
  return [];
}

/** Returns the place or the thing that somebody with a duty looks after. */
function dutiesOf(first: string, genre: GenreId | undefined): readonly HeroId[] {
  return NO_WORKPLACES.has(first) ? [] : (BRIDGES.get(first) ?? []).filter((motif) => holdsIn(first, motif, genre));
}
