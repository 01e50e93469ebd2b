import { findPlaceByName } from '../art/things/gazetteer.ts';
import { ROAD_LANDS, type RoadLand } from '../art/things/road-lands.ts';
import { ROAD_VEHICLES, type RoadVehicle } from '../art/things/road-traffic.ts';
import { townOf } from '../art/things/towns/towns.ts';
import { liesIn, type Region } from './regions.ts';
import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** Words that say what country a road leads through. */
const WORDS_OF_LAND: readonly (readonly [RoadLand, string])[] = [
  ['redRock', 'australia australian outback uluru nullarbor queensland kimberley'],
  [
    'dunes',
    'sahara namib namibia dune gobi kalahari arabia arabian oman morocco moroccan mauritania algeria tunisia jordan egypt libya sudan niger mali',
  ],
  ['cone', 'japan japanese fuji hokkaido kyushu honshu shikoku kyoto tokyo'],
  [
    'tropics',
    'tropic tropical jungle bali java sumatra borneo vietnam vietnamese thailand thai cambodia laos philippines malaysia lanka kerala goa costa ' +
      'panama nicaragua guatemala honduras belize cuba cuban caribbean jamaica hawaii hawaiian fiji tahiti samoa polynesia madagascar brazil colombia palm',
  ],
  [
    'savanna',
    'africa african kenya kenyan tanzania serengeti botswana zambia zimbabwe uganda savanna safari malawi mozambique senegal ghana',
  ],
  [
    'mountains',
    'mountain alp alps alpine north peak canada colorado montana wyoming oregon alaska norway norwegian iceland switzerland ' +
      'swiss austria nepal himalaya himalayas tibet bhutan ladakh andes ande peru perú bolivia ecuador chile patagonia argentina kyrgyzstan tajikistan ' +
      'pamir georgia armenia caucasus scotland highland pyrenees pyrenee pyrénée dolomites dolomite rockies zealand yukon carpathian balkan balkans albania pakistan karakoram mongolia mongolian steppe',
  ],
  [
    'cypresses',
    'italy italian tuscany tuscan umbria provence greece greek spain spanish andalusia andalucia portugal portuguese sicily corsica croatia mallorca turkey',
  ],
  ['buttes', 'desert west western texas arizona nevada mexico mexican utah california canyon mesa border baja route'],
];

/** Words of weather and mood that mean a country where a title names no place. */
const WORDS_OF_WEATHER: readonly (readonly [RoadLand, string])[] = [
  ['mountains', 'high wild winter snow cold'],
  ['buttes', 'heat dust dry drought sun summer south gold'],
];

/** Parts of the world with a country of their own, for places that no word above names. */
const REGIONS_OF_LAND: readonly (readonly [RoadLand, Region])[] = [
  ['redRock', { north: [-38, -11], east: [113, 154] }],
  ['cone', { north: [30, 46], east: [129, 147] }],
  ['dunes', { north: [15, 35], east: [-17, 60] }],
  ['tropics', { north: [-15, 22], east: [73, 180] }],
  ['tropics', { north: [-12, 22], east: [-98, -34] }],
  ['savanna', { north: [-35, 15], east: [-18, 52] }],
  ['buttes', { north: [22, 41], east: [-125, -95] }],
  ['mountains', { north: [26, 46], east: [60, 100] }],
  ['mountains', { north: [-56, -12], east: [-76, -65] }],
  ['mountains', { north: [57, 72], east: [-25, 31] }],
  ['mountains', { north: [-48, -34], east: [166, 179] }],
  ['cypresses', { north: [35, 44.5], east: [-10, 30] }],
];

/** Returns the number of the country that a title's road leads through; null where it names none. */
export function landOfTitle(title: string): number | null {
  const words = titleWords(title).map(inEnglish);
  const toldBy = (table: typeof WORDS_OF_LAND) => table.find(([, names]) => names.split(' ').some((name) => words.includes(name)))?.[0];
  const place = words.map((word) => findPlaceByName(word)).find((found) => found !== null) ?? townOf(title);
  const land =
    toldBy(WORDS_OF_LAND) ?? (place && REGIONS_OF_LAND.find(([, region]) => liesIn(place, region))?.[0]) ?? toldBy(WORDS_OF_WEATHER);
  return land ? ROAD_LANDS.indexOf(land) : null;
}

/** Words for what one rides or drives, besides a car. */
const WORDS_OF_VEHICLE: readonly (readonly [RoadVehicle, string])[] = [
  ['bicycle', 'bicycle bike biking bicycling cycling cyclist cycle pedal pedaling tandem twowheel wheel'],
  ['motorcycle', 'motorcycle motorbike motorcyclist biker scooter vespa'],
  ['caravan', 'caravan caravanning caravanner trailer'],
  ['camper', 'camper campervan van vanlife motorhome rv kombi jeep landrover'],
  ['bus', 'bus schoolbus coach minibus'],
];

/** Returns the number of what a title travels with; null where it names no vehicle. */
export function vehicleOfTitle(title: string): number | null {
  const words = titleWords(title);
  const found = WORDS_OF_VEHICLE.find(([, names]) => names.split(' ').some((name) => words.includes(name)));
  return found ? ROAD_VEHICLES.indexOf(found[0]) : null;
}

/** Returns the word of a title that a road through a country shows: its vehicle, or the place; null where it names neither. */
export function roadWord(title: string): string | null {
  const words = titleWords(title);
  const isVehicle = (word: string) => WORDS_OF_VEHICLE.some(([, names]) => names.split(' ').includes(word));
  const isPlace = (word: string) => findPlaceByName(word) !== null || findPlaceByName(inEnglish(word)) !== null;
  return words.find(isVehicle) ?? (landOfTitle(title) === null ? null : (words.find(isPlace) ?? null));
}
