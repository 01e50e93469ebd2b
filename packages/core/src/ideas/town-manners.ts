import { findPlaceByName } from '../art/things/gazetteer.ts';
import type { TownManner } from '../art/things/towns/landmarks.ts';
import { townOf } from '../art/things/towns/towns.ts';
import type { Place } from '../art/things/turned-sphere.ts';
import { liesIn, type Region } from './regions.ts';
import { countryOfWord, TOWN_WORDS } from './title-cultures.ts';
import { titleWords } from './title-words.ts';

/** Where towns are built in each manner; the first region that holds a town decides. Elsewhere they have church towers. */
const MANNERS: readonly (readonly [TownManner, Region])[] = [
  // The great cities of South America, beside its old towns.
  ['towers', { north: [-24.5, -22.5], east: [-47, -43] }],
  ['towers', { north: [-35.5, -34], east: [-59, -58] }],
  ['towers', { north: [25, 60], east: [-140, -66] }],
  ['towers', { north: [-50, -10], east: [110, 180] }],
  // Singapore, Hong Kong, Shanghai, Tokyo, Dubai.
  ['towers', { north: [-8, 6], east: [100, 112] }],
  ['towers', { north: [22, 23], east: [113, 115] }],
  ['towers', { north: [30.9, 31.3], east: [121, 122] }],
  ['towers', { north: [35.5, 36], east: [139, 140] }],
  ['towers', { north: [24, 26], east: [54, 56] }],
  ['towers', { north: [-36, 10], east: [-6, 42] }],
  ['pagodas', { north: [5, 46], east: [85, 146] }],
  ['onions', { north: [46, 62], east: [27, 60] }],
  // Spain, the south of France, Italy and Greece, and the old towns of Latin America.
  ['campaniles', { north: [36, 44.6], east: [-10, 3] }],
  ['campaniles', { north: [42.5, 44.9], east: [3, 20] }],
  ['campaniles', { north: [37.3, 42.5], east: [7.5, 26] }],
  ['campaniles', { north: [34, 37.3], east: [14, 26] }],
  ['campaniles', { north: [44.9, 45.8], east: [7, 13.5] }],
  ['campaniles', { north: [-56, 25], east: [-118, -34] }],
  ['minarets', { north: [10, 42], east: [-18, 85] }],
];

/** Countries of which a town gives a good picture. */
export const LANDS_OF_TOWNS =
  'italy spain portugal france germany austria hungary poland holland denmark england scotland malta croatia romania russia ukraine armenia iraq ' +
  'persia iran syria lebanon palestine egypt morocco india rajasthan nepal burma thailand siam laos cambodia vietnam japan korea taiwan cuba ' +
  'andalusia tuscany sicily bohemia pakistan afghanistan';
const LANDS: ReadonlySet<string> = new Set(LANDS_OF_TOWNS.split(' '));
const OF_TOWNS: ReadonlySet<string> = new Set(TOWN_WORDS.split(' '));

/** Returns the manner in which the towns are built of which a title tells; null where it names neither a town nor its country. */
export function mannerOfTitle(title: string): TownManner | null {
  const words = titleWords(title);
  const custom = words.find((word) => OF_TOWNS.has(word));
  const land = words.find((word) => LANDS.has(word)) ?? (custom ? countryOfWord(custom) : null);
  const place = townOf(title) ?? (land ? findPlaceByName(land) : null);
  return place && mannerOf(place);
}

function mannerOf(place: Place): TownManner {
  return MANNERS.find(([, region]) => liesIn(place, region))?.[0] ?? 'spires';
}
