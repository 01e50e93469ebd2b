import { hangsWithNext } from '../text/hanging-words.ts';
import { kindsInScript } from './joined-words.ts';

/**
 * The part that a word plays in a title's phrases. A `modifier` is an adjective, a number or an adverb that belongs to the word after it.
 * The words of other scripts are `unknown`, `joined` with a conjunction or preposition before them, or `defined` by an article. Of other
 * languages than English only the small words are known.
 */
export type WordKind =
  | 'determiner'
  | 'possessive'
  | 'quantifier'
  | 'preposition'
  | 'conjunction'
  | 'opener'
  | 'subject'
  | 'object'
  | 'auxiliary'
  | 'modifier'
  | 'adverb'
  | 'particle'
  | 'verb'
  | 'pronoun'
  | 'noun'
  | 'joined'
  | 'defined'
  | 'unknown';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const DETERMINERS = set('a an the my your our his her their its this these those');
/** They say which or how many, and end a line better than an article. */
const QUANTIFIERS = set('every each no any some another both many few several such');
const PREPOSITIONS = set(
  'of in on at to for with from by into onto about under over between behind beyond before after against without within through across ' +
    'among beneath upon near inside outside around along like as than despite except during toward towards until till since below above ' +
    'past off out up down',
);
const CONJUNCTIONS = set('and or but nor & + plus');
/** The words that open a clause. */
const OPENERS = set('who whom whose that which what when where why how because while whilst although though if unless whether so');
const SUBJECTS = set('i we they he she i’m we’re they’re he’s she’s i’ve we’ve you’re i’ll we’ll i’d who’s it’s');
const OBJECTS = set('me him us them you it');
const AUXILIARIES = set(
  'is are was were be been being am has have had do does did can could will would shall should may might must not never ever always still ' +
    'cannot can’t don’t won’t didn’t doesn’t couldn’t wouldn’t isn’t wasn’t weren’t aren’t haven’t hasn’t shouldn’t gonna let lets let’s',
);
/** Adverbs and quantities that belong to the word after them. */
const DEGREES = set(
  'very too most more almost nearly completely absolutely truly really briefly highly extremely utterly strangely slightly perfectly ' +
    'terribly deeply wildly fully barely hardly how’s only just all own other same half',
);
const ADVERBS = set(
  'again away back together alone apart forever home indeed now today tonight tomorrow yesterday soon later once twice here there ' +
    'everywhere nowhere somewhere anyway else enough then yet ago also softly slowly finally instead already sometimes often maybe perhaps ' +
    'inside upstairs downstairs abroad overseas well fast even',
);
/** Adverbs that belong to a clause or a phrase after them, as in "Even When" and "Right After", and the words before which they do. */
const FOCUSING = set('even just only right long soon shortly especially exactly not');
const FOCUSED = set('when if because after before since until while though as like to with without');
/** Adverbs that belong to the verb before them, as in "Take Back". */
const PARTICLES = set('back up down out away');
const PARTICLES_OR_PREPOSITIONS = set('in over off on');
const PRONOUNS = set(
  'nobody somebody everybody anybody someone anyone everyone nothing something everything anything none one ones mine yours ours theirs ' +
    'himself herself myself yourself ourselves themselves itself us',
);
const NUMBERS = set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty ' +
    'thirty forty fifty sixty seventy eighty ninety hundred thousand million',
);
const ORDINALS = set('first second third fourth fifth sixth seventh eighth ninth tenth last next');
const VERBS = set(
  'ate became began bit blew bought broke brought built came caught chose come comes cut dared dies died dug drank dreamt drew drove ' +
    'fell felt find finds found flew forgave forgive forgets forgot fought gave get gets getting give gives go goes gone got grew grows grow ' +
    'happens happened heard held hid is keep keeps kept knew know knows laid lay learn led leave left lets lie lied likes lit live lived lose loses lost ' +
    'made make makes mattered meant meet meets met mistook moves needs notice owes paid pays put ran read remembers rode rose said sang sat saw say says ' +
    'seek seeks sees see seem sell sent set shook shot sing sings slept sold speak speaks spoke stand stay stays stole stood swam take takes taught tell tells ' +
    'think thinks thought threw told took tries try understand wait waits wake walked want wants was went win wins woke won wore write writes wrote ' +
    'becomes breaks beat beats bury eats eat feel hear rises shines sleeps sinks weeps remember forget forgot discover begin begins ends helps changes solve solves inherited ' +
    'tastes build builds brings bring save saves ruin ruins steals grieve burns belong belongs',
);
/** Words that are verbs only where a subject or a "to" stands before them, or an object behind them. */
const VERBS_OR_NOUNS = set(
  'love hate dream fear hope kiss kill murder run walk fall rise dance drive plan cook fight hunt play sleep work call return step cry fly ' +
    'guard guide leaves lies lives name open place plant pray promise question race rest ride rule sail search share shine smile stop ' +
    'swim talk taste teach thrive touch travel trust turn visit watch whisper wish worry loves dreams falls runs kisses turns calls',
);
/** Verbs before another one, as in "Stop Waiting". */
const BEFORE_GERUND = set('stop start quit keep love hate');
const ADJECTIVES = set(
  'small big little large great grand tiny huge tall short long high low deep wide narrow old young new ancient early late good better best ' +
    'bad worse worst true false real right wrong red blue green black white gray grey brown golden gold silver scarlet crimson purple pink ' +
    'yellow violet pale dark bright light blind cold hot warm cool wet dry soft hard loud quiet silent still sweet sour bitter salt salty ' +
    'fresh raw ripe rich poor wild tame mad sad happy glad angry hungry thirsty lonely lovely pretty ugly dirty clean empty full hollow ' +
    'broken stolen hidden frozen forgotten fallen wooden sunken forbidden chosen unspoken unwritten lost missing dead living alive late ' +
    'mean kind gentle strong weak heavy thin thick sharp blunt slow quick swift fast free busy lazy crazy strange odd weird secret sacred ' +
    'holy wicked evil cruel brave bold proud humble noble royal common simple plain fancy fine fair foul dear sudden subtle final mortal ' +
    'immortal eternal absolute perfect certain impossible invisible terrible horrible bare naked crooked wounded caged ordinary ' +
    'smart clever literary military solitary imaginary french english german italian spanish russian roman greek irish scottish american african indian ' +
    'chinese japanese tuscan parisian venetian arabian persian electric sleepy stormy rainy windy snowy foggy misty sunny dusty rusty bloody ' +
    'merry jolly icy fiery shiny fuzzy furry silly funny lucky nasty noisy tricky tiny unlikely deadly ghostly earthly harsh brief modern northern southern eastern western ' +
    'native human part-time full-time life-changing fake safe midnight burnt drunk born',
);

const ED_NOUNS = set('seed weed creed reed breed speed shed sled deed greed steed bloodshed feed bed need kindred hundred embed succeed');
const ING_NOUNS = set(
  'king ring spring string thing wing morning evening wedding building ceiling lightning darling duckling sibling nothing something ' +
    'everything anything sting during viking starling sterling pudding clothing beginning ending blessing crossing meeting painting warning ' +
    'haunting reckoning awakening gathering offering feeling sling fling swing offspring dumpling gosling changeling earring',
);
const SUFFIXED_NOUNS = set(
  'table fable cable vegetable stable parable constable syllable magic music clinic picnic comic republic traffic relic logic critic ' +
    'fabric topic public mechanic panic attic garlic arctic olive detective archive motive captive fugitive executive relative ' +
    'native narrative memorial tutorial testimonial aerial editorial objective perspective initiative animal arsenal journal festival carnival hospital cardinal funeral trial arrival ' +
    'survival rival general admiral portal crystal metal petal capital signal manual removal betrayal denial burial ritual medal coral canal ' +
    'jackal scandal sandal vandal proposal material mineral cathedral mural principal criminal radical cannibal professional individual ' +
    'dish fish wish parish radish polish relish rubbish childish harness wilderness bus hippopotamus',
);
const LY_NOUNS = set(
  'family lily july italy butterfly dragonfly firefly horsefly ally bully belly jelly rally assembly melancholy anomaly monopoly',
);
const ADJECTIVE_ENDING = /(?:ous|ful|less|ible|able|ish|[^aeiou]ic|[^lf]ive|[bcdfghilmnrtv]al|esque|some)$/u;
const NOT_SOME = set('handsome awesome lonesome gruesome');
const POSSESSIVE = /(?:’s|s’)$/u;
/** Words in -’s that are no possessives. */
const SHORT_FORMS = set('it’s that’s who’s what’s where’s there’s here’s he’s she’s let’s how’s when’s');

/** The English small words that no other language of titles has. */
const ENGLISH_ONLY = set(
  'the of and my your our his her their with from for at by to is are was were this that who what when where how why we they he she you i ' +
    'into under not it’s a an or but me us',
);
const FOREIGN_ONLY = set(
  'le la les un une du des et au aux à sur dans pour avec entre der das dem den ein eine einer und im vom zum zur mit nach vor für über ' +
    'unter ohne wie ist el los las del y con sin para por una unos unas il gli di della dei nel nella che e o os do da dos das uma het een ' +
    'de van en que qui au-dessus',
);

/** The adjectives of other languages that stand before their nouns. */
const FOREIGN_ADJECTIVES = set(
  'petit petite petits petites grand grande grands vieux vieille bon bonne beau belle jeune nouveau nouvelle premier première dernier ' +
    'dernière deux trois quatre cinq gran buen buena primer primera último última dos tres cien mil zwei drei alte neue letzte erste',
);

/** Returns true for a title whose small words are those of another language than English. */
export function isForeignTitle(words: readonly string[]): boolean {
  const letters = words.map(lettersOf);
  const isEnglish = (word: string) => ENGLISH_ONLY.has(word) && !FOREIGN_ONLY.has(word);
  return !letters.some((word) => isEnglish(word) && word !== 'a') && letters.some((word) => FOREIGN_ONLY.has(word));
}

const LATIN = /\p{Script=Latin}|\d/u;

/** Returns the kind of each word of a title. */
export function kindsOf(words: readonly string[]): readonly WordKind[] {
  if (!words.some((word) => LATIN.test(word))) return kindsInScript(words);
  if (isForeignTitle(words)) return foreignKinds(words);
  const kinds: WordKind[] = [];
  for (const [index, word] of words.entries()) {
    const before = endsPhrase(words[index - 1] ?? '.') ? null : (kinds[index - 1] ?? null);
    const next = endsPhrase(word) ? '' : lettersOf(words[index + 1] ?? '');
    kinds.push(englishKind(lettersOf(word), before, lettersOf(words[index - 1] ?? ''), next));
  }
  return kinds;
}

/** A foreign title is read by its small words. In German, a word in lower case between an article and a noun is an adjective. */
function foreignKinds(words: readonly string[]): readonly WordKind[] {
  return words.map((word, index): WordKind => {
    if (index < words.length - 1 && hangsWithNext(word)) return 'determiner';
    const next = words[index + 1] ?? '';
    if (FOREIGN_ADJECTIVES.has(lettersOf(word)) && next !== '' && !hangsWithNext(next)) return 'modifier';
    const isLow = word === word.toLocaleLowerCase('en') && next !== next.toLocaleLowerCase('en');
    return isLow && !endsPhrase(word) && GERMAN_ARTICLE.test(lettersOf(words[index - 1] ?? '')) ? 'modifier' : 'noun';
  });
}

const GERMAN_ARTICLE = /^(?:d(?:er|ie|as|em|en|es)|vom|zum|zur|im|am|(?:k?ein|mein|dein|sein|ihr|unser)(?:e[rmns]?)?)$/u;

function englishKind(word: string, before: WordKind | null, last: string, next: string): WordKind {
  const isAfterNounMaker = before === 'determiner' || before === 'possessive' || before === 'quantifier' || before === 'modifier';
  if (isAfterVerb(before) && isParticle(word, next)) return 'particle';
  if (FOCUSING.has(word) && FOCUSED.has(next) && !isAfterVerb(before)) return 'opener';
  // "A Part-Time", "the Good": after an article only a noun or what belongs to one can follow.
  if (isAfterNounMaker && !isFunction(word)) return nominalKind(word, next);
  if (word === 'that' || word === 'this') return word === 'this' || next === '' ? 'determiner' : 'opener';
  if (OBJECTS.has(word)) return isObject(word, before) ? 'object' : 'subject';
  if (SUBJECTS.has(word)) return 'subject';
  if (DETERMINERS.has(word)) return 'determiner';
  if (QUANTIFIERS.has(word)) return 'quantifier';
  if (POSSESSIVE.test(word) && !SHORT_FORMS.has(word)) return 'possessive';
  if (OPENERS.has(word)) return 'opener';
  if (CONJUNCTIONS.has(word)) return 'conjunction';
  if (PREPOSITIONS.has(word)) return 'preposition';
  if (AUXILIARIES.has(word)) return 'auxiliary';
  if (isNumber(word) || ORDINALS.has(word)) return next === '' || isFunction(next) ? 'pronoun' : 'modifier';
  if (PRONOUNS.has(word)) return 'pronoun';
  if (DEGREES.has(word) || isAdverbInLy(word)) return next === '' ? 'adverb' : 'modifier';
  if (ADVERBS.has(word)) return 'adverb';
  const isAfterSubject = before === 'subject' || before === 'auxiliary' || before === 'pronoun' || last === 'to' || before === 'opener';
  if (BEFORE_GERUND.has(word) && next.endsWith('ing')) return 'verb';
  if (VERBS_OR_NOUNS.has(word)) return (isAfterSubject && before !== 'opener') || (startsNoun(next) && next !== '') ? 'verb' : 'noun';
  if (VERBS.has(word)) return 'verb';
  if (isAdjective(word)) return 'modifier';
  if (isParticiple(word)) return next === '' && before !== null && !isAfterVerb(before) ? 'noun' : 'verb';
  if (isOrder(before, next) || (before === 'subject' && !isCompound(last, next))) return 'verb';
  return before === 'pronoun' && PRONOUNS.has(last) && word.endsWith('s') ? 'verb' : 'noun';
}

/** Returns true for the first word of a title such as "Climb Your Own Mountain". */
function isOrder(before: WordKind | null, next: string): boolean {
  return before === null && DETERMINERS.has(next);
}

/** Returns true for the pronoun of "She Wolf". */
function isCompound(pronoun: string, next: string): boolean {
  return (pronoun === 'she' || pronoun === 'he') && next === '';
}

/** Returns the kind of a word behind an article or an adjective: it is a noun, unless it describes the next word. */
function nominalKind(word: string, next: string): WordKind {
  if (POSSESSIVE.test(word)) return 'possessive';
  const isDescribing =
    isNumber(word) || ORDINALS.has(word) || DEGREES.has(word) || isAdverbInLy(word) || isAdjective(word) || isParticiple(word);
  const hasNoun = next !== '' && !isFunction(next) && !(VERBS.has(next) && !isAdjective(next));
  return isDescribing && hasNoun ? 'modifier' : 'noun';
}

/** Returns true for a pronoun that ends its phrase. "You" and "it" also begin phrases. */
function isObject(word: string, before: WordKind | null): boolean {
  if (isAfterVerb(before) || before === 'preposition') return true;
  return before !== null && before !== 'conjunction' && before !== 'opener' && word !== 'you' && word !== 'it';
}

/** "In" is a part of the verb in "Giving In", and not in "Crying in the Rain". */
function isParticle(word: string, next: string): boolean {
  return PARTICLES.has(word) || (PARTICLES_OR_PREPOSITIONS.has(word) && (next === '' || CONJUNCTIONS.has(next) || PREPOSITIONS.has(next)));
}

function isAfterVerb(kind: WordKind | null): boolean {
  return kind === 'verb' || kind === 'auxiliary';
}

/** Returns true if a word begins a phrase about a thing, as articles and possessives do. */
function startsNoun(word: string): boolean {
  return DETERMINERS.has(word) || QUANTIFIERS.has(word) || OBJECTS.has(word);
}

const YEAR = /^(?:1\d|20)\d\d$/u;

/** Returns true for a word that counts, such as "Ten" or "7". */
export function isNumber(word: string): boolean {
  return NUMBERS.has(word) || (/^\d/u.test(word) && !YEAR.test(word));
}

function isFunction(word: string): boolean {
  return (
    DETERMINERS.has(word) ||
    QUANTIFIERS.has(word) ||
    PREPOSITIONS.has(word) ||
    CONJUNCTIONS.has(word) ||
    OPENERS.has(word) ||
    SUBJECTS.has(word) ||
    OBJECTS.has(word) ||
    AUXILIARIES.has(word)
  );
}

function isAdjective(word: string): boolean {
  if (ADJECTIVES.has(word) || NOT_SOME.has(word)) return true;
  return word.length > 5 && ADJECTIVE_ENDING.test(word) && !word.endsWith('some') && !SUFFIXED_NOUNS.has(word);
}

function isAdverbInLy(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !LY_NOUNS.has(word) && !ADJECTIVES.has(word);
}

function isParticiple(word: string): boolean {
  if (/[^aeiou]ing$|[aeiou]ing$/u.test(word) && word.length > 5) return !ING_NOUNS.has(word);
  return /[^e]ed$/u.test(word) && word.length > 4 && !ED_NOUNS.has(word);
}

/** Abbreviations, whose full stop ends no phrase. */
const ABBREVIATIONS = set('mr. mrs. ms. dr. st. prof. vs. no. vol. jr. sr.');

/** Returns true if a comma, colon, dash or full stop follows the word. */
export function endsPhrase(word: string): boolean {
  return /[,;:.!?…–—][”"’')]?$/u.test(word) && !ABBREVIATIONS.has(word.toLocaleLowerCase('en')) && !/^\p{L}\.(?:\p{L}\.)*$/u.test(word);
}

/** The word in lower case without punctuation around it, its apostrophes as they are printed. */
export function lettersOf(word: string): string {
  return word
    .toLocaleLowerCase('en')
    .replaceAll("'", '’')
    .replace(/^[^\p{L}\p{N}&+]+|(?:(?<!s)’|[^\p{L}\p{N}&+’])+$/gu, '');
}
