import { townOf } from '../art/things/towns/towns.ts';
import { findPlaceByName } from '../art/things/gazetteer.ts';
import { inEnglish } from './title-languages.ts';
import { wordsInTheirSense } from './title-senses.ts';

/**
 * Words for places where a book may be set, as far as families draw places. People, things, hours and seasons are none: other scenes may
 * be about them as well.
 */
const PLACES: ReadonlySet<string> = new Set(
  // Open country
  (
    'desert sahara dune oasis field farm farmhouse prairie plain grassland savanna savannah safari serengeti bushveld veld kalahari waterhole ' +
    'meadow orchard vineyard winery grove garden allotment countryside hill hilltop valley wood woods forest wilderness glade backwoods ' +
    'mountain peak summit ridge range cliff plateau moor tundra upland highland quarry canyon mesa butte badlands ranch frontier kilimanjaro ' +
    'everest alps himalaya andes mojave sonora ' +
    // Water
    'sea ocean atlantic mediterranean aegean adriatic coast shore seaside beach bay cove cape headland lagoon island isle archipelago ' +
    'river creek stream brook estuary marsh saltmarsh delta wetland fen bayou tidewater backwater lowland floodplain riverbank watershed ' +
    'lake pond tarn loch fjord waterfall mississippi thames danube nile ganges walden lighthouse beacon harbor port dock quay pier jetty ' +
    'marina boardwalk ' +
    // Roads and towns
    'road highway motorway freeway interstate underpass backroad roadside junction tollbooth lane avenue street backstreet alley pavement ' +
    'sidewalk station platform railway railroad viaduct border city town hometown suburb neighborhood village parish metropolis ' +
    'megacity skyscraper skyline downtown manhattan embankment promenade park market bazaar fair fairground carnival circus carousel midway ' +
    // Buildings
    'house cottage cabin hut lodge chalet villa manor mansion hall estate chateau castle palace fortress citadel tower court rampart realm ' +
    'kingdom orphanage church abbey cathedral vicarage rectory hotel motel inn corridor hallway hospital ward asylum clinic sanatorium ' +
    'dormitory library archive museum academy university college campus embassy consulate office apartment flat penthouse rooftop balcony ' +
    'rink stadium airport laundromat supermarket mall gym pool sauna zoo aquarium racetrack ' +
    'terrace courtyard basement cellar kitchen bakery bookshop bookstore shop tavern pub cafe café coffeehouse diner restaurant bistro ' +
    // The sky
    'space planet colony galaxy exoplanet orbit outpost mars saturn homeworld ' +
    // Countries and cities that scenes lie in
    'kansas nebraska ukraine kenya tanzania africa botswana namibia zimbabwe zambia uganda nairobi kruger hawaii ibiza mallorca bali maldives ' +
    'florida california miami mexico hollywood arizona utah nevada canada alaska yukon lapland siberia norway sweden finland iceland greenland ' +
    'italy greece amalfi positano capri sicily santorini crete cyprus riviera naples portofino dalmatia croatia lisbon rome barcelona seville ' +
    'marseille provence tuscany normandy paris london york seattle dublin vienna prague budapest warsaw florence venice istanbul petersburg ' +
    'berlin boston orleans'
  ).split(' '),
);

/** Reports whether a title says where its book is set. */
export function namesPlace(title: string): boolean {
  return townOf(title) !== null || wordsInTheirSense(title).some((word) => word !== null && PLACES.has(inEnglish(word)));
}

/** Reports whether a title names a country or a town, of which no family may draw anything: a book of travel is about that place only. */
export function namesPlaceOnMap(title: string): boolean {
  return wordsInTheirSense(title).some((word) => word !== null && findPlaceByName(word) !== null);
}
