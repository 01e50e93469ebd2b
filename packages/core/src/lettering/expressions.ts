import { lettersOf } from './word-kinds.ts';

/** Expressions of two words that a line break must not split, by their first word, with the possible second words. */
const TIES = new Map(
  Object.entries({
    déjà: 'vu',
    crème: 'brûlée',
    best: 'friend friends man',
    ice: 'cream',
    post: 'office',
    high: 'school street',
    junior: 'year',
    senior: 'year',
    new: 'york year orleans england mexico zealand jersey',
    los: 'angeles',
    las: 'vegas',
    san: 'francisco diego sebastián josé antonio juan marco marino',
    são: 'paulo',
    santa: 'fe monica cruz',
    buenos: 'aires',
    hong: 'kong',
    sri: 'lanka',
    costa: 'rica',
    puerto: 'rico',
    cape: 'town cod',
    north: 'sea pole star carolina dakota',
    south: 'sea pole africa carolina dakota',
    west: 'end side virginia',
    east: 'end side',
    next: 'door year summer',
    old: 'man woman lady boy',
    young: 'man woman lady',
    little: 'girl boy',
    wise: 'man woman',
    first: 'date love kiss',
    second: 'chance',
    too: 'much',
    how: 'to much many',
    say: 'no yes goodbye',
    saying: 'no yes goodbye',
    left: 'behind',
    leave: 'behind',
    no: 'one good',
    each: 'other',
    every: 'one',
    book: 'one two three four five thief',
    hail: 'mary',
    right: 'now here',
    full: 'moon',
    true: 'love',
    real: 'life',
    all: 'the',
    so: 'much many far',
    not: 'giving',
    came: 'back home',
    come: 'back home',
    go: 'to back',
    fell: 'in apart',
    fall: 'in apart',
    falling: 'in apart',
    in: 'love',
    tidying: 'up',
    swipe: 'right left',
    one: 'day night summer more last',
    once: 'upon',
    upon: 'a',
    good: 'night morning luck',
    prime: 'minister',
    serial: 'killer',
    happy: 'ending birthday',
    united: 'states kingdom',
    middle: 'east ages',
    world: 'war',
    civil: 'war',
    cold: 'war',
  }).map(([first, next]): [string, ReadonlySet<string>] => [first, new Set(next.split(' '))]),
);

/** Forms of address, and kinds of places that stand before a name: they belong to the name after them. */
const BEFORE_NAMES = new Set(
  (
    'mr mrs ms miss dr prof sir lady lord monsieur madame mademoiselle señor señora herr frau don doña king queen prince princess captain ' +
    'major colonel aunt uncle saint st père mère inspector detective rue lake mount río rio villa château casa via'
  ).split(' '),
);
/** The second words of names of places, as in "Willow Creek". */
const OF_PLACES = new Set(
  (
    'street lane road avenue square creek river lake bay county island hill valley springs harbor harbour house hall manor park city beach ' +
    'hollow village mountain ridge bridge station farm ranch castle'
  ).split(' '),
);

/** Returns true if two consecutive words form an expression. */
export function isExpression(word: string, next: string): boolean {
  return TIES.get(lettersOf(word))?.has(lettersOf(next).replace(/’s$/u, '')) === true;
}

/** Returns true for a word such as "Mr" or "Rue", which belongs to a name after it. */
export function startsName(word: string): boolean {
  return BEFORE_NAMES.has(lettersOf(word));
}

/** Returns true for a word that makes the one before it the name of a place. */
export function endsPlaceName(word: string): boolean {
  return OF_PLACES.has(lettersOf(word).replace(/’s$/u, ''));
}
