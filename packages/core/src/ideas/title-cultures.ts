import { findPlaceByName } from '../art/things/gazetteer.ts';
import type { Place } from '../art/things/turned-sphere.ts';

/**
 * Peoples, languages, houses and customs by the country that they belong to, as the gazetteer names it: a riad stands in no English village.
 * Single words, in the singular. Words that English has in another sense, as "polish" and "danish", are left out, and so is food, which is
 * cooked everywhere.
 */
const OF_COUNTRY: Readonly<Record<string, string>> = {
  morocco: 'moroccan berber riad medina souk kasbah hammam',
  portugal: 'portuguese fado azulejo lusitania',
  spain: 'spanish spaniard catalan basque castilian flamenco matador alhambra paseo',
  italy: 'italian roman venetian sicilian tuscan neapolitan florentine vaporetto gondola gondolier piazza palazzo trattoria',
  greece: 'greek cretan taverna',
  france: 'french parisian breton provençal huguenot guillotine',
  germany: 'german bavarian prussian autobahn',
  holland: 'dutch',
  ukraine: 'cossack',
  moscow: 'russian dacha samovar babushka bolshevik romanov tsar czar gulag',
  finland: 'finnish sauna',
  norway: 'norwegian norse norsemen sami',
  sweden: 'swedish',
  scotland: 'scottish scot highlander laird tartan',
  ireland: 'irish',
  wales: 'welsh',
  egypt: 'egyptian pharaoh felucca',
  arabia: 'arabian bedouin wadi',
  anatolia: 'turkish ottoman sultan bosphorus',
  persia: 'persian',
  israel: 'israeli kibbutz',
  mongolia: 'mongol mongolian steppe yurt',
  tibet: 'tibetan sherpa lama',
  india: 'punjabi bengali hindu maharajah ashram rickshaw sari',
  thailand: 'thai tuk',
  vietnam: 'vietnamese',
  peking: 'chinese hutong',
  japan: 'japanese ryokan onsen geisha samurai shogun izakaya kimono',
  korea: 'korean',
  australia: 'australian outback billabong',
  hawaii: 'hawaiian luau hula',
  africa: 'african zulu swahili veld',
  argentina: 'argentinian gaucho pampas tango',
  brazil: 'brazilian samba favela',
  peru: 'peruvian inca',
  cuba: 'cuban',
  mexico: 'mexican aztec mezcal tequila mariachi hacienda zócalo',
  texas: 'texan comanche',
  arizona: 'apache navajo hopi',
  dakota: 'sioux lakota',
};

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(OF_COUNTRY).flatMap(([country, words]) => words.split(' ').map((word) => [word, country] as const)),
);

/** Words of those above that mean a town as well as the country: its houses, its squares and its streets. */
export const TOWN_WORDS = 'riad medina souk kasbah hammam azulejo fado piazza palazzo vaporetto gondola gondolier zócalo hutong';

/** Returns the country, as the gazetteer names it, of which a word of a title tells; null where it tells of none. */
export function countryOfWord(word: string): string | null {
  return COUNTRIES.get(word) ?? null;
}

/** Returns the place that words of a title name; where they name none, the country that one of them belongs to, or null. */
export function placeOfWords(words: readonly string[]): Place | null {
  return firstPlace(words) ?? firstPlace(words.map((word) => countryOfWord(word) ?? ''));
}

function firstPlace(names: readonly string[]): Place | null {
  return names.map(findPlaceByName).find((place) => place !== null) ?? null;
}
