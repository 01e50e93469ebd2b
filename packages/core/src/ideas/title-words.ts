import { VOWEL_POINTS } from '../text/vowel-points.ts';

/** A title's words in lower case and in the singular, without possessives. */
export function titleWords(title: string): readonly string[] {
  const plain = title.normalize('NFC').replace(VOWEL_POINTS, '').toLocaleLowerCase('en');
  return (plain.match(/[\p{L}\p{N}’']+/gu) ?? []).map((word) => singular(word.replace(/[’']s?$/u, '')));
}

/** Plurals of words that end in "ie". */
const IN_IE = /^(?:.|cook|zomb|magp|selk|mov|brown|pix|gen|prair)ies$/u;
/** Plurals with one more syllable: "witches", "boxes", "kisses", but not "aches". */
const IN_SIBILANT = /(?:ss|sh|zz|x|[eo]ach|[^aeo]ch)es$/u;

/** Plurals of words that end in "o": "volcanoes", but not "canoes". */
const IN_O =
  /^(?:volcan|potat|tomat|(?:anti|super)?her|ech|tornad|torped|mosquit|mang|carg|domin|buffal|vet|embarg|desperad|mement|fresc|hal)oes$/u;

/** Names and other words that end in an s and are no plurals: "does" is a verb in titles, not two deer. */
const NO_PLURALS: ReadonlySet<string> = new Set(
  (
    'christmas paris mars texas kansas orleans dallas athens naples brussels wales iris atlas chrysalis metamorphosis necropolis lens ' +
    'tennis oasis canvas james thomas charles ferris does hypothesis holidays lagos'
  ).split(' '),
);

/** Plurals that do not only add an "s". */
const OTHER_PLURALS: ReadonlyMap<string, string> = new Map([
  ['teeth', 'tooth'],
  ['geese', 'goose'],
  ['christmases', 'christmas'],
  ['buses', 'bus'],
  ['gâteaux', 'gâteau'],
  ['châteaux', 'château'],
]);

function singular(word: string): string {
  const irregular = OTHER_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || NO_PLURALS.has(word) || /(?:s|u)s$/u.test(word)) return word;
  if (/^(?:wol|scar|lea|hal|shel|thie|loa|el|cal)ves$/u.test(word)) return `${word.slice(0, -3)}f`;
  if (/^(?:kni|li|wi)ves$/u.test(word)) return `${word.slice(0, -3)}fe`;
  // "Lies" is "lie", and "cookies" is "cookie".
  if (word.endsWith('ies')) return IN_IE.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (IN_O.test(word)) return word.slice(0, -2);
  if (word.length > 4 && IN_SIBILANT.test(word) && word !== 'avalanches') return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** A title of more words is a sentence, and a place that it mentions is not where its book has to be. */
const LONGEST_NAME = 7;

export function isSentence(title: string): boolean {
  return title.trim().split(/\s+/u).length > LONGEST_NAME;
}
