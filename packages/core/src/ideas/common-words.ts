import { FIRST_NAMES } from './first-names.ts';
import { placeOfWords } from './title-cultures.ts';
import { inEnglish } from './title-languages.ts';

/** Words of titles that name nothing which could be drawn: people, times, feelings, and the words that join others. In the singular. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  // Words that join and count.
  (
    'the a an of for and or but nor with without to from in into on onto at by my our your her his their its me us you him them it is are was were be ' +
    'been being am how what when who whom whose why where which that this these those there here all every each both any some no not never always again ' +
    'ever more most less least only just about over under between among until before after behind beyond against through across along around down up ' +
    'off out away back than then so too very if as while because though once still yet also almost enough else instead together apart ' +
    'do does did done has have had will would can could should must may might let get got make made take took keep kept give gave go went gone come came ' +
    'one two three four five six seven eight nine ten eleven twelve thirteen twenty thirty forty fifty sixty ninety hundred thousand million ' +
    'first second third last half many much few several other another same own such ' +
    // Times.
    'monday tuesday wednesday thursday friday saturday sunday weekday weekend day week month year decade night tonight morning noon afternoon evening ' +
    'midnight time hour minute moment century millennium era generation future past present today tomorrow yesterday now later soon late early january february march april may june july august september ' +
    'october november december spring summer autumn fall winter season christmas easter thanksgiving holiday holidays hanukkah passover ramadan age ' +
    // People.
    'grandma grandmother grandmom granny nana nanny nonna abuela abuelita oma babcia baba yiayia mamma mama mom mum mother maman papa dad father ' +
    'grandfather grandpa aunt auntie uncle sister brother daughter son child children kid baby family friend neighbor wife husband couple parent cousin ' +
    'niece nephew widow widower bride groom lover man men woman women girl boy people person guest stranger grandchild grandchildren student lady nobody ' +
    'everybody somebody anyone everyone someone ' +
    // Feelings, thoughts and what is done.
    'love loved loving heart soul joy happy happiness hope hopeful fear grief sorrow shame anger faith truth lie promise secret memory dream wish mercy ' +
    'grace peace silence quiet beauty desire longing want wanted need lost lose found find leave leaving left stay stayed return returned remember ' +
    'remembered forget forgotten know knew known learn learned teach taught tell told say said speak ask asked think thought feel felt become becoming ' +
    'begin began beginning end ending start live lived living life alive die died dying dead death born grow grew change changed break broke broken ' +
    'burn save saved wait waiting waited walk run fall fell fallen rise rose carry carried hold held call called name named lie lay stand stood sit see ' +
    'saw seen look looked hear heard watch listen believe believed forgive forgiven trust belong belonging ' +
    // How things are.
    'home house cottage good better best bad worse worst great big large little small tiny long short new old young easy hard quick simple slow fast lazy ' +
    'busy honest real true false modern classic favorite perfect cheap healthy hot cold warm cozy whole empty full fresh wild sweet bitter homemade ' +
    'traditional right wrong beautiful ugly strange ordinary gentle brave free deep high low near far dark bright soft heavy lonely alone only ' +
    'everything nothing something anything way art story tale novel history diary letter lesson guide handbook bible world country village city island ' +
    'mountain valley coast town road place north south east west northern southern eastern western thing part side'
  ).split(' '),
);

/** The shortest word that is taken for the name of something. */
const SHORTEST_NAME = 3;

/** Reports whether a word of a title is one of everyday language, somebody's name or a place, so that it names no thing. */
export function isCommonWord(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  // Other scripts than ours have no such list here.
  if (word.length < SHORTEST_NAME || !/^\p{Script=Latin}+$/u.test(plain)) return true;
  return [word, plain, inEnglish(word)].some((each) => COMMON_WORDS.has(each) || FIRST_NAMES.has(each)) || placeOfWords([word]) !== null;
}
