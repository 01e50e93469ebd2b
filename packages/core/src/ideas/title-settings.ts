import { townOf } from '../art/things/towns/towns.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { isElsewhere } from './homes-of-scenes.ts';
import { AT_OTHER_TIMES, SETTING_WORDS, type Setting } from './setting-words.ts';
import { inEnglish } from './title-languages.ts';
import { deniesRain, wordsNotDenied } from './title-senses.ts';
import { titleWords } from './title-words.ts';

/** The settings that a family's scene shows, whatever the title says. */
const SHOWN: Partial<Record<LayoutId, readonly Setting[]>> = {
  headlights: ['road', 'night', 'country'],
  corridor: ['city', 'night'],
  fairground: ['night', 'summer', 'steam'],
  'window-cat': ['night'],
  'market-stall': ['day'],
  'cottage-garden': ['country', 'summer'],
  'train-window': ['steam', 'railway'],
  'long-table': ['country', 'summer'],
  'front-doors': ['city', 'day', 'at home'],
  puddle: ['rain', 'day'],
  'under-sea': ['water', 'open water', 'at sea'],
  nursery: ['night'],
  'star-fisher': ['night'],
  clearing: ['country', 'summer'],
  peek: ['summer'],
  harbor: ['water', 'open water', 'steam', 'at sea'],
  'snow-cabin': ['snow', 'country'],
  summit: ['snow', 'country'],
  'coast-town': ['water', 'summer', 'open water', 'at sea'],
  viaduct: ['steam', 'railway'],
  platform: ['road', 'city', 'steam', 'railway'],
  'little-boat': ['water', 'open water', 'by boat'],
  avenue: ['country', 'summer', 'road', 'day'],
  'cut-fruit': ['summer', 'day'],
  kitchen: ['day'],
  'bright-path': ['day', 'summer'],
  'open-door': ['day'],
  fireflies: ['night', 'country', 'summer'],
  umbrella: ['city', 'rain'],
  'old-city': ['city', 'open water'],
  'city-roofs': ['city'],
  // The two at its end wear clothes of today.
  pier: ['water', 'summer', 'open water', 'at sea', 'steam'],
  boat: ['water', 'open water', 'by boat'],
  'mirror-lake': ['water', 'open water', 'summer', 'country', 'by boat'],
  'tall-ship': ['water', 'open water', 'at sea', 'by boat'],
  beach: ['water', 'summer', 'open water', 'day', 'at sea'],
  reflect: ['water', 'open water'],
  beam: ['water', 'open water', 'night', 'at sea'],
  sunset: ['summer', 'road'],
  blossom: ['spring', 'country', 'city'],
  meadow: ['spring', 'country', 'day'],
  'floral-wall': ['spring'],
  wash: ['spring'],
  'leaf-shadow': ['summer', 'day'],
  'long-light': ['summer', 'day'],
  mesa: ['desert', 'summer'],
  'dune-walk': ['desert'],
  village: ['city'],
  shop: ['city'],
  rooftop: ['city', 'night', 'steam'],
  facade: ['city', 'summer'],
  'street-lamp': ['city', 'night'],
  'open-window': ['summer', 'water', 'day'],
  manor: ['country', 'night'],
  'high-stair': ['country'],
  citadel: ['country', 'night'],
  'moon-wood': ['night', 'country'],
  balloon: ['country', 'day'],
  parade: ['country', 'summer', 'day'],
  planet: ['space'],
  viewport: ['space'],
  spacewalk: ['space'],
  'tree-house': ['country', 'summer'],
  overlook: ['night', 'summer', 'steam', 'today'],
  'night-room': ['night'],
  hilltop: ['country', 'summer', 'day'],
  'high-window': ['city', 'day', 'today', 'work'],
  canoe: ['water', 'open water', 'country', 'summer', 'day', 'by boat'],
  leap: ['summer', 'steam', 'today'],
  dance: ['city', 'summer', 'steam'],
  'river-bend': ['water', 'open water', 'country', 'summer'],
  savanna: ['country', 'summer'],
  orchard: ['country', 'summer', 'day'],
  lamplight: ['night', 'city'],
  dominoes: ['day'],
  iceberg: ['water', 'snow', 'ice', 'day'],
  strata: ['country', 'day'],
  wheat: ['country', 'summer', 'day'],
  rowers: ['water', 'open water', 'day', 'by boat'],
  homestead: ['day', 'country', 'summer'],
  campfire: ['night', 'country', 'fire'],
  'rain-city': ['city', 'night', 'rain'],
  'future-city': ['city'],
  colony: ['space'],
  balconies: ['city', 'summer', 'steam'],
  'cafe-window': ['city', 'steam'],
  'park-bench': ['city', 'country'],
  'just-married': ['country', 'summer', 'road', 'today'],
  towels: ['water', 'summer', 'open water', 'day', 'at sea'],
  porch: ['night', 'country', 'summer'],
  'two-cups': ['day', 'country', 'summer', 'at home'],
  'road-trip': ['road', 'country', 'today', 'steam', 'car', 'summer'],
  'storm-sail': ['water', 'open water', 'at sea', 'by boat'],
  'fishing-village': ['water', 'open water', 'at sea'],
  footpath: ['country', 'summer'],
  wildflowers: ['country', 'summer'],
  entwined: ['spring'],
  overgrown: ['spring'],
  'ferry-wake': ['water', 'open water', 'steam', 'at sea', 'by boat'],
  'clothes-line': ['country', 'summer'],
  snapshots: ['steam', 'summer', 'day'],
  footprints: ['snow', 'country'],
  afloat: ['water', 'country'],
  keepsakes: ['steam'],
  pool: ['water', 'summer', 'today'],
  'above-clouds': ['today', 'steam'],
  'ferry-crossing': ['water', 'open water', 'steam', 'at sea', 'by boat'],
  orbits: ['space'],
};

/** The settings that contradict a title's setting. */
const CLASHES: Readonly<Record<Setting, readonly Setting[]>> = {
  water: ['desert', 'city', 'road', 'space', 'snow'],
  summer: ['snow', 'night', 'gloom', 'rain'],
  spring: ['snow'],
  snow: ['summer', 'spring', 'desert', 'rain'],
  rain: [],
  fire: ['water', 'spring', 'country'],
  city: ['water', 'desert', 'country', 'space'],
  work: ['summer', 'spring', 'water', 'country', 'desert', 'space'],
  desert: ['water', 'spring', 'city', 'rain', 'snow'],
  dry: ['water', 'open water', 'rain', 'spring'],
  space: ['water', 'country', 'spring', 'city', 'desert'],
  road: ['water', 'space', 'country'],
  war: ['spring', 'summer'],
  country: ['city', 'water', 'space'],
  gloom: [],
  night: ['day'],
  day: ['night'],
  ice: ['open water', 'summer', 'spring', 'desert'],
  'open water': [],
  'before steam': ['steam'],
  steam: [],
  'by road': ['railway'],
  railway: ['at sea', 'by boat', 'car'],
  'by car': ['railway', 'at sea', 'by boat'],
  'without a car': ['car'],
  car: [],
  'other worlds': ['today'],
  today: [],
  inland: ['at sea'],
  'at sea': [],
  'by boat': [],
  'under water': [],
  away: ['at home'],
  indoors: ['road'],
  'at home': [],
  'on foot': ['car', 'railway', 'by boat', 'at sea'],
};

const SETTINGS = Object.keys(SETTING_WORDS) as Setting[];
const WORDS = new Map(SETTINGS.map((setting) => [setting, new Set(SETTING_WORDS[setting].split(' '))]));

/** Compounds that are set in winter: “Winterkill”, “Snowblind”. Wintergreen and snowdrops are plants. */
const OF_WINTER = /^(?:winter(?!green|berry)|snow(?!drop|berry|don)|frost(?!ing))\p{L}{3,}$/u;

/** The settings that a title names. */
function settingsOf(title: string): readonly Setting[] {
  const words = wordsNotDenied(title).map(inEnglish);
  const isTold: Partial<Record<Setting, boolean>> = {
    dry: deniesRain(title),
    city: townOf(title) !== null,
    snow: words.some((word) => OF_WINTER.test(word)),
  };
  return SETTINGS.filter((setting) => isTold[setting] || words.some((word) => WORDS.get(setting)?.has(word)));
}

/** Words in the names of library pictures, besides those of titles, that say where a picture was taken. */
const PICTURE_WORDS: Partial<Record<Setting, readonly string[]>> = {
  space: ['milky', 'nebula'],
  country: ['sunlit'],
  snow: ['matterhorn'],
};

/** Returns the settings of a library picture, by the words of its name. */
function settingsOfPicture(name: string): readonly Setting[] {
  const words = titleWords(name.replaceAll('-', ' '));
  return SETTINGS.filter((setting) => words.some((word) => WORDS.get(setting)?.has(word) || PICTURE_WORDS[setting]?.includes(word)));
}

/** Genres whose books know no city of glass and steel, which is what the library's cities are. */
const WITHOUT_CITIES: ReadonlySet<GenreId> = new Set(['western', 'fantasy']);

/** Reports whether a library picture was taken in another age than a genre's books are set in. */
export function isOfAnotherAge(genre: GenreId, libraryId: string): boolean {
  return WITHOUT_CITIES.has(genre) && settingsOfPicture(libraryId).includes('city');
}

/** Compares a library picture with a title: it shows a setting that the title names, another one, or one that contradicts it. */
export function settingOfPicture(title: string, libraryId: string): 'named' | 'other' | 'against' | 'none' {
  const shown = settingsOfPicture(libraryId);
  if (shown.length === 0) return 'none';
  const named = settingsOf(title);
  if (named.some((setting) => shown.includes(setting))) return 'named';
  return shown.some((each) => isAgainst(named, each, shown)) ? 'against' : 'other';
}

/** Settings that are a kind of landscape. */
const LANDSCAPES: readonly Setting[] = ['water', 'snow', 'desert', 'space'];

/** Reports whether a title says in what kind of landscape its book is set, as "Sahara" does. */
export function namesLandscape(title: string): boolean {
  return LANDSCAPES.some((setting) => isSetIn(title, setting));
}

/** Reports whether a title puts its book into a setting. */
export function isSetIn(title: string, setting: Setting): boolean {
  return settingsOf(title).includes(setting);
}

const LIGHTS_OF_NIGHT: ReadonlySet<string> = new Set('star moon constellation comet meteor firefly aurora'.split(' '));

/** Reports whether a title names what is seen at night only: no scene by day goes with “The Boy Who Counted Stars”. */
function namesLightOfNight(title: string): boolean {
  return wordsNotDenied(title).some((word) => LIGHTS_OF_NIGHT.has(inEnglish(word)));
}

/** Genres whose places are seen at night: a harbor in the morning sells no horror. */
const OF_THE_NIGHT: ReadonlySet<GenreId> = new Set(['thriller', 'crime', 'horror', 'paranormal']);

/** Reports whether a scene that is drawn by day and by night is by night: as the title says, or the genre, else `otherwise`. */
export function isNightShown({ title, genre }: { readonly title: string; readonly genre: GenreId }, otherwise: boolean): boolean {
  const named = settingsOf(title);
  if (named.includes('night') || (namesLightOfNight(title) && !named.includes('day'))) return true;
  return (otherwise || OF_THE_NIGHT.has(genre)) && !named.includes('day') && !named.includes('summer');
}

/** Reports whether a title names a city, or a part of one, and a family's scene lies in one too: a flat may be seen from the street. */
export function isInNamedCity(title: string, layout: LayoutId): boolean {
  return (SHOWN[layout]?.includes('city') ?? false) && settingsOf(title).includes('city');
}

/**
 * Reports whether a scene is of another hour, season or way of travel than a title tells, whatever else it shows of the title: a sunny
 * window for “Midnight”, open water for a river that froze or ran dry, or a car for a school bus.
 */
export function isAtOtherTime(title: string, layout: LayoutId): boolean {
  const [shown, named] = [SHOWN[layout] ?? [], settingsOf(title)];
  const isAt = (told: Setting, other: Setting) => named.includes(told) && !named.includes(other) && shown.includes(other);
  return AT_OTHER_TIMES.some(([told, other]) => isAt(told, other));
}

/** Scenes that are drawn in snow where a title is set in winter. */
const IN_SNOW: ReadonlySet<LayoutId> = new Set([
  'bell-jar',
  'campfire',
  'footprints',
  'front-doors',
  'frontier-street',
  'headlights',
  'old-city',
  'park-bench',
  'riders',
  'rooftop',
  'snow-cabin',
  'train-window',
  'village',
  'window-cat',
]);

/** Reports whether a title is set in winter, and a family's scene is drawn so. */
export function isInItsWinter(title: string, layout: LayoutId): boolean {
  return IN_SNOW.has(layout) && isSetIn(title, 'snow');
}

/** Reports whether a family's scene lies on another world or between worlds. */
export function isInSpace(layout: LayoutId): boolean {
  return SHOWN[layout]?.includes('space') ?? false;
}

/** Reports whether a title contradicts the scene of a family: a canoe under a burning city, blossom before the snow, palms in Warsaw. */
export function clashesWithTitle(title: string, layout: LayoutId): boolean {
  if (isElsewhere(title, layout)) return true;
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
