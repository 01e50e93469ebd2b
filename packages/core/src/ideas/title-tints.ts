import { CREATURES } from '../art/heroes/creatures.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { LocalColour } from '../design/local-colour.ts';
import { NAMED_FLOWERS } from '../art/heroes/named-flowers.ts';
import type { DrawingColours } from '../art/heroes/tinted-thing.ts';
import { inEnglish } from './title-languages.ts';
import { titleMotifs } from './title-motifs.ts';
import { wordsInTheirSense } from './title-senses.ts';

/** Words for the colors that a thing can be painted in. */
const COLORS: Readonly<Partial<Record<LocalColour, string>>> = {
  red: 'red crimson scarlet ruby blood vermilion',
  pink: 'pink',
  orange: 'orange copper',
  yellow: 'yellow',
  gold: 'gold golden amber',
  brown: 'brown bronze',
  cream: 'ivory',
  white: 'white',
  stone: 'gray grey',
  steel: 'silver iron steel',
  black: 'black ebony',
  green: 'green emerald',
  blue: 'blue azure cobalt sapphire',
  violet: 'violet indigo',
  purple: 'purple',
};
const COLOR_OF = new Map(Object.entries(COLORS).flatMap(([color, words]) => words.split(' ').map((word) => [word, color as LocalColour])));

/** Names of two words, of which the first names no color: fruit grows on an orange tree, and a gold rush has no gold in sight. */
const NO_COLORS: ReadonlySet<string> = new Set(
  'orange_tree orange_blossom orange_grove blood_orange blood_line iron_horse iron_castle iron_kitchen iron_skillet iron_pan iron_chef iron_cook steel_town silver_star gold_star silver_screen'.split(
    ' ',
  ),
);

/** Words that name a thing with its color. */
const COMPOUNDS: Readonly<Record<string, LocalColour>> = {
  bloodmoon: 'red',
  peony: 'pink',
  blackbird: 'black',
  bluebird: 'blue',
  goldfinch: 'gold',
  canary: 'yellow',
  goldfish: 'orange',
  bluefish: 'blue',
  redfish: 'red',
  silverfish: 'steel',
  polar: 'white',
  panther: 'black',
  blackthorn: 'black',
};
/** Two words that name a thing with its color. */
const EXPRESSIONS: Readonly<Record<string, LocalColour>> = { harvest_moon: 'orange', hunter_moon: 'orange', polar_bear: 'white' };

/** Adjectives that may stand between a color and its thing: "Red Wooden Door". */
const BETWEEN: ReadonlySet<string> = new Set('little old small wild wooden iron climbing painted'.split(' '));

interface Tint {
  /** The word of the thing, as the title has it. */
  readonly word: string;
  readonly color: LocalColour;
}

/** Returns the words of a title that have a color before them, or, as in Hebrew and French, after them. */
function tintsOf(title: string): readonly Tint[] {
  const words = wordsInTheirSense(title);
  return words.flatMap((word, place): readonly Tint[] => {
    if (word === null) return [];
    const color = COMPOUNDS[word] ?? colorBefore(words, place) ?? colorAfter(words, place);
    return color === undefined ? [] : [{ word, color }];
  });
}

function colorBefore(words: readonly (string | null)[], place: number): LocalColour | undefined {
  const [word, before] = [words[place] ?? '', words[place - 1] ?? ''];
  const pair = `${before}_${word}`;
  if (NO_COLORS.has(pair)) return undefined;
  const color = EXPRESSIONS[pair] ?? COLOR_OF.get(inEnglish(before));
  return color ?? (BETWEEN.has(before) ? COLOR_OF.get(inEnglish(words[place - 2] ?? '')) : undefined);
}

/** In English a color stands before its thing. */
function colorAfter(words: readonly (string | null)[], place: number): LocalColour | undefined {
  const after = words[place + 1] ?? '';
  const english = inEnglish(after);
  return english === after ? undefined : COLOR_OF.get(english);
}

/** Reports whether a word of a title has a color by the word beside it, as "roses" has in "white roses". */
export function hasTint(title: string, word: string): boolean {
  return tintsOf(title).some((tint) => tint.word === word);
}

/**
 * Returns the color that a title gives a thing; undefined: none. Only a word that names the thing itself, an animal or a flower counts: "White
 * Wedding" is about no white ring.
 */
export function tintOfThing(title: string, thing: string): LocalColour | undefined {
  return tintsOf(title).find(({ word }) => names(word, thing))?.color;
}

function names(word: string, thing: string): boolean {
  if (inEnglish(word) === thing) return true;
  const isAlive = Object.hasOwn(CREATURES, thing) || Object.hasOwn(NAMED_FLOWERS, thing) || thing === 'rose' || thing === 'tulip';
  return (isAlive || word in COMPOUNDS) && titleMotifs(word)[0]?.motif === (thing as HeroId);
}

/** Returns the tinted thing of a title as drawings take it; nothing where the title gives the thing no color. */
export function tintedThing(title: string, thing: HeroId): Pick<DrawingColours, 'tinted'> {
  const colour = tintOfThing(title, thing);
  return colour === undefined ? {} : { tinted: { thing, colour } };
}
