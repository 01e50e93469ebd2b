import type { LayoutId } from '../genres/genre.ts';
import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** The settings of a cover that a title can contradict. */
type Setting = 'water' | 'summer' | 'spring' | 'snow' | 'fire' | 'city' | 'desert' | 'space' | 'road' | 'country' | 'night';

/** The words of titles that put a book into a setting. Single words, in the singular. */
const WORDS: Readonly<Record<Setting, string>> = {
  water:
    'sea ocean lake river island water harbor tide wave shore coast beach boat ship sail swim drown fjord bay ferry voyage whale shipwreck',
  summer: 'summer july august beach sun sunshine tropical holiday',
  spring: 'spring april may blossom bloom cherry',
  snow: 'winter snow ice frost christmas noel december january frozen blizzard cold avalanche arctic sleigh',
  fire: 'fire burning burn flame ember ash smoke blaze inferno wildfire',
  city: 'city street town subway apartment downtown avenue boulevard rue boardroom office hotel cop club paris london berlin tokyo zurich manhattan',
  desert: 'desert mesa canyon dune sahara cactus rodeo gunsmoke outlaw sheriff marshal',
  space: 'space moon planet mar saturn star orbit galaxy colony station spaceship rocket comet',
  road: 'road backroad train railway cycling bicycle highway truck car drive motorcycle van camper walking walk',
  country: 'farm village valley meadow field orchard ranch prairie country',
  night: 'night midnight dark shadow',
};

/** The settings that a family's scene shows, whatever the title says. */
const SHOWN: Partial<Record<LayoutId, readonly Setting[]>> = {
  pier: ['water', 'summer'],
  boat: ['water'],
  'mirror-lake': ['water', 'summer', 'country'],
  'tall-ship': ['water'],
  beach: ['water', 'summer'],
  reflect: ['water'],
  beam: ['water'],
  sunset: ['summer', 'road'],
  blossom: ['spring', 'country'],
  meadow: ['spring', 'country'],
  'floral-wall': ['spring'],
  wash: ['spring'],
  'leaf-shadow': ['summer'],
  mesa: ['desert', 'summer'],
  village: ['city'],
  shop: ['city'],
  rooftop: ['city', 'night'],
  facade: ['city'],
  'street-lamp': ['city', 'night'],
  'open-window': ['summer'],
  manor: ['country', 'night'],
  citadel: ['country', 'night'],
  'moon-wood': ['night', 'country'],
  balloon: ['country'],
  parade: ['country'],
  planet: ['space'],
  orbits: ['space'],
};

/** The settings that contradict a title's setting. */
const CLASHES: Readonly<Record<Setting, readonly Setting[]>> = {
  water: ['desert', 'city', 'road', 'space'],
  summer: ['snow', 'night'],
  spring: ['snow'],
  snow: ['summer', 'spring', 'desert'],
  fire: ['water', 'spring', 'country'],
  city: ['water', 'desert', 'country', 'space'],
  desert: ['water', 'spring', 'city'],
  space: ['water', 'country', 'spring', 'city', 'desert'],
  road: ['water', 'space'],
  country: ['city', 'water', 'space'],
  night: [],
};

const SETTINGS = Object.keys(WORDS) as Setting[];
const SETTING_WORDS = new Map(SETTINGS.map((setting) => [setting, new Set(WORDS[setting].split(' '))]));

/** The settings that a title names. */
function settingsOf(title: string): readonly Setting[] {
  const words = titleWords(title).map(inEnglish);
  return SETTINGS.filter((setting) => words.some((word) => SETTING_WORDS.get(setting)?.has(word)));
}

/** Reports whether a title contradicts the scene of a family: a canoe under a burning city, blossom before the snow. */
export function clashesWithTitle(title: string, layout: LayoutId): boolean {
  const shown = SHOWN[layout];
  if (!shown) return false;
  const named = settingsOf(title);
  // A setting that the title itself names never clashes, whatever else it names.
  if (named.some((setting) => shown.includes(setting))) return shown.some((each) => !named.includes(each) && isAgainst(named, each, shown));
  return shown.some((each) => isAgainst(named, each, shown));
}

function isAgainst(named: readonly Setting[], shown: Setting, all: readonly Setting[]): boolean {
  return named.some((setting) => !all.includes(setting) && CLASHES[setting].includes(shown));
}
