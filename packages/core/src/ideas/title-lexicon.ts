import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Words of titles that each silhouette shows, besides its own name. Single words, in the singular; a word may name several. */
export const TITLE_LEXICON: Readonly<Record<HeroId, string>> = {
  // Creatures
  moth: 'chrysali cocoon silk nocturne lepidopterist',
  butterfly: 'monarch caterpillar metamorphosi transformation flutter',
  snake: 'serpent viper venom adder cobra python eden medusa asp fang slither scale basilisk snakeskin',
  raven: 'crow rook magpie jackdaw blackbird corvid bird nevermore omen starling',
  owl: 'owlet wisdom nocturnal hoot strix',
  wolf: 'werewolf howl pack lycan lupine beast lycanthrope',
  fox: 'vixen foxglove reynard foxe cunning foxfire',
  bear: 'cub grizzly ursa teddy hibernate hibernation',
  cat: 'kitten feline tabby whisker paw tomcat kitty meow purr calico',
  dog: 'puppy hound pup terrier spaniel mutt beagle retriever bark canine labrador corgi',
  rabbit: 'bunny hare warren burrow cottontail leveret',
  horse: 'mare stallion pony foal mustang rider saddle cavalry gallop rein bridle equestrian cowboy ranch rodeo',
  deer: 'stag hart doe fawn antler elk buck reindeer hunt huntsman hunter',
  snail: 'shell slow slowly slug spiral',
  bee: 'beekeeper honey hive swarm apiary bumblebee pollen honeycomb',
  whale: 'leviathan whaler moby orca dolphin humpback baleen',
  octopus: 'kraken tentacle squid cephalopod',
  fish: 'fisherman fisher salmon trout angler carp herring koi minnow goldfish fishing aquarium piranha',
  turtle: 'tortoise',
  mouse: 'mice rat rodent cheese mousetrap',
  spider: 'web arachnid weaver tarantula widow cobweb spiderweb',
  dove: 'pigeon peace swallow sparrow lark nightingale robin wren finch skylark songbird thrush hummingbird bluebird wing fly flight mockingbird',
  swan: 'cygnet goose duck duckling ugly heron crane',
  ghost: 'phantom specter spectre spirit haunt haunting haunted poltergeist apparition boo wraith banshee séance',
  dragon: 'wyvern drake dragonfire wyrm dragonrider hoard',
  // Plants
  rose: 'thorn briar bouquet florist petal bloom blossom valentine bride bridal peony wildflower flower garden gardener camellia',
  tree: 'oak wood forest orchard elm root branch ash willow grove acorn yew sapling cedar timber cypress woodland arbor bough',
  mushroom: 'fungus toadstool spore fairy pixie gnome mycelium truffle',
  apple: 'cider fruit orchard temptation eve teacher crisp pie',
  leaf: 'autumn fall maple october november september foliage rake',
  sunflower: 'daisy dandelion marigold july august field helianthus',
  pumpkin: 'halloween squash harvest gourd spice',
  pear: 'quince',
  lemon: 'citrus amalfi sicily limoncello lemonade lime sour orange tangerine capri marmalade',
  cherry: 'sakura',
  wheat: 'grain barley rye flour crop reaper sickle farmer prairie plain homestead wheatfield oat',
  tulip: 'amsterdam dutch holland bulb spring april',
  // Places and sky
  castle: 'fortress palace citadel kingdom realm stronghold keep princess prince fairytale duke duchess baron moat siege camelot',
  lighthouse: 'beacon coast shore cape headland keeper lightkeeper harbor lightship',
  church:
    'chapel cathedral abbey vicar priest parish monastery nun convent bishop monk pastor faith prayer psalm sermon steeple vicarage amen gospel saint',
  windmill: 'mill miller quixote',
  barn: 'farm farmhouse dairy cow hay stable farmyard',
  bridge: 'crossing brooklyn span suspension',
  house:
    'home cottage manor mansion lodge villa bungalow homecoming household neighbor neighbour roof attic cellar inn hearth landlady tenant',
  tent: 'camp camping campfire scout nomad circus carnival fair fairground encampment campsite wilderness',
  mountain: 'peak summit alp everest climb climber ridge highland mount hill glacier avalanche ascent ande himalaya base',
  gate: 'gatekeeper threshold cemetery graveyard estate entrance portal gatehouse fence',
  door: 'doorway room knock apartment hallway basement stranger guest visitor closet',
  moon: 'lunar moonlight midnight night crescent eclipse moonrise nightfall bedtime dream sleep lullaby moonlit insomnia dusk twilight',
  sun: 'sunrise sunlight summer dawn solstice sunshine daylight solar noon sunset morning',
  star: 'starlight constellation wish north polari celestial stardust galaxy cosmo sky astronomer zodiac astrologer stargazer starry',
  flame: 'fire ember blaze burn inferno ash ashe phoenix torch spark burning firestarter wildfire arson kindle smolder cinder',
  planet: 'saturn mar orbit world cosmo universe jupiter venus colony terraform martian satellite pluto',
  tower: 'rapunzel spire turret keep babel',
  // Things
  sword:
    'knight blade warrior steel battle war excalibur duel gladiator swordsman paladin saber katana samurai vengeance legend quest hero sworn fencer',
  dagger: 'knife murder assassin blood betrayal stab stiletto revenge kill killer murderer treason slay victim backstab shiv traitor',
  key: 'lock secret unlock locked vault locksmith keyhole password keymaker inheritance cipher forbidden code',
  crown: 'king queen throne royal coronation heir reign regent monarchy tiara empress emperor majesty sovereign usurper scepter queendom',
  ring: 'vow wedding engagement proposal marriage marry wife husband fiance fiancee diamond jewel jeweler groom bridegroom widower betrothal elope honeymoon divorce gem sapphire ruby emerald thief heist burglar heirloom',
  teapot: 'tea teahouse tearoom kettle brew teatime scone crumpet infusion',
  cup: 'coffee cafe espresso latte mug cocoa barista chocolate cappuccino caffeine mocha',
  cake: 'birthday baker bakery cupcake pastry frosting dessert sugar patisserie icing sweet party',
  bread: 'loaf sourdough baguette dough yeast crust toast sandwich baking crumb',
  candle: 'wick wax vigil candlelight candlestick candlemaker chandler',
  lantern: 'lamp lamplighter light glow gaslight lanternlight lamplight',
  hourglass: 'time hour sand tomorrow yesterday deadline forever eternity century timeless mortality patience countdown epoch',
  telescope: 'cartographer astronomer observatory galileo stargazer lookout horizon distant',
  violin: 'fiddle orchestra concerto symphony sonata violinist cello string luthier stradivarius fiddler music maestro melody quartet',
  piano: 'pianist chopin nocturne composer prelude key ivory waltz recital etude',
  guitar: 'song singer band blue rock ballad country chord guitarist nashville tour troubadour encore lyric rhythm',
  scissors: 'cut barber hairdresser shear snip salon haircut',
  spool: 'thread tailor seamstress sew needle stitch quilt dressmaker embroidery loom weave yarn knit knitting tapestry button hem',
  typewriter:
    'writer novelist author story storyteller journalist reporter manuscript editor word memoirist screenwriter poet newspaper sentence',
  feather: 'quill pen poem poetry ink scribe calligrapher plume',
  book: 'library librarian bookshop bookstore bookseller novel chapter page reader tale archive diary journal spell grimoire bookbinder almanac lore read dictionary bibliophile encyclopedia',
  letter: 'mail post postman postcard envelope correspondence note telegram postmark mailbox missive stamp postmistress postscript dear',
  umbrella: 'rain storm parasol drizzle london rainy thunder monsoon downpour cloud poppin puddle',
  suitcase:
    'luggage traveler traveller trip holiday vacation passport tourist baggage immigrant runaway honeymooner journey leaving packed away',
  compass:
    'cartographer map explorer expedition navigator adventure direction meridian lost north atla latitude longitude pathfinder wayfinder surveyor voyage wander wanderer compasse odyssey',
  anchor: 'harbor harbour port sailor navy mooring marina dock sea wharf',
  skull:
    'bone skeleton death dead grave crypt poison reaper corpse undertaker mortician necromancer tomb funeral coffin pirate mortal morgue',
  radio: 'broadcast signal wireless frequency transmission static transistor airwave station',
  camera: 'photograph photo photographer film snapshot picture len paparazzi polaroid darkroom shutter hollywood',
  watch: 'clock clockmaker watchmaker minute second tick alibi late overtime timekeeper appointment punctual clockwork alarm',
  mirror: 'reflection vanity twin double imposter impostor doppelganger',
  mask: 'masquerade ball disguise venice opera actor stage theater theatre carnival pretend liar deception lie fake charade harlequin',
  hat: 'hatter milliner fedora gentleman detective magician',
  shoe: 'cinderella slipper heel stiletto cobbler shoemaker boot runway fashion',
  heart:
    'love lover crush romance beloved valentine kiss cupid darling sweetheart heartbreak heartache soulmate passion dating heartbeat matchmaker smitten flirt',
  bell: 'chime toll christma sleigh jingle belfry carol angelus',
  bottle:
    'potion poison elixir apothecary perfume alchemist alchemy chemist genie witch brew tonic pharmacist cure antidote cauldron vial perfumer',
  glass:
    'wine vineyard champagne bordeaux vintner cocktail martini toast sommelier chianti tuscany winery grape whiskey gin bartender bar hangover vintage',
  phone: 'call telephone caller dial hello operator hotline voicemail',
  kite: 'wind breeze kabul',
  robot: 'android machine automaton cyborg ai mechanical algorithm droid artificial singularity circuit',
  eye: 'witness watcher seer sight vision spy blind oracle prophecy gaze stare watching surveillance hindsight seen unseen clairvoyant psychic',
  hand: 'palm fortune healer touch fate fingerprint midwife palmist finger nurse psychic destiny',
  axe: 'lumberjack woodcutter viking executioner hatchet woodsman tomahawk norseman',
  magnifier: 'detective clue mystery sleuth investigation sherlock inspector case evidence whodunit investigator suspect puzzle enigma',
  chess: 'checkmate gambit pawn stalemate strategy rook grandmaster endgame opponent',
  gift: 'present surprise santa ribbon stocking wrapped giver',
  lipstick: 'makeup beauty glamour starlet cosmetic pout influencer makeover',
  whisk: 'recipe cook kitchen chef cooking baker culinary cookbook batter meringue',
  cloche: 'dinner supper feast restaurant banquet waiter butler menu guest meal lunch brunch appetite plate diner',
  // Travel
  ship: 'galleon pirate captain voyage mutiny sail armada ocean vessel shipwreck buccaneer frigate sailor sea crew admiral privateer odyssey titanic shipyard seafarer',
  boat: 'harbor harbour sail sailing lake river island regatta yacht canoe ferry ferryman lifeboat rowing bay cove tide raft sailboat fjord lagoon marina',
  train:
    'railway express locomotive station rail platform subway railroad track conductor commuter passenger orient departure tram junction',
  bicycle: 'bike cycle cyclist pedal wheel tandem',
  airplane: 'plane pilot aviator airport flight runway jet takeoff squadron wing arrival layover aviatrix biplane',
  rocket: 'space astronaut launch spaceship apollo starship countdown shuttle cosmonaut moonshot',
  car: 'drive driver taxi motel roadtrip chauffeur mechanic garage hitchhiker cab mileage',
  balloon: 'balloonist aeronaut oz aloft montgolfier',
  bus: 'camper caravan schoolbus van',
  // People
  woman:
    'girl daughter sister mother lady wife she her governess maid grandmother aunt niece spinster heiress women actress mistress girlhood',
  man: 'father son brother gentleman uncle grandfather bachelor stranger boy spy men nobody',
  couple: 'together lover marriage husband bride roommate sweetheart newlywed pair ex date',
  dancer: 'dance ballet ballerina waltz tango choreographer dancing pirouette ballroom',
} as const;

/** Words that say little of what a book is about beside another word: `The House of Ravens` shows a raven. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  (
    'house home woman girl lady daughter sister mother wife man father son brother husband boy together secret time hour world room night day ' +
    'light love story tale book last lost dead death nobody date late stranger slow fall wood away sea field hand eye heart door time sky blood ' +
    'forever tomorrow yesterday morning summer word song keeper thief hunter maker dream north second call'
  ).split(' '),
);

/** Ends of compounds that say what somebody does or what a place is, and show nothing themselves. */
export const COMPOUND_ENDS: ReadonlySet<string> = new Set(
  'maker keeper master hunter monger light house yard land wood song shop side fall born bound like wright smith worth watch field stone work'.split(
    ' ',
  ),
);
