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

/** Scenes that one word of many means in a genre of facts and places. A storm is met on land as well, and a street anywhere. */
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
];
