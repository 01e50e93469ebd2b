import { COSTUMES, type Costume } from '../art/things/child/child-look.ts';
import { PLACES, type PlaceId } from '../art/things/story/hero-places.ts';
import { FIRST_NAMES } from './first-names.ts';
import { isCreature, namesFace } from './title-animals.ts';
import { englishWords } from './title-languages.ts';
import { titleMotifs } from './title-motifs.ts';
import { titleWords } from './title-words.ts';
import { peopleOf } from './title-people.ts';
import { isSetIn } from './title-settings.ts';
import { namesOtherAnimal } from './other-animals.ts';
import { hasUnknownWord } from './unknown-words.ts';

/** The child that a picture book is about. */
export interface TitleHero {
  readonly costume: Costume;
  readonly place: PlaceId;
  /** Null where the title does not say. */
  readonly isGirl: boolean | null;
  /** The title's word for it. */
  readonly word: string;
}

/** Words of titles for those whom a child in costume can be. Single words, in the singular. */
const WORDS: Readonly<Partial<Record<Costume, string>>> = {
  knight: 'knight squire',
  pirate: 'pirate captain buccaneer corsair swashbuckler',
  astronaut: 'astronaut cosmonaut spaceman spacewoman spacegirl spaceboy rocketeer',
  wizard: 'witch wizard sorcerer sorceress magician mage enchanter enchantress',
  royal: 'princess prince king queen emperor empress',
  hero: 'superhero hero heroine supergirl superboy',
  explorer: 'explorer adventurer pathfinder ranger',
  sailor: 'sailor skipper',
  everyday: 'boy girl child kid children schoolgirl schoolboy',
};
const COSTUME_OF = new Map(COSTUMES.flatMap((costume) => (WORDS[costume] ?? '').split(' ').map((word) => [word, costume] as const)));

const AT_HOME: Readonly<Record<Costume, PlaceId>> = {
  everyday: 'garden',
  knight: 'castle',
  pirate: 'shore',
  astronaut: 'moon',
  wizard: 'wood',
  royal: 'castle',
  hero: 'town',
  explorer: 'wood',
  sailor: 'shore',
  rain: 'garden',
  winter: 'snow',
  pyjamas: 'town',
};

const OF_THE_WOOD: ReadonlySet<string> = new Set(['wood', 'forest', 'jungle', 'tree', 'mushroom', 'fairy']);
const OF_BEDTIME: ReadonlySet<string> = new Set([
  'sleep',
  'asleep',
  'sleepy',
  'bed',
  'bedtime',
  'bunk',
  'pillow',
  'snuggle',
  'goodnight',
  'pyjama',
  'pajama',
  'dream',
  'yawn',
  'moon',
]);
/** Nouns for those who are no children. */
const GROWN: ReadonlySet<string> = new Set(
  'mother father mom mum mommy mummy dad daddy papa mama grandma grandpa granny grandmother grandfather nana aunt uncle mr mrs miss teacher lady'.split(
    ' ',
  ),
);

/**
 * Returns the child that a title is about: somebody whom a child can play, a child, or a first name. Null for titles about animals, about
 * several people and about nobody. An animal that somebody meets takes nothing from them: `The Boy Who Drew Dragons`.
 */
export function heroOfTitle(title: string): TitleHero | null {
  const words = englishWords(title);
  const people = peopleOf(title);
  if (people && people.number > 1) return null;
  const place = words.findIndex((word) => COSTUME_OF.has(word));
  // A girl may be called as the moon is in Spanish.
  const written = titleWords(title);
  const known = written.findIndex((word) => FIRST_NAMES.has(plain(word)));
  const name = known < 0 && isUnknownName(title) ? 0 : known;
  const first = place >= 0 ? place : name;
  const word = place >= 0 ? words[first] : written[first];
  if (word === undefined) return atPlay(title, words);
  // "Grandma and Lulu" is about a child, "Grandma Rosa" is not.
  if (place < 0 && GROWN.has(words[first - 1] ?? '')) return null;
  const animal = words.findIndex((each) => isAnimal(each));
  if (place < 0 && isNameOfThing(title, words, first)) return null;
  // "Pirate Cat" and "Rosie the Hen" are animals, and so is "The Cat Who Was King".
  if (animal >= 0 && (animal < first || animal === first + 1 || /^(?:the|a)\s/iu.test(between(title, first, animal)))) return null;
  const worn = place >= 0 ? (COSTUME_OF.get(word) ?? 'everyday') : 'everyday';
  const costume = worn === 'everyday' ? dressFor(title, words) : worn;
  return {
    costume,
    place: placeOf(costume, title, words),
    isGirl: (place < 0 ? FIRST_NAMES.get(plain(word)) : undefined) ?? sexOf(title, words),
    word,
  };
}

/** Verbs of people alone: “Benji Finds a Feather”. */
const VERB_OF_PEOPLE =
  /^\p{Lu}\p{L}+ (?:finds|learns|says|builds|goes|meets|makes|saves|wants|loves|gets|takes|helps|tries|asks|paints|plays|starts|visits|discovers|rides|counts|plants|bakes|loses|won[’']t|can[’']t)\b/iu;
/** An ending of first names before those whom the book is about too: “Zuzia and the Fox”. */
const BESIDE_SOMEBODY = /^\p{Lu}\p{L}+(?:a|o|i|ie|ek|us) and (?:the|his|her)\b/u;
/** Somebody with a rare name, beside whom or whose thing the book is about: “Olu and the Very Loud Trumpet”, “Tunde’s Bicycle”. */
const RARE_NAME = /^\p{Lu}\p{L}+(?:[’']s \p{Lu}| and (?:the|his|her|an?)\b)/u;
const NO_NAMES: ReadonlySet<string> = new Set(
  'he she it who what everybody everyone nobody somebody someone nothing something baby mommy mummy daddy nana papa mama santa grandma grandpa teacher'.split(
    ' ',
  ),
);

/** Reports whether a title begins with the first name of a child that is on no list. */
function isUnknownName(title: string): boolean {
  const [first = ''] = titleWords(title);
  const isNamed = VERB_OF_PEOPLE.test(title) || BESIDE_SOMEBODY.test(title) || (RARE_NAME.test(title) && hasUnknownWord(first));
  if (!isNamed || NO_NAMES.has(first)) return false;
  return titleMotifs(first, 'childrens').length === 0 && !namesAnimal(first) && !COSTUME_OF.has(first) && !THINGS_WITH_NAMES.has(first);
}

/** Reports whether a title names an animal, whether or not it has a drawing. */
export function namesAnimal(title: string): boolean {
  return namesFace(title) || namesOtherAnimal(title) || titleMotifs(title).some(isCreature);
}

/** Vehicles and other things that have names and faces in picture books. */
const THINGS_WITH_NAMES: ReadonlySet<string> = new Set(
  'tractor train engine bus car truck lorry digger bulldozer excavator boat tugboat ship submarine plane airplane helicopter rocket robot snowman scarecrow pumpkin balloon kite'.split(
    ' ',
  ),
);

/** Reports whether a first name is that of a thing: `Benny the Brave Tractor`, `Tilly Tugboat`. */
function isNameOfThing(title: string, words: readonly string[], name: number): boolean {
  const thing = words.findIndex((word, place) => place > name && THINGS_WITH_NAMES.has(word));
  return thing === name + 1 || (thing >= 0 && /^the\s/iu.test(between(title, name, thing)));
}

function isAnimal(word: string): boolean {
  return namesAnimal(word);
}

/** Returns the words of a title from the one after a person to an animal: "the Very Small Bear" makes an animal of "Lulu". */
function between(title: string, from: number, to: number): string {
  return (title.match(/[\p{L}\p{N}’']+/gu) ?? []).slice(from + 1, to + 1).join(' ');
}

const IN_SNOW: ReadonlySet<string> = new Set(['snow', 'snowy', 'snowball', 'sled', 'sledge', 'mitten', 'snowflake']);
const IN_PUDDLES: ReadonlySet<string> = new Set(
  'puddle puddlejump puddlejumper splash splish splosh rain rainy raining raindrop raincoat wellies wellington jump leap'.split(' '),
);

const IN_WATER: ReadonlySet<string> = new Set('swim swimming snorkel dive paddle beach seaside sandcastle bucket seashell'.split(' '));

/** A title of a deed or of weather that names nobody is about a child in it: `First Snow`, `Big Jump`, `Snorkel Day`. */
function atPlay(title: string, words: readonly string[]): TitleHero | null {
  if (namesAnimal(title)) return null;
  const snow = words.find((word) => IN_SNOW.has(word));
  if (snow) return { costume: 'winter', place: 'snow', isGirl: null, word: snow };
  const water = words.find((word) => IN_WATER.has(word));
  if (water) return { costume: 'everyday', place: 'shore', isGirl: null, word: water };
  const rain = words.find((word) => IN_PUDDLES.has(word));
  return rain ? { costume: 'rain', place: 'garden', isGirl: null, word: rain } : null;
}

function dressFor(title: string, words: readonly string[]): Costume {
  if (isSetIn(title, 'snow')) return 'winter';
  if (isSetIn(title, 'rain') || words.includes('puddle')) return 'rain';
  return words.some((word) => OF_BEDTIME.has(word)) ? 'pyjamas' : 'everyday';
}

function placeOf(costume: Costume, title: string, words: readonly string[]): PlaceId {
  if (costume === 'astronaut') return 'moon';
  if (isSetIn(title, 'snow')) return 'snow';
  if (words.includes('lighthouse')) return 'cape';
  if (words.some((word) => OF_THE_WOOD.has(word))) return 'wood';
  if (isSetIn(title, 'water') && costume !== 'knight') return 'shore';
  return AT_HOME[costume];
}

function sexOf(title: string, words: readonly string[]): boolean | null {
  const named = peopleOf(title)?.sex;
  if (named) return named === 'woman';
  return words.map((word) => FIRST_NAMES.get(plain(word))).find((sex) => sex !== undefined) ?? null;
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The parameters of drawings that show the child of a title. @param seed chooses what the title does not say. */
export function heroParameters(
  { costume, place, isGirl }: TitleHero,
  seed: number,
): Readonly<Record<'costume' | 'place' | 'girl', number>> {
  return { costume: COSTUMES.indexOf(costume), place: PLACES.indexOf(place), girl: (isGirl ?? seed % 2 === 0) ? 1 : 0 };
}
