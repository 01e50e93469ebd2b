import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { FIRST_NAMES } from './first-names.ts';
import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';
import { isAboutWork } from './titles-of-work.ts';

/** The person of a title, as far as a small figure on the cover can show it. */
export type TitlePerson = 'woman' | 'man';

/** The people that a title is about. */
export interface TitlePeople {
  /** Four for any larger number. */
  readonly number: 1 | 2 | 3 | 4;
  /** Null where the title does not say, and for women and men together. */
  readonly sex: TitlePerson | null;
  readonly isYoung: boolean;
}

const SEXES: Readonly<Record<TitlePerson, ReadonlySet<string>>> = {
  woman: setOf(
    'woman women girl lady daughter wife mother sister aunt grandmother widow bride queen princess duchess countess baroness empress heiress ' +
      'mistress governess midwife actress waitress seamstress priestess sorceress witch nun niece she her señorita señora doña signora signorina frau fräulein mademoiselle madame mrs miss ms ' +
      'sisterhood mom mum mama grandma granny granddaughter goddess girlfriend schoolgirl schoolmarm stepmother stepsister ballerina papergirl cowgirl showgirl',
  ),
  man: setOf(
    'man men boy gentleman gentlemen son husband father brother uncle grandfather widower groom king prince duke count baron emperor heir cowboy ' +
      'wizard priest monk nephew he his him señor signor herr monsieur mr sir lord brotherhood dad papa grandpa grandson boyfriend schoolboy stepfather ' +
      'stepbrother cowhand paperboy choirboy bellboy stableboy ploughboy busboy playboy hitman gunman madman conman henchman swordsman fisherman salesman policeman mailman postman milkman doorman fireman woodsman ' +
      'huntsman horseman ferryman boogeyman strongman wingman foreman bagman',
  ),
};
const YOUNG = setOf('boy child children kid orphan toddler twin grandchild grandchildren schoolboy schoolgirl schoolchild schoolchildren');
/** Children of a title that says of an older word that they are young: "The Little Princess". */
const SMALL = setOf('little small tiny');
/** Plurals that end in no "s". */
const PLURALS = setOf('women men gentlemen children grandchildren schoolchildren sisterhood brotherhood');
/** People of either sex, of whom a title speaks as of several where the word is a plural or has a number. */
const OTHERS = setOf(
  'child children kid orphan toddler twin grandchild grandchildren schoolchild schoolchildren friend sibling cousin lover sweetheart newlywed ' +
    'roommate spouse',
);
/** People who are several only with a number: "Strangers" may be about one of them. */
const NUMBERED = setOf(
  'stranger neighbor soldier detective lieutenant captain doctor nurse rider outlaw gunslinger killer thief liar teacher student dancer spy ' +
    'sailor traveler passenger survivor witness',
);
const PAIRS = setOf('couple newlywed lover sweetheart spouse');
const NUMBERS: ReadonlyMap<string, 2 | 3 | 4> = new Map([
  ...(['two', 'both', 'pair'] as const).map((word) => [word, 2] as const),
  ['three', 3],
  ...'four five six seven eight nine ten twelve many all'.split(' ').map((word) => [word, 4] as const),
]);
const PRONOUNS = setOf('she her he his him');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Titles that count two without a name for them: `Two Are Better Than One`. */
const TWO_OF_US = /\b(?:two (?:are|of us|hearts|souls|lives|become|against)|both of us|just us two|the two of)\b/iu;

interface Named extends TitlePeople {
  readonly place: number;
  readonly isOwner: boolean;
  readonly isPronoun: boolean;
}

/** Returns whom a title is about; null where it names nobody. What belongs to somebody counts before the owner: `The King’s Daughter`. */
export function peopleOf(title: string): TitlePeople | null {
  const named = namedIn(title);
  const told = named.filter(({ isOwner, place }) => !isOwner || !named.some((other) => other.place > place && other.place <= place + 3));
  const [first] = told;
  if (!first) return TWO_OF_US.test(title) ? { number: 2, sex: null, isYoung: false } : null;
  const { number, sex, isYoung } = first;
  const words = rawWords(title).map(plainly);
  const second = told.find(
    ({ place }) => place > first.place && words.slice(first.place + 1, place).includes('and') && place <= first.place + 4,
  );
  if (!second || first.isPronoun || number > 1) return { number, sex, isYoung };
  return { number: 2, sex: sex === second.sex ? sex : null, isYoung: isYoung && second.isYoung };
}

function namedIn(title: string): readonly Named[] {
  const raw = rawWords(title);
  return raw.flatMap((word, place): readonly Named[] => {
    const plain = plainly(word);
    const one = inEnglish(titleWords(word)[0] ?? plain);
    const sex = sexOf(one);
    const said = numberBefore(raw, place);
    if (sex === null && !OTHERS.has(one) && !(NUMBERED.has(one) && said)) return [];
    const isPlural = PLURALS.has(plain) || (plain !== one && plain.endsWith('s') && titleWords(word)[0] === one);
    const number = said ?? (isPlural || one === 'couple' ? 2 : 1);
    // One friend or cousin may be anybody.
    if (sex === null && number === 1 && !YOUNG.has(one)) return [];
    return [
      {
        place,
        number,
        sex: PAIRS.has(one) ? null : sex,
        isYoung: YOUNG.has(one) || SMALL.has(plainly(raw[place - 1] ?? '')),
        isOwner: /[’']s?$/u.test(word),
        isPronoun: PRONOUNS.has(one),
      },
    ];
  });
}

/** Words that end so and are no people. */
const NO_PEOPLE = setOf('human german roman norman talisman ottoman superhuman');

/** Returns the sex that a word for somebody tells, by itself or by its end: a stuntwoman is a woman, and a lineman a man. */
function sexOf(word: string): TitlePerson | null {
  if (SEXES.woman.has(word) || /\p{L}{3}wom[ae]n$/u.test(word)) return 'woman';
  if (SEXES.man.has(word)) return 'man';
  return /\p{L}{4}m[ae]n$/u.test(word) && !NO_PEOPLE.has(word) && isAboutWork(word) ? 'man' : null;
}

function rawWords(title: string): readonly string[] {
  return title.normalize('NFC').match(/[\p{L}\p{N}’']+/gu) ?? [];
}

function plainly(word: string): string {
  return word.toLocaleLowerCase('en').replace(/[’']s?$/u, '');
}

/** Returns the number that a title gives a word, over one adjective: `Three Lost Girls`. */
function numberBefore(words: readonly string[], place: number): 2 | 3 | 4 | null {
  return NUMBERS.get(plainly(words[place - 1] ?? '')) ?? NUMBERS.get(plainly(words[place - 2] ?? '')) ?? null;
}

/** First names that are words too: “Someone Will Die”. */
const WORDS_TOO = setOf(
  'will dot may mark art frank august max hope joy grace dawn ivy rose holly daisy poppy olive ruby hazel iris luna coco jasmine clementine flora stella violet rory kit sky ' +
    'georgia charlotte florence carmen',
);

/** Returns the sex that the first name in a title tells; null where there is none. */
function sexOfName(title: string): TitlePerson | null {
  const name = rawWords(title)
    .map((word) => plainly(word).normalize('NFD').replace(/\p{M}/gu, ''))
    .find((word) => FIRST_NAMES.has(word) && !WORDS_TOO.has(word));
  return name === undefined ? null : FIRST_NAMES.get(name) ? 'woman' : 'man';
}

/** Returns the person of a title, by its words or a first name. Null where the title names neither a woman nor a man. */
export function personOf(title: string): TitlePerson | null {
  const people = peopleOf(title);
  return people ? people.sex : sexOfName(title);
}

/** Reports whether the figure of a cover is a man: as the title says, else `otherwise`. */
export function isManShown(title: string, otherwise: boolean): boolean {
  const person = personOf(title);
  return person === null ? otherwise : person === 'man';
}

/** Genres of today, or of ghosts: a man in a hat and a long coat makes them detective stories. */
const WITHOUT_HATS: ReadonlySet<GenreId> = new Set(['thriller', 'horror', 'paranormal', 'poetry', 'young-adult']);

/** Reports the same of a figure whose man wears a hat: without a man in the title, genres of today show a woman. */
export function isManInHatShown(title: string, genre: GenreId, otherwise: boolean): boolean {
  return isManShown(title, otherwise && !WITHOUT_HATS.has(genre));
}

/** The numbers of `art/things/groups.ts`, by how many there are: women, men, both. */
const ADULTS = { 1: [0, 0, 0], 2: [1, 2, 3], 3: [9, 10, 11], 4: [13, 14, 15] } as const;
const CHILDREN = { 1: [4, 5, 4], 2: [6, 7, 8], 3: [12, 12, 12], 4: [16, 16, 16] } as const;

/**
 * Returns the group that a scene shows for a title, by its number in `art/things/groups.ts`; zero: its own person. A love story keeps its
 * pair, but for a title that counts others.
 */
export function groupShown(title: string, isAboutTwo = false): number {
  const people = peopleOf(title);
  if (!people || (isAboutTwo && !/\b(?:two|both|three|four)\b/iu.test(title))) return 0;
  const column = people.sex === 'woman' ? 0 : people.sex === 'man' ? 1 : 2;
  return (people.isYoung && !isAboutTwo ? CHILDREN : ADULTS)[people.number][column];
}

/** The numbers of two people where a scene always has two: a woman and a man, women, or men. */
const TWO = { pair: 0, women: 1, men: 2 } as const;

/** Returns who the two of a scene are: two women or men where a title counts them, else a woman and a man. */
export function pairShown(title: string): number {
  const people = peopleOf(title);
  if (people?.number !== 2 || people.sex === null) return TWO.pair;
  return people.sex === 'woman' ? TWO.women : TWO.men;
}

/** Families with the figure of one adult for any title. */
const OF_ONE: ReadonlySet<LayoutId> = new Set([
  'blinds',
  'double-exposure',
  'keyhole',
  'moon-wood',
  'monolith',
  'stairs',
  'portal',
  'standing-letters',
]);
/** Families with a woman and a man. */
const OF_A_PAIR: ReadonlySet<LayoutId> = new Set(['umbrella']);

/** Families with two people, who are women, men, or a woman and a man. */
const OF_TWO: ReadonlySet<LayoutId> = new Set(['balconies', 'towels', 'just-married', 'park-bench', 'cafe-window', 'dance']);
/** Words of titles about somebody who has lost or left a partner. */
const LEFT_ALONE: ReadonlySet<string> = new Set('widow widower widowed widowhood divorce divorced divorcee'.split(' '));

/** Titles that say that somebody is by himself: “Honeymoon for One”, “Love Nobody”. */
const BY_ONESELF =
  /\b(?:(?:table|party|reservation|honeymoon|dinner|room|ticket|seat) (?:for|of) one|love nobody|nobody loves|never married|unmarried|going solo|flying solo)\b/iu;

/** Scenes of two who belong together. */
const OF_LOVERS: ReadonlySet<LayoutId> = new Set(['just-married', 'towels', 'dance', 'umbrella', 'park-bench']);

function isLeftAlone(title: string): boolean {
  return titleWords(title).some((word) => LEFT_ALONE.has(inEnglish(word)));
}

/** One child, or more than two people. */
const NOT_TWO: readonly number[] = [4, 5, 9, 10, 11, 12, 13, 14, 15, 16];

/** Groups of children. */
const CHILDREN_ONLY: readonly number[] = [4, 5, 6, 7, 8, 12, 16];

/** Reports whether a family shows other people than a title is about: one woman for “Sisters”, a man for a child, or a couple for a widow. */
export function showsOthers(title: string, layout: LayoutId, isAboutTwo = false): boolean {
  if (!isAboutTwo && isLeftAlone(title) && (OF_TWO.has(layout) || OF_A_PAIR.has(layout) || layout === 'rooftop')) return true;
  if (OF_LOVERS.has(layout) && BY_ONESELF.test(title)) return true;
  const group = groupShown(title, isAboutTwo);
  if (OF_ONE.has(layout)) return group > 0;
  if (layout === 'profiles') return CHILDREN_ONLY.includes(group);
  if (OF_TWO.has(layout)) return NOT_TWO.includes(group);
  return OF_A_PAIR.has(layout) && group > 0 && group !== 3;
}
