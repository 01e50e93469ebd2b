/** The settings of a cover that a title can contradict. */
export type Setting =
  | 'water'
  | 'summer'
  | 'spring'
  | 'snow'
  | 'rain'
  | 'fire'
  | 'city'
  | 'work'
  | 'desert'
  | 'dry'
  | 'space'
  | 'road'
  | 'war'
  | 'country'
  | 'gloom'
  | 'night'
  | 'day'
  | 'ice'
  | 'before steam'
  | 'steam'
  | 'by road'
  | 'without a car'
  | 'car'
  | 'railway'
  | 'by car'
  | 'open water'
  | 'other worlds'
  | 'today'
  | 'inland'
  | 'at sea'
  | 'by boat'
  | 'under water'
  | 'on foot'
  | 'away'
  | 'at home'
  | 'indoors';

/** Islands where one goes to the beach. */
export const IN_THE_SUN =
  'fiji tahiti bali hawaii maui bahamas jamaica barbados maldives seychelles caribbean antigua aruba bermuda mauritius ibiza';

/** Planets, moons, stars and constellations that are nothing else. */
export const IN_THE_SKY =
  'mars saturn jupiter venus uranus neptune pluto europa ganymede callisto enceladus io triton andromeda orion cassiopeia perseus centauri centaurus ' +
  'proxima sirius betelgeuse rigel aldebaran antares polaris arcturus altair deneb pleiades magellan magellanic kuiper oort exoplanet';

/** The words of titles that put a book into a setting. Single words, in the singular. */
export const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  water:
    'sea ocean stillwater cruise lighthouse lake river island water harbor tide wave shore coast beach boat ship sail swim snorkel scuba diver drown fjord bay ferry voyage whale shipwreck estuary tideline tide undertow undercurrent current swell groundswell delta creek stream ocean marsh saltmarsh driftwood yacht submarine submariner schooner trawler sailboat regatta weir boathouse seagoing kayak lagoon',
  summer: `summer july august beach sun sunshine tropical holiday sunroom sunny ${IN_THE_SUN}`,
  spring: 'spring april blossom bloom cherry',
  snow: 'winter midwinter snow snowy snowed snowbound snowman snowflake blizzard whiteout polar arctic antarctica ice icy iceberg froze freeze frost frosted frosty snowmelt christmas holidays noel noël december january frozen cold avalanche sleigh sled snowfall snowstorm icicle mistletoe tinsel grinch scrooge santa xmas yule yuletide nutcracker gingerbread eggnog bauble february',
  rain: 'rain rainy raining storm stormy umbrella monsoon drizzle thunder',
  fire: 'fire burning burn flame ember ash smoke blaze inferno wildfire',
  city: 'city skyline skyscraper metropolis street backstreet town subway apartment flat roommate downtown avenue boulevard alley rue hotel office boardroom ceo coworker intern cop nightclub paris london berlin tokyo zurich manhattan',
  work: 'boss office boardroom manager ceo intern coworker job meeting prison hospital factory',
  desert: 'desert mesa canyon dune sahara camel bedouin cactus rodeo gunsmoke outlaw sheriff marshal',
  dry: 'aral dry drought overland inland thirst parched dust',
  space: `space moon planet star orbit galaxy colony station spaceship rocket comet ${IN_THE_SKY}`,
  road: 'road backroad platform train railway cycling bicycle highway truck car drive motorcycle van camper plane passport flight airport',
  war: 'war soldier battle bomb bombing blitz trench regiment front resistance occupation spy orphan refugee',
  country:
    'farm barn cornfield wheatfield hayfield farmyard forest swamp bog heath village valley meadow field orchard ranch rancher cowboy creek prairie country mountain horse saddle cowgirl corral mountaineer mountaineering highland summit glacier avalanche',
  gloom: 'dark shadow',
  night: 'night nightshift midnight nightfall moonlight moonlit moonbeam nocturne starlight bedtime goodnight',
  day: 'morning noon midday daylight sunrise afternoon daybreak',
  ice: 'ice icy iceberg froze frozen freeze glacier floe',
  'before steam':
    'knight viking norse norseman norsemen plague guillotine castrato huguenot troubadour blunderbuss tudor medieval pharaoh gladiator legion centurion crusade crusader pirate corsair druid sword armor alchemist inquisition conquistador samurai shogun saxon celt pagan abbess pilgrim galleon musketeer roman templar sultan minstrel duke duchess earl countess viscount marquess marquis baron baroness regency laird highlander chieftain medici carthage sparta byzantium babylon nineveh regent',
  // The age of steam trains and liners: scenes have it, titles do not say it.
  steam: '',
  'by road':
    'bicycle bike cycling cycle walk walking walker hike hiking hitchhiking foot pedal van camper motorcycle motorbike car drive driving plane flight airport ferry sail',
  railway: 'siberian train railway railroad locomotive subway metro',
  'by car': 'taxi cab cabbie cabdriver uber truck trucker chauffeur limousine getaway',
  'without a car':
    'bicycle bike cyclist cycling pedal school schoolbus tram subway walk walking walker hike hiking foot pilgrimage pilgrim camino plane flight ferry sail sailing boat ship canoe kayak tractor train railway horse horseback rider camel',
  car: '',
  // Water that nobody could walk on: scenes have it, titles do not say it.
  'open water': '',
  'other worlds':
    'kingdom throne realm empire dragon fae faerie elf sorcerer sorceress wizard mage galaxy planet colony spaceship starship mars saturn orbit sea ocean ship sail voyage pirate mermaid shipwreck whale',
  // Cars and their like, which no other world has: scenes have them, titles do not say it.
  today: '',
  // States, countries and towns that are far from any sea.
  inland:
    'utah arizona nevada colorado wyoming montana idaho kansas nebraska oklahoma dakota iowa missouri tennessee kentucky ohio tucson phoenix denver ' +
    'tulsa omaha abilene laredo deadwood tombstone cheyenne laramie steppe steppeland grassland heartland hinterland farmland bushland badland scrubland mongolia mongolian bhutan nepal tibet lhasa kathmandu himalaya pyrenee pyrénée alp ande carpathian caucasus rockies dolomite appalachian karakoram pamir kabul ' +
    'kandahar afghanistan uzbekistan samarkand tashkent kazakhstan bolivia paraguay rwanda kigali botswana zambia zimbabwe uganda timbuktu mali ' +
    'marrakech marrakesh fez sahara gobi kalahari serengeti prague vienna budapest warsaw krakow moscow munich zurich bern salzburg madrid toledo ' +
    'tuscany umbria bavaria bohemia transylvania kyoto delhi jaipur rajasthan punjab agra gettysburg nashville memphis dallas cincinnati',
  // The sea and its shores. Titles that name them beside a place inland mean both.
  'at sea': 'sea ocean coast coastal beach shore seaside harbor port pier lighthouse ship sail sailing sailor voyage ferry',
  // Boats: scenes have them, and a title that names one means them anyway.
  'under water': 'submarine submariner uboat periscope torpedo',
  'by boat':
    'boat ferry ferryboat cruise vaporetto gondola canoe canoeing canoeist kayak kayaking kayaker rafting paddling barge houseboat narrowboat sailboat yacht riverboat',
  // Journeys for pleasure, which lead away from home.
  away: 'trip roadtrip cruise vacation honeymoon flight airport airplane layover stopover tour itinerary passport safari backpacking abroad hostel camping campground resort retreat getaway',
  // Doors and streets at home: scenes have them, titles do not say it.
  'at home': '',
  // A thriller in an attic is not on a road through woods.
  indoors: 'attic basement cellar babysitter nanny upstairs downstairs bedroom closet crawlspace houseguest lodger roommate tenant',
  'on foot':
    'footpath footpaths walk walking walker tramp tramping camel ramble rambling rambler wander wandering hike hiking hiker trek trekking foot pilgrim pilgrimage camino backpacking backpacker',
};

/** Settings that are never seen together, whatever else the scene shows of the title. */
export const AT_OTHER_TIMES: readonly (readonly [Setting, Setting])[] = [
  ['night', 'day'],
  ['day', 'night'],
  ['ice', 'open water'],
  ['snow', 'summer'],
  ['snow', 'spring'],
  ['dry', 'open water'],
  ['dry', 'rain'],
  ['without a car', 'car'],
  ['inland', 'at sea'],
  ['on foot', 'by boat'],
  ['under water', 'by boat'],
  ['under water', 'at sea'],
  ['by boat', 'railway'],
  ['by boat', 'car'],
  ['on foot', 'steam'],
  ['on foot', 'car'],
  ['on foot', 'railway'],
  ['before steam', 'today'],
  ['before steam', 'steam'],
  ['railway', 'at sea'],
  ['by car', 'railway'],
  ['by car', 'at sea'],
];
