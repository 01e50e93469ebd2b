import type { HeroId } from '../art/heroes/hero-ids.ts';
import { MORE_TITLE_WORDS } from './more-title-words.ts';

/** Words of titles that each silhouette shows, besides its own name. Single words, in the singular; a word may name several. */
export const TITLE_LEXICON: Readonly<Record<HeroId, string>> = {
  ...MORE_TITLE_WORDS,
  // Creatures
  moth: 'chrysali cocoon nocturne lepidopterist mothlight gossamer',
  butterfly: 'monarch caterpillar metamorphosi transformation flutter glasswing swallowtail wingbeat painted',
  snake:
    'serpent viper venom adder cobra python eden medusa asp slither basilisk snakeskin reptile coil copperhead cottonmouth anaconda mamba',
  raven: 'crow rook magpie jackdaw blackbird corvid bird nevermore starling grackle magpy rookery feathered',
  owl: 'owlet wisdom nocturnal hoot strix',
  wolf: 'werewolf howl pack lycan lupine beast lycanthrope coyote jackal fenrir lupin',
  fox: 'vixen foxglove reynard foxe cunning foxfire kitsune den',
  bear: 'cub grizzly ursa hibernate hibernation polar den',
  cat: 'kitten feline tabby whisker paw tomcat kitty meow purr calico mouser',
  dog: 'puppy hound pup terrier spaniel mutt beagle retriever bark canine labrador corgi husky shepherd poodle dachshund greyhound bloodhound collie paw leash',
  rabbit: 'bunny hare warren burrow cottontail leveret thumper velveteen',
  horse:
    'mare stallion pony foal mustang saddle cavalry gallop rein bridle equestrian ranch rodeo sheriff stagecoach corral bronco hoof jockey racehorse western rustler homesteader appaloosa palomino',
  deer: 'stag hart doe fawn antler elk buck reindeer hunt huntsman hunter fallow moose caribou',
  snail: 'shell slow slowly slug spiral snail',
  bee: 'beekeeper honey hive swarm apiary bumblebee pollen honeycomb beekeeping bumble',
  whale: 'leviathan whaler moby orca humpback baleen',
  octopus: 'kraken tentacle squid cephalopod cthulhu',
  fish: 'fisherman fisher salmon trout angler carp herring koi minnow goldfish fishing aquarium reef tackle',
  turtle: 'tortoise terrapin',
  mouse: 'mice rat rodent mousetrap hamster squeak',
  spider: 'web arachnid tarantula cobweb spiderweb recluse gossamer',
  dove: 'pigeon peace swallow sparrow lark nightingale robin wren finch skylark songbird thrush hummingbird bluebird wing fly flight mockingbird bird migration birdsong cuckoo canary starling martin nightjar warbler thrushe kingfisher oriole bluejay curlew gull seagull albatross tern osprey',
  swan: 'cygnet',
  ghost:
    'phantom specter spectre spirit haunt haunting haunted poltergeist apparition boo wraith banshee wisp spectral spook afterlife unquiet vanishing haunter',
  dragon: 'wyvern drake dragonfire wyrm dragonrider hoard',
  // Plants
  rose: 'thorn briar petal bloom blossom valentine bride bridal peony wildflower flower garden gardener camellia hothouse greenhouse hedgerow lily violet iri orchid jasmine magnolia poppy poppie gardenia dahlia honeysuckle botanist botanical perennial wreath rosewater anemone zinnia aster carnation chrysanthemum',
  tree: 'oak wood forest orchard elm root branch ash willow grove yew sapling cedar timber cypress woodland arbor bough birch aspen hemlock redwood sequoia spruce pine magnolia stump rootless jungle rainforest mangrove arboretum canopy linden poplar sycamore banyan baobab cypresse copse thicket underbrush understory undergrowth',
  mushroom: 'fungus toadstool spore mycelium truffle mycelia forager foraging',
  apple: 'cider fruit orchard temptation eve pie pomme harvest windfall',
  leaf: 'autumn maple october foliage herb basil thyme sage mint vegan vegetable plant salad kale fern',
  sunflower: 'july august field helianthus gogh',
  pumpkin: 'halloween squash harvest gourd samhain',
  pear: 'quince partridge',
  lemon: 'citrus amalfi sicily limoncello lemonade lime capri zest sorbet',
  cherry: 'sakura',
  wheat: 'grain barley rye flour crop reaper sickle farmer prairie homestead wheatfield oat golden pasture acre hayfield',
  tulip: 'amsterdam dutch holland spring april crocus daffodil',
  // Places and sky
  castle:
    'fortress palace citadel kingdom realm stronghold princess prince fairytale duke duchess baron moat siege camelot dungeon medieval crusade highlander laird rampart drawbridge',
  lighthouse: 'beacon coast shore cape headland keeper lightkeeper harbor lightship wreck shipwreck seawall tidewater',
  church:
    'chapel cathedral abbey vicar priest parish monastery nun convent bishop monk pastor faith prayer psalm sermon steeple vicarage amen gospel saint pilgrim pilgrimage blessing choir hymn altar pew minister preacher sin sinner heaven holy',
  windmill: 'mill miller quixote turbine',
  barn: 'farm farmhouse hay stable farmyard acre silo tractor pasture shepherd',
  bridge: 'crossing brooklyn span suspension viaduct overpass',
  house:
    'home cottage manor mansion lodge villa bungalow homecoming household neighbor neighbour roof attic cellar inn hearth landlady tenant porch window stairwell stair staircase veranda lodger boarder street avenue lane dwelling chateau residence hallway suburb suburban cul homestead haven retreat shelter parlor',
  tent: 'camp camping campfire scout nomad encampment campsite wilderness hiker trail',
  mountain:
    'peak summit alp everest climb climber ridge highland mount glacier avalanche ascent ande himalaya rimrock mesa crag cliff trek trekking hike hiker kilimanjaro sierra rocky foothill canyon granite alpine basecamp',
  gate: 'gatekeeper threshold estate entrance portal gatehouse fence skygate cloister',
  door: 'doorway room knock apartment hallway basement stranger guest visitor closet stairwell cellar doorbell doorstep locked corridor compartment cabin lobby doorknob doorkeeper unlocked hinge roommate backstreet',
  moon: 'lunar moonlight midnight night crescent eclipse moonrise nightfall bedtime dream lullaby moonlit insomnia dusk twilight moonbitten moonstone moonchild lunacy lunatic nocturne slumber sleepless sleepwalker starless overnight',
  sun: 'sunrise sunlight summer dawn solstice sunshine daylight solar noon sunset morning heliopause helio brightness radiant radiance sunlit shine optimism',
  star: 'starlight constellation wish north polari celestial stardust galaxy cosmo sky astronomer zodiac astrologer stargazer starry northern skyward heliopause stellar nova supernova spark twinkle',
  flame:
    'fire ember blaze burn inferno ash ashe phoenix torch spark burning firestarter wildfire arson kindle smolder cinder hearth campfire furnace lava volcano magma charcoal bonfire kiln forge arsonist burnt smoke smoky scorch scorched vermilion',
  planet:
    'saturn mar orbit world cosmo universe jupiter venus colony terraform martian satellite pluto heliopause gravity colonist asteroid outpost exoplanet terraformer interstellar galactic stellar moonbase astronautic',
  tower: 'rapunzel spire turret babel skyscraper steeple obelisk highrise minaret',
  // Things
  sword:
    'knight blade warrior steel battle war excalibur duel gladiator swordsman paladin saber katana samurai vengeance legend quest hero sworn fencer élan warlord champion crusader templar vanguard sentinel swordfight oath valor fury conquest conqueror legion centurion spartan shieldmaiden',
  dagger:
    'knife murder assassin blood betrayal stab stiletto revenge kill killer murderer treason slay victim backstab shiv traitor bleed butcher slaughter slasher stalker scar',
  key: 'lock secret unlock locked vault locksmith keyhole password keymaker inheritance forbidden suite motel prison cell jailer warden prisoner',
  crown:
    'king queen throne royal coronation heir reign regent monarchy tiara empress emperor majesty sovereign usurper scepter queendom dynasty courtier kingmaker palace royalty consort kingdom tsar czar sultan pharaoh viscount',
  ring: 'vow wedding engagement proposal marriage marry wife husband fiance fiancee diamond jewel jeweler groom bridegroom widower betrothal elope honeymoon divorce gem sapphire ruby emerald heirloom wed bridesmaid promise pledge bachelorette',
  teapot: 'tea teahouse tearoom kettle brew teatime scone crumpet infusion porcelain chai earl matcha saucer',
  cup: 'coffee cafe espresso latte mug cocoa barista chocolate cappuccino caffeine mocha café coffeehouse brew saucer teacup teatime tearoom',
  cake: 'birthday baker bakery pastry frosting dessert sugar patisserie icing sweet party',
  bread: 'loaf sourdough baguette dough yeast crust toast sandwich baking crumb brioche scone bagel',
  candle: 'wick wax vigil candlelight candlestick candlemaker chandler tallow flicker séance noël advent hanukkah hannukah menorah prayer',
  lantern: 'lamp lamplighter light glow gaslight lanternlight lamplight gaslamp beacon nightlight firefly porchlight',
  hourglass:
    'time hour sand tomorrow yesterday deadline forever eternity century timeless mortality patience countdown epoch pause quicksand temporal minute everlasting slow',
  telescope: 'astronomer observatory galileo stargazer lookout horizon distant comet asteroid nebula quasar heaven observe stellar',
  violin:
    'fiddle orchestra concerto symphony sonata violinist cello string luthier stradivarius fiddler music maestro melody quartet strad viola philharmonic soloist virtuoso ensemble duet',
  piano:
    'pianist chopin nocturne composer prelude key ivory waltz recital etude sonata étude keyboard rhapsody serenade refrain overture soirée soiree',
  guitar:
    'song singer band rock ballad chord guitarist nashville tour troubadour encore lyric jazz concert karaoke rocker chorus melody musician',
  scissors: 'barber hairdresser shear snip salon haircut hairstylist',
  spool:
    'thread tailor seamstress sew needle stitch quilt dressmaker embroidery yarn knit knitting button hem needlework mend mended darn patch cotton silk linen wool crochet fabric knitter',
  typewriter:
    'writer novelist author story storyteller journalist reporter manuscript editor word memoirist screenwriter poet newspaper sentence margin draft footnote essay headline deadline byline narrator blog ghostwriter plot memo file dossier script',
  feather: 'quill pen poem poetry ink scribe calligrapher plume plumage featherweight ode verse sonnet elegy lyric stanza haiku anthology',
  book: 'library librarian bookshop bookstore bookseller novel chapter page reader tale archive diary journal spell grimoire bookbinder almanac lore read dictionary bibliophile encyclopedia volume memoir shelf shelve scholar professor school teacher student classroom academy university college study scripture epic saga myth folktale fable',
  letter:
    'mail post postman postcard envelope correspondence note telegram postmark mailbox missive stamp postmistress postscript dear dearest dispatch epistle message memo email inbox stationery parcel package delivery courier',
  umbrella: 'rain parasol drizzle rainy monsoon downpour poppin puddle shower weather drench raindrop',
  suitcase:
    'luggage traveler traveller trip holiday vacation passport tourist baggage immigrant runaway honeymooner journey leaving packed away getaway departure arrival abroad expat emigrant émigré emigre refugee exile evacuee border flight resort hostel fleeing backpack',
  compass:
    'cartographer map explorer expedition navigator adventure direction meridian lost north atla latitude longitude pathfinder wayfinder surveyor voyage wander wanderer compasse odyssey archipelago bearing navigation wayward wandering pathless uncharted orienteering route magellan columbus conquistador trailblazer frontier',
  anchor:
    'harbor harbour port sailor navy mooring marina dock sea wharf anchored anchorage moored wreck rope seaport pier jetty shipyard naval admiral',
  skull:
    'bone skeleton death dead crypt poison reaper corpse necromancer pirate mortal morgue catacomb ossuary cadaver autopsy coroner forensic pathologist plague cursed curse hex undead zombie necropoli cannibal crossbone',
  radio:
    'broadcast signal wireless frequency transmission static transistor airwave station tape podcast recorder recording antenna morse telegraph',
  camera:
    'photograph photo photographer film snapshot picture len paparazzi polaroid darkroom shutter hollywood album portrait paparazzo tape footage',
  watch:
    'clock clockmaker watchmaker minute second tick alibi late overtime timekeeper appointment punctual clockwork alarm timer ticking schedule chronometer',
  mirror: 'reflection vanity twin double imposter impostor doppelganger doppelgänger lookalike clone copy portrait narcissu façade facade',
  mask: 'masquerade ball disguise venice opera actor stage theater theatre carnival pretend liar deception lie charade harlequin façade facade identity persona pretender undercover impersonator charlatan fraud swindle thespian drama tragedy comedy understudy puppet clown',
  hat: 'hatter milliner fedora gentleman detective magician bowler gumshoe conjurer gentlemen dandy',
  shoe: 'cinderella slipper heel stiletto cobbler shoemaker runway fashion sneaker runner marathon footstep footprint barefoot pilgrim',
  heart:
    'love lover crush romance beloved valentine kiss cupid darling sweetheart heartbreak heartache soulmate passion dating heartbeat matchmaker smitten flirt heartless tender tenderness adore affection affair infatuation beau admirer swoon cuddle',
  bell: 'chime toll sleigh jingle belfry carol angelus doorbell carillon tolling ringing noel',
  bottle:
    'potion poison elixir apothecary perfume alchemist alchemy brew tonic pharmacist cure antidote cauldron vial perfumer drunk sober sobriety alcohol absinthe laudanum arsenic cyanide toxin serum medicine fragrance',
  glass: 'wine vineyard bordeaux vintner cocktail martini toast sommelier chianti tuscany winery gin bartender bar hangover vintage rosé',
  phone: 'call telephone caller dial hello operator hotline voicemail ghosted ringtone cellphone',
  kite: 'wind breeze kabul',
  robot: 'android machine automaton cyborg ai mechanical droid artificial replicant sentient cybernetic',
  eye: 'witness watcher seer sight vision spy blind oracle prophecy gaze stare watching surveillance hindsight seen unseen clairvoyant psychic vigilant watched sightless eyewitness insight tear witnesse',
  hand: 'palm healer touch fingerprint palmist finger psychic destiny glove grip grasp fist handshake caress',
  axe: 'lumberjack woodcutter viking executioner hatchet woodsman tomahawk norseman norse berserker valhalla logger lumber woodpile',
  magnifier:
    'detective clue mystery sleuth investigation sherlock inspector case evidence whodunit investigator suspect enigma detect investigate forensic file sleuthing whodunnit cipher decode crime',
  chess: 'checkmate gambit pawn stalemate strategy rook grandmaster endgame opponent strategist tactic rival negotiation leader',
  gift: 'present surprise ribbon stocking wrapped giver noël birthday giving generosity unwrapped advent',
  lipstick: 'makeup beauty glamour starlet cosmetic pout makeover diva showgirl burlesque blush',
  whisk:
    'recipe cook kitchen chef cooking baker culinary cookbook batter meringue pantry gourmet flavor flavour cuisine cookery bake cooked appetite',
  cloche:
    'dinner supper feast restaurant banquet waiter butler menu guest meal lunch brunch appetite diner gourmet hungry hunger brasserie bistro trattoria hospitality host hostess waitress',
  // Travel
  ship: 'galleon pirate captain voyage mutiny sail armada ocean vessel shipwreck buccaneer frigate sailor sea crew admiral privateer odyssey titanic shipyard seafarer voyager cruise steamship schooner clipper brig helm galley longship mariner convoy fleet ahoy smuggler steamer',
  boat: 'harbor harbour sail sailing lake river regatta yacht canoe ferry ferryman lifeboat rowing bay cove tide raft sailboat fjord lagoon marina estuary creek stream archipelago delta wharf oar paddle kayak gondola venice tidewater shallow drifting driftwood harbormaster',
  train:
    'railway express locomotive station rail platform subway railroad track conductor commuter passenger orient departure tram junction train metro underground sleeper carriage freight timetable railwayman stationmaster',
  bicycle: 'bike cycle cyclist pedal wheel tandem handlebar spoke',
  airplane:
    'plane pilot aviator airport flight runway jet takeoff squadron wing arrival layover aviatrix biplane airline airman airmail parachute wingman cockpit turbulence altitude stewardess hangar',
  rocket: 'space launch spaceship apollo starship countdown shuttle cosmonaut moonshot mission liftoff thruster starfighter mar',
  car: 'drive driver taxi motel roadtrip chauffeur mechanic garage hitchhiker cab mileage highway engine racing race detour wheel driving parking rearview headlight',
  balloon: 'balloonist aeronaut oz aloft montgolfier float floating airship zeppelin',
  bus: 'camper caravan schoolbus van',
  // People
  woman:
    'girl daughter sister mother lady wife she her governess maid grandmother aunt niece spinster heiress women actress mistress girlhood widow wive maiden heroine feminist goddess muse stepmother aunty nanny housewife housekeeper matriarch',
  man: 'father son brother gentleman uncle grandfather bachelor stranger boy spy men nobody dad daddy papa hermit patriarch porter colonel commander',
  couple: 'together lover marriage husband bride roommate sweetheart newlywed pair ex date fiancé fiancée anniversary',
  dancer: 'dance ballet ballerina waltz tango choreographer dancing pirouette ballroom rumba salsa flamenco footlight tutu barre prima',
} as const;

/** Words that say little about a book beside another word: `The House of Ravens` shows a raven. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  (
    'house home woman girl lady daughter sister mother wife man father son brother husband boy together secret time hour world room night day ' +
    'light love story tale book last lost dead death nobody date late stranger slow fall wood away sea field hand eye heart door time sky blood ' +
    'forever tomorrow yesterday morning summer word song keeper thief hunter maker dream north second call mind piece baby winter'
  ).split(' '),
);

/** Ends of compounds that name an occupation or a kind of place, and show nothing themselves. */
export const COMPOUND_ENDS: ReadonlySet<string> = new Set(
  (
    'maker keeper master hunter monger light house yard land wood song shop side fall born bound like wright smith worth watch field stone work ' +
    'bitten kissed touched struck burst glow storm spell blood water weaver walker drop crossed breaker forged scape head town ville point mark space'
  ).split(' '),
);
