import type { LayoutId } from '../genres/layout-ids.ts';
import { liesIn, type Region } from './regions.ts';
import { placeOfWords } from './title-cultures.ts';
import { titleWords } from './title-words.ts';

const EAST_ASIA: Region = { north: [18, 46], east: [95, 146] };
const BRITISH_ISLES: Region = { north: [49.5, 60], east: [-11, 2] };
const NEW_ENGLAND: Region = { north: [40, 47], east: [-75, -66] };
const CARIBBEAN_TO_CALIFORNIA: Region = { north: [8, 38], east: [-125, -60] };
const SOUTH_SEAS: Region = { north: [-25, 25], east: [-180, 180] };
const IBERIA_AND_MAGHREB: Region = { north: [27, 41], east: [-10, 12] };
const MEDITERRANEAN: Region = { north: [31, 46], east: [-10, 37] };
const ORIENT: Region = { north: [8, 42], east: [25, 92] };
const EUROPE: Region = { north: [35, 62], east: [-11, 45] };
const WESTERN_EUROPE: Region = { north: [44, 60], east: [-11, 15] };
const NORTH: Region = { north: [42, 75], east: [-180, 180] };
const AMERICAS: Region = { north: [-56, 72], east: [-170, -34] };
const AMERICAN_WEST: Region = { north: [18, 50], east: [-125, -95] };
const AMERICAN_PLAINS: Region = { north: [18, 55], east: [-125, -85] };
const AFRICA: Region = { north: [-35, 17], east: [-18, 52] };
const TEMPERATE_NORTH: Region = { north: [30, 66], east: [-180, 180] };
const TEMPERATE_SOUTH: Region = { north: [-56, -25], east: [-180, 180] };

/** Scenes that belong to one part of the world: in a title that names another place they are wrong. */
const AT_HOME: Partial<Record<LayoutId, readonly Region[]>> = {
  blossom: [EAST_ASIA],
  manor: [BRITISH_ISLES, NEW_ENGLAND],
  sunset: [CARIBBEAN_TO_CALIFORNIA, SOUTH_SEAS],
  // White walls, tiles and cypresses.
  'coast-town': [MEDITERRANEAN],
  // Slate roofs and plastered walls.
  'fishing-village': [EUROPE, NORTH],
  arch: [IBERIA_AND_MAGHREB, ORIENT],
  'mirror-lake': [NORTH],
  'snow-cabin': [NORTH],
  footprints: [NORTH],
  // Domes, spires and poplars.
  'old-city': [EUROPE, NEW_ENGLAND],
  avenue: [EUROPE, NEW_ENGLAND],
  // An old American car before a valley with poles and wires.
  overlook: [AMERICAS],
  // A white railing and a rocking chair.
  porch: [AMERICAS],
  // Buttes and saguaros.
  mesa: [AMERICAN_WEST],
  // Wooden fronts, hitching posts and a farm on the prairie.
  'frontier-street': [AMERICAN_PLAINS],
  homestead: [AMERICAN_PLAINS],
  riders: [AMERICAN_PLAINS],
  // Hollyhocks and thatch.
  'cottage-garden': [WESTERN_EUROPE, NEW_ENGLAND],
  village: [EUROPE, NORTH],
  viaduct: [EUROPE, NORTH],
  savanna: [AFRICA],
  // Fir woods round a lake.
  canoe: [NORTH],
  // Green hills, corn and fruit trees.
  'bright-path': [TEMPERATE_NORTH, TEMPERATE_SOUTH],
  hilltop: [TEMPERATE_NORTH, TEMPERATE_SOUTH],
  footpath: [TEMPERATE_NORTH, TEMPERATE_SOUTH],
  orchard: [TEMPERATE_NORTH, TEMPERATE_SOUTH],
  wheat: [TEMPERATE_NORTH, TEMPERATE_SOUTH],
};

/** Reports whether a scene belongs to another part of the world than the place that a title names, whatever else it shows of the title. */
export function isElsewhere(title: string, layout: LayoutId): boolean {
  const home = AT_HOME[layout];
  const place = placeOfWords(titleWords(title));
  return home !== undefined && place !== null && !home.some((region) => liesIn(place, region));
}
