import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';

/** The only words that mean a scene in some genres, of all those that mean it elsewhere. */
export interface NarrowerTheme {
  readonly layout: LayoutId;
  readonly genres: ReadonlySet<GenreId>;
  readonly words: ReadonlySet<string>;
}

/** Genres of our world, in which a scene is a place where the book is set, and no likeness. */
const OF_PLACES: readonly GenreId[] = ['historical', 'literary', 'memoir', 'poetry', 'travel', 'inspirational', 'non-fiction'];

function narrower(layout: LayoutId, genres: readonly GenreId[], words: string): NarrowerTheme {
  return { layout, genres: new Set(genres), words: new Set(words.split(' ')) };
}

/**
 * Scenes that one word of many means in some genres. A storm is met on land as well, and a street anywhere; another world has no striped lighthouse
 * on each of its islands, and no log cabin in its wars.
 */
export const NARROWER_THEMES: readonly NarrowerTheme[] = [
  narrower(
    'frontier-street',
    OF_PLACES,
    'saloon sheriff marshal outlaw gunslinger gunfighter gunsmoke showdown bounty lawman boomtown gunfight posse frontier',
  ),
  narrower(
    'tall-ship',
    OF_PLACES,
    'ship sail captain pirate voyage shipwreck galleon mutiny frigate schooner clipper privateer mariner whaler armada crossing',
  ),
  narrower(
    'library',
    OF_PLACES,
    'library librarian book reader archive archivist scholar manuscript bibliophile dictionary encyclopedia catalog',
  ),
  narrower(
    'fishing-village',
    OF_PLACES,
    'fishing fisherman fishermen harbor harbour quay quayside cove cornwall cornish brittany breton newfoundland maine lobster crab herring ' +
      'pilchard mackerel cod trawler trawlerman mooring jetty gull seagull',
  ),
  narrower('wildflowers', ['non-fiction'], 'wildflower weed flower bloom meadow'),
  narrower('viaduct', OF_PLACES, 'viaduct train railway railroad rail locomotive steam express sleeper junction engine signalman overland'),
  narrower(
    'platform',
    ['historical', 'literary', 'memoir', 'poetry', 'travel'],
    'train station platform railway railroad rail locomotive carriage departure arrival farewell goodbye conductor timetable stationmaster evacuee ' +
      'refugee deportation suitcase luggage',
  ),
  narrower(
    'wheat',
    ['historical', 'literary', 'memoir', 'poetry', 'non-fiction'],
    'wheat grain harvest harvester sow sower reap reaper barley rye corn thresh prairie plow farmhand gleaner kansas nebraska ukraine farm farmer field mill ' +
      'miller loaf flour',
  ),
  narrower('umbrella', OF_PLACES, 'rain umbrella parasol drizzle paris london york seattle dublin'),
  narrower('rooftop', OF_PLACES, 'rooftop skyline skyscraper manhattan penthouse'),
  narrower(
    'coast-town',
    ['historical', 'literary', 'memoir', 'poetry', 'non-fiction', 'travel'],
    'italy italian amalfi positano capri sicily greece greek santorini crete cyprus riviera naples ibiza mallorca portofino cinque dalmatia croatia como ' +
      'garda maggiore mediterranean aegean adriatic bougainvillea lemon olive',
  ),
  narrower('dune-walk', ['travel'], 'dune sand desert sahara nomad oasis mirage caravan'),
  narrower('avenue', ['mystery', 'crime', 'thriller', 'horror'], 'avenue lane country countryside orchard vineyard chateau'),
  narrower(
    'dune-walk',
    ['horror', 'thriller', 'crime', 'mystery', 'romcom', 'womens-fiction', 'memoir', 'young-adult'],
    'dune sand desert sahara nomad oasis mirage',
  ),
  // Somebody's house is seldom a mansion at night.
  narrower(
    'manor',
    ['literary', 'memoir', 'womens-fiction', 'romcom', 'poetry'],
    'manor hall estate mansion castle chatelaine governess butler housekeeper heir heiress duke duchess orphanage sanatorium asylum haunted haunt haunting',
  ),
  narrower(
    'summit',
    ['young-adult', 'romance', 'romcom', 'womens-fiction'],
    'mountain peak summit climb climber climbing everest alps alpine himalaya andes ascent',
  ),
  narrower('roots', ['western'], 'root family inheritance home'),
  // What lies beneath the ice of another world is no cellar.
  narrower('roots', ['fantasy', 'science-fiction', 'young-adult', 'poetry'], 'house root home family inheritance'),
  // A history of storms or of plastic in the sea has no yacht.
  narrower('storm-sail', ['non-fiction'], 'sail sailing sailor sailboat yacht captain skipper mariner regatta circumnavigate'),
  // The routes of old had no cars.
  narrower(
    'road-trip',
    ['historical'],
    'roadtrip drive driving driver car motel hitchhiker bicycle cycling cyclist motorcycle bus trucker',
  ),
  // A night of today is not spent in a witch's wood, and a city of robots has no fairy lights.
  narrower('moon-wood', ['young-adult'], 'wolf forest wood witch howl raven coven'),
  narrower('rooftop', ['science-fiction'], 'rooftop roof penthouse'),
  // An island of wolves has no parasols.
  narrower(
    'towels',
    ['young-adult'],
    'swim swimming swimmer pool lido beach towel parasol holiday vacation vacationing sunbathe sunshine sunscreen swimsuit bikini seaside resort getaway ' +
      'honeymoon surf tropical',
  ),
  // Gears of brass are of the past.
  narrower('clockwork', ['science-fiction'], 'clock clockwork clockmaker watchmaker automaton cog cogwheel gear pendulum steampunk'),
  narrower('dune-walk', ['science-fiction'], 'dune sand desert oasis nomad mirage'),
  narrower('mirror-lake', ['travel', 'memoir'], 'lake loch tarn fjord water canoe paddle canada norway sweden finland alaska pond walden'),
  narrower(
    'storm-sail',
    ['poetry'],
    'sail sailing sailor sailboat yacht storm tempest gale squall hurricane captain skipper mariner regatta',
  ),
  narrower('papercut', ['inspirational'], 'mountain forest wood valley pine hill wolf river trail waterfall'),
  { layout: 'beam', genres: new Set(['fantasy', 'paranormal']), words: new Set(['lighthouse', 'beacon']) },
  {
    layout: 'platform',
    genres: new Set(['inspirational', 'paranormal', 'romcom', 'non-fiction']),
    words: new Set(['train', 'station', 'platform', 'railway', 'railroad', 'locomotive', 'conductor', 'stationmaster']),
  },
  {
    // Letters that somebody hid are no ice, and a hidden flaw is one to readers of facts only.
    layout: 'iceberg',
    genres: new Set(['historical', 'memoir', 'literary']),
    words: new Set(['iceberg', 'arctic', 'antarctic', 'antarctica', 'polar', 'glacier', 'titanic']),
  },
  {
    // A boat in a storm stands for courage where a reader looks for advice, and for the sea elsewhere.
    layout: 'storm-sail',
    genres: new Set(['non-fiction', 'young-adult', 'literary', 'romcom', 'travel']),
    words: new Set(
      'sail sailing sailor sailboat yacht storm tempest gale squall hurricane sea ocean wave captain skipper mariner regatta'.split(' '),
    ),
  },
  {
    // To travel slowly is not to sit in a canoe.
    layout: 'canoe',
    genres: new Set(['travel', 'memoir', 'young-adult', 'romcom', 'romance', 'womens-fiction']),
    words: new Set('lake canoe canoeist kayak kayaker paddle paddler'.split(' ')),
  },
  {
    // A sunny village is no street where the young live.
    layout: 'village',
    genres: new Set(['young-adult', 'paranormal']),
    words: new Set('village bakery bookshop cafe bookstore inn market christmas holidays tavern pub'.split(' ')),
  },
  { layout: 'snow-cabin', genres: new Set(['fantasy']), words: new Set(['cabin', 'hut', 'lodge']) },
  {
    // A black sun is no night, and nothing is told by it of a black box.
    layout: 'eclipse',
    genres: new Set(['thriller', 'crime', 'mystery', 'horror', 'young-adult', 'paranormal', 'fantasy', 'science-fiction']),
    words: new Set('eclipse sun star shadow darkness dark dawn nova void doom omen'.split(' ')),
  },
  {
    // A valley, a crossing and somebody who is slow have no train in them but in books of travel.
    layout: 'viaduct',
    genres: new Set(['romance', 'womens-fiction', 'cosy-mystery', 'mystery', 'historical', 'literary', 'memoir']),
    words: new Set('viaduct train railway railroad rail locomotive steam express sleeper junction engine signalman'.split(' ')),
  },
];
