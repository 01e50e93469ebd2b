import type { HeroId } from '../art/heroes/hero-ids.ts';
import { MORE_TITLE_WORDS } from './more-title-words.ts';
import { WORDS_OF_PLANS } from './words-of-plans.ts';
import { WORDS_OF_WHEELS } from './words-of-wheels.ts';

/** Words of titles that each silhouette shows, besides its own name. Single words, in the singular; a word may name several. */
export const TITLE_LEXICON: Readonly<Record<HeroId, string>> = {
  ...MORE_TITLE_WORDS,
  ...WORDS_OF_WHEELS,
  ...WORDS_OF_PLANS,
  // Creatures
  moth: 'chrysalis cocoon lepidopterist mothlight gossamer silkworm',
  butterfly: 'monarch caterpillar metamorphosis glasswing swallowtail wingbeat',
  snake:
    'serpent viper venom adder cobra python eden medusa asp slither basilisk snakeskin reptile coil copperhead cottonmouth anaconda mamba rattlesnake sidewinder',
  raven: 'crow rook magpie jackdaw blackbird corvid nevermore starling grackle magpy rookery',
  owl: 'owlet nocturnal hoot strix',
  wolf: 'alpha werewolf shifter shapeshifter howl pack lycan lupine beast lycanthrope coyote jackal fenrir lupin',
  fox: 'vixen reynard cunning foxfire kitsune',
  bear: 'cub grizzly ursa hibernate hibernation polar',
  cat: 'purrfect pawsitive pawful catnap catnip catitude kitten feline tabby whisker paw tomcat kitty meow purr calico mouser moggy',
  dog: 'dognapped dognapper dognapping puppy hound pup terrier spaniel mutt beagle retriever canine labrador corgi husky poodle dachshund greyhound bloodhound collie paw leash watchdog doggy kennel bark pug chihuahua pomeranian rottweiler doberman bulldog mastiff whippet dalmatian schnauzer shihtzu pooch labradoodle cockapoo setter wolfhound sheepdog pekingese',
  rabbit: 'bunny hare warren cottontail leveret thumper velveteen',
  horse:
    'pegasus saddlebag stable mare stallion pony foal mustang saddle cavalry gallop rein bridle equestrian ranch rancher rodeo corral bronco hoof jockey racehorse rustler appaloosa palomino saddler chariot',
  deer: 'stag hart doe fawn antler elk buck reindeer fallow moose caribou',
  snail: 'slug snail',
  bee: 'beeswax beehive hive beekeeper honey honeybee swarm apiary bumblebee pollen honeycomb beekeeping bumble pollinator',
  whale: 'leviathan whaler moby orca humpback baleen',
  octopus: 'kraken tentacle squid cephalopod cthulhu',
  fish: 'fishbone fisherman fisher salmon trout angler carp herring koi minnow goldfish fishing aquarium reef tackle tuna cod',
  turtle: 'tortoise terrapin',
  mouse: 'mice rat rodent mousetrap hamster squeak',
  spider: 'web arachnid tarantula cobweb spiderweb recluse gossamer',
  dove: 'pigeon peace flight migration',
  swan: 'cygnet',
  ghost:
    'phantom specter spectre spirit haunt haunting haunted poltergeist apparition boo wraith wisp spectral spook afterlife unquiet haunter',
  dragon: 'wyvern drake dragonfire wyrm dragonrider hoard',
  // Plants
  rose: 'thorn briar petal bloom blossom valentine peony conservatory flower garden gardener camellia hothouse greenhouse hedgerow botanist botanical perennial rosewater',
  tree: 'oak evergreen wood forest orchard elm root branch willow grove yew sapling cedar timber cypress woodland arbor bough birch aspen hemlock redwood sequoia spruce pine stump rootless jungle rainforest mangrove arboretum canopy linden poplar sycamore banyan baobab cypresse copse thicket underbrush understory undergrowth forester twig bark bonsai',
  mushroom: 'fungus fungi toadstool spore mycelium truffle mycelia forager foraging',
  apple: 'cider fruit orchard temptation pomme worm crabapple',
  leaf: 'autumn maple october foliage herb basil thyme sage mint vegan vegetable plant salad kale fern spinach lettuce cabbage rosemary',
  sunflower: 'helianthus gogh',
  pumpkin: 'halloween squash gourd samhain',
  pear: 'quince',
  lemon: 'citrus amalfi sicily limoncello lemonade lime capri zest sorbet',
  cherry: 'sakura',
  wheat: 'grain barley rye flour crop sickle farmer prairie homestead wheatfield oat pasture acre hayfield harvest',
  tulip: 'amsterdam holland spring april crocus daffodil',
  // Places and sky
  castle:
    'fortress palace citadel kingdom realm stronghold fairytale duke duchess baron moat siege camelot dungeon medieval crusade highlander laird rampart drawbridge earl countess viscount marquess fort',
  lighthouse: 'beacon coast shore cape headland lightkeeper lightship shipwreck seawall tidewater',
  church:
    'chapel cathedral abbey vicar priest parish monastery nun convent bishop monk pastor faith prayer psalm sermon steeple vicarage amen gospel saint pilgrim pilgrimage blessing choir hymn altar pew congregation parishioner liturgy preacher abbot sexton chorister deacon pulpit',
  windmill: 'mill miller quixote turbine',
  barn: 'hayloft farm farmhouse hay stable farmyard acre silo pasture haystack',
  bridge: 'brooklyn span suspension viaduct overpass aqueduct',
  house:
    'realestate realtor housesitter housesitting façade facade home cottage manor mansion lodge villa bungalow homecoming household neighbor neighbour roof attic cellar inn landlady tenant porch veranda lodger boarder dwelling chateau residence hallway suburb suburban homestead shelter parlor cabin shack hut',
  tent: 'camp camping campfire scout nomad encampment campsite wilderness trail teepee yurt',
  mountain:
    'peak summit alp everest climb climber ridge highland mount glacier avalanche ascent ande himalaya rimrock mesa crag cliff trek trekking hike kilimanjaro sierra rocky foothill canyon granite alpine basecamp ski skier skiing bedrock geology geologist strata',
  gate: 'gatekeeper tollgate threshold entrance portal gatehouse fence skygate cloister archway',
  door: 'doorway lintel room knock apartment hallway basement stranger guest visitor closet cellar doorbell doorstep locked corridor compartment lobby doorknob doorkeeper unlocked hinge',
  moon: 'lunar bloodmoon moonlight midnight night crescent eclipse moonrise nightfall bedtime dream lullaby moonlit insomnia dusk twilight moonbitten moonchild lunacy lunatic nocturne slumber sleepless sleepwalker starless overnight nightmare crater sleep',
  sun: 'sunrise sunlight summer dawn solstice sunshine daylight solar noon sunset morning heliopause helio brightness radiant radiance sunlit shine optimism sunny',
  star: 'stargazing starlight constellation wish north polari celestial stardust galaxy cosmo sky astronomer zodiac astrologer stargazer starry northern skyward heliopause stellar nova supernova twinkle bethlehem',
  flame:
    'fire ember blaze burn inferno ash torch spark burning firestarter wildfire arson kindle smolder cinder campfire furnace charcoal bonfire forge arsonist burnt smoke smoky scorch scorched vermilion hell firefighter fireman pyre',
  planet:
    'mercury neptune uranus europa ganymede callisto enceladus saturn mars orbit world cosmo universe jupiter venus colony terraform martian satellite pluto heliopause gravity colonist asteroid outpost exoplanet terraformer interstellar galactic stellar moonbase astronautic',
  tower: 'rapunzel spire turret babel skyscraper steeple obelisk highrise minaret watchtower',
  // Things
  sword:
    'slayer godslayer kingslayer spear halberd mercenary tournament hexblade knight blade warrior battle war excalibur duel gladiator swordsman paladin saber katana samurai vengeance legend quest hero sworn fencer warlord champion crusader templar vanguard sentinel swordfight oath valor fury conquest conqueror legion centurion spartan shieldmaiden shogun cutlass scimitar rapier',
  dagger:
    'knife murder assassin blood betrayal stab stiletto revenge kill killer murderer treason slay victim backstab shiv traitor bleed slaughter slasher stalker scar',
  key: 'latchkey secret unlock vault keyhole password keymaker inheritance suite motel prison jailer warden prisoner hotel',
  crown:
    'king queen prince princess royal coronation heir reign regent monarchy tiara empress emperor majesty sovereign usurper scepter queendom dynasty courtier kingmaker palace royalty consort kingdom dauphin dauphine tsar czar tsarina czarina sultana maharani rani kaiser sultan viscount empire',
  ring: 'vow wedding engagement proposal marriage marry fiance fiancee diamond jeweler groom bridegroom widower betrothal elope honeymoon divorce heirloom wed bridesmaid bridezilla promise pledge bachelorette goldsmith bracelet fiancé fiancée wedlock affianced jeweller',
  teapot:
    'darjeeling oolong chamomile steeped steep assam tea teahouse tearoom kettle teatime scone crumpet infusion porcelain chai matcha saucer',
  cup: 'cuppa brew brewed coffee cafe espresso latte mug cocoa barista cappuccino caffeine caffeinated overcaffeinated mocha maté café coffeehouse saucer teacup teatime tearoom',
  cake: 'fondant pavlova buttercream brownie birthday frosting dessert sugar icing sweet party marzipan',
  bread:
    'manna flatbread loaf sourdough baguette dough yeast crust bake baked baking baker bakery bakehouse bakeshop crumb brioche scone bagel bun',
  candle:
    'ouija wick wax vigil candlelight candlestick candlemaker chandler tallow flicker séance noël advent hanukkah hannukah menorah prayer candelabra grief mourning',
  lantern:
    'lamp lamplighter light glow gaslight lanternlight lamplight gaslamp beacon nightlight firefly porchlight watchman watchmen lamppost djinn genie',
  hourglass:
    'time hour tomorrow yesterday deadline forever eternity century timeless mortality patience countdown procrastinator procrastination procrastinate epoch pause temporal minute everlasting',
  telescope: 'astronomy astronomer observatory galileo stargazer lookout asteroid nebula quasar stellar',
  violin:
    'fiddle orchestra concerto symphony sonata violinist cello cellist luthier stradivarius fiddler music maestro melody quartet strad viola philharmonic soloist virtuoso ensemble duet',
  piano:
    'pianist chopin nocturne composer prelude key ivory recital etude sonata étude keyboard rhapsody serenade refrain overture soirée soiree metronome organist',
  guitar:
    'playlist song busker busking singer ballad chord guitarist nashville troubadour lyric concert rocker chorus melody musician banjo mandolin ukulele',
  scissors: 'scissor barber hairdresser shear snip salon haircut hairstylist',
  spool:
    'thread tailor seamstress sew needle stitch quilt dressmaker embroidery hem needlework mend mended fabric lacemaker lace quilter thimble seam silk patchwork',
  typewriter:
    'writer novelist author story storyteller journalist reporter manuscript editor word memoirist screenwriter poet newspaper footnote essay headline deadline byline narrator blog ghostwriter memo file dossier script typist stenographer cipher codebreaker codebreaking cryptographer cryptic',
  feather:
    'clerk pen poem poetry plume plumage featherweight ode verse sonnet elegy lyric stanza haiku anthology signature notary autograph',
  book: 'page library librarian bookshop bookstore bookseller chapter tale archive diary journal spell grimoire bookbinder almanac lore read dictionary bibliophile encyclopedia memoir shelf shelve scholar professor school teacher student classroom academy university college scripture epic saga alphabet grammar language linguist printing myth folktale fable printer translator yearbook ledger scrapbook bible hymnal',
  letter:
    'ransomnote mail postman postcard envelope correspondence note telegram postmark mailbox missive stamp postmistress postscript dear dearest dispatch epistle message memo email inbox stationery parcel package postal delivery courier messenger mailman postbox',
  umbrella: 'rain parasol drizzle rainy monsoon downpour poppin drench raindrop raincoat',
  suitcase:
    'luggage traveler traveller trip holiday vacation passport tourist baggage immigrant runaway honeymooner journey leaving getaway departure arrival abroad expat emigrant émigré emigre refugee exile evacuee flight hostel fleeing briefcase carryon visa stopover layover itinerary',
  compass:
    'cartographer map explorer expedition navigator adventure direction meridian north atlas latitude longitude pathfinder wayfinder surveyor voyage wander wanderer odyssey navigation wayward wandering pathless uncharted orienteering route magellan columbus conquistador trailblazer sextant',
  anchor:
    'harbor harbour port stevedore docker longshoreman sailor navy mooring marina dock wharf anchored anchorage moored seaport pier jetty shipyard naval admiral buoy',
  skull:
    'marrow rib ghoul bone skeleton death dead crypt poison reaper corpse necromancer pirate mortal morgue catacomb ossuary cadaver autopsy coroner forensic pathologist plague cursed curse undead zombie necropolis cannibal crossbone bonecarver mortality',
  radio:
    'deadair broadcast signal wireless frequency transmission static transistor airwave tape podcast recorder recording antenna morse mixtape cassette boombox',
  camera: 'photograph photo photographer film snapshot lens paparazzi polaroid darkroom hollywood album paparazzo footage',
  watch: 'pocketwatch watchmaker minute alibi timekeeper punctual alarm timer chronometer stopwatch',
  mirror: 'reflection vanity imposter impostor doppelganger doppelgänger lookalike clone narcissu',
  mask: 'masquerade disguise venice opera actor theater theatre carnival pretend liar deception lie charade harlequin façade facade identity persona pretender undercover impersonator charlatan fraud swindle thespian drama tragedy comedy understudy clown playwright jester masquerader unmasked',
  hat: 'gangster hatter fedora gentleman detective magician bowler gumshoe conjurer gentlemen dandy illusionist informant informer snitch whistleblower',
  shoe: 'cinderella slipper heel stiletto cobbler shoemaker fashion sneaker sandal',
  heart:
    'love lover crush romance beloved valentine kiss cupid darling sweetheart heartbreak heartache soulmate passion dating heartbeat matchmaker smitten flirt heartless tender tenderness adore affection affair infatuation beau admirer swoon cuddle',
  bell: 'chime toll sleigh jingle belfry carol angelus doorbell carillon tolling ringing noel bellringer',
  bottle:
    'potion poison elixir apothecary perfume alchemist alchemy tonic pharmacist cure antidote vial perfumer drunk alcohol absinthe laudanum arsenic cyanide poisoner toxin serum plastic medicine fragrance distiller herbalist',
  glass:
    'wined wine vineyard bordeaux vintner cocktail martini toast sommelier chianti tuscany winery gin bartender hangover rosé saloon barroom barfly',
  phone: 'call telephone dial hotline voicemail ghosted ringtone cellphone',
  kite: 'kitemaker',
  robot: 'android cyborg machine automaton mechanical droid artificial replicant sentient cybernetic',
  eye: 'witness watcher seer sight vision spy blind oracle prophecy gaze stare watching surveillance hindsight seen unseen clairvoyant psychic vigilant watched sightless eyewitness insight',
  hand: 'healer touch fingerprint palmist finger psychic glove fist caress thumb',
  axe: 'lumberjack woodcutter viking executioner hatchet woodsman tomahawk norseman norse berserker valhalla logger lumber woodpile',
  magnifier:
    'murder murderer killer victim detective clue mystery sleuth investigation sherlock inspector case evidence whodunit investigator suspect enigma detect investigate forensic file sleuthing whodunnit decode crime',
  chess: 'checkmate gambit pawn stalemate strategy rook grandmaster endgame opponent strategist tactic rival negotiation leader game',
  gift: 'surprise stocking wrapped giver noël birthday giving generosity unwrapped advent ribbon',
  lipstick: 'makeup beauty glamour starlet cosmetic pout makeover diva showgirl burlesque blush',
  whisk: 'chef batter meringue flavor flavour',
  cloche:
    'dinner supper feast restaurant banquet waiter butler menu meal lunch brunch appetite diner gourmet hungry brasserie bistro trattoria hospitality waitress dining',
  // Travel
  ship: 'deckhand galleon pirate captain voyage mutiny sail armada ocean shipwreck buccaneer frigate sailor crew admiral privateer odyssey titanic shipyard shipbuilder shipwright seafarer voyager steamship schooner clipper brig helm galley longship mariner fleet ahoy smuggler steamer tugboat ark warship mast rudder keel',
  boat: 'harbor harbour sail sailing lake river regatta yacht bay cove sailboat fjord marina archipelago wharf venice tidewater drifting harbormaster gondolier canal',
  train:
    'transsiberian quietcar diningcar sleepingcar boxcar railcar streetcar ironhorse railway express locomotive rail subway railroad commuter passenger tram train metro freight timetable railwayman stationmaster engine',
  bicycle: 'twowheel bike cycle cyclist pedal tandem handlebar',
  airplane:
    'jetlag runway spitfire bomber glider plane pilot aviator airport flight jet takeoff squadron layover aviatrix biplane airline airman airmail parachute wingman cockpit turbulence altitude stewardess hangar aircraft aviation',
  rocket: 'ship space launch spaceship starship countdown shuttle cosmonaut moonshot liftoff thruster starfighter mars',
  car: 'getawaydriver getawaycar hotwire lowrider racecar driver taxi motel roadtrip chauffeur mechanic garage hitchhiker hitchhiking cab mileage highway detour driving parking rearview headlight gridlock',
  balloon: 'balloonist aeronaut aloft montgolfier airship zeppelin',
  bus: 'schoolbus coach minibus trolleybus',
  // People
  woman:
    'girl daughter sister mother lady wife she her governess maid grandmother aunt niece spinster heiress women actress mistress girlhood widow wive maiden heroine feminist goddess muse stepmother aunty nanny housewife housekeeper matriarch grandma granny nana bride',
  man: 'father son brother gentleman uncle grandfather bachelor stranger boy spy men dad daddy papa hermit patriarch porter colonel commander grandpa granddad',
  couple: 'lover marriage husband sweetheart newlywed anniversary',
  dancer: 'dance ballet ballerina waltz tango choreographer dancing pirouette ballroom rumba salsa flamenco footlight tutu barre prima',
} as const;

/** Words that say little about a book beside another word: `The House of Ravens` shows a raven. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  (
    'house home woman girl lady daughter sister mother wife man father son brother husband boy together secret time hour world room night day ' +
    'light love story tale book last lost dead death nobody date late stranger passenger slow fall wood away sea field hand eye heart door time sky blood ' +
    'forever tomorrow yesterday morning summer word song keeper thief hunter maker dream north second call mind piece baby winter ' +
    'roommate driving driver shuttle spinning coal builder curse alibi memoir vow oath promise pledge sworn war battle hero murder kill killer martin swift degree class'
  ).split(' '),
);

/**
 * Verbs and abstract nouns. What shows one is a guess: a suitcase for "leaving" in the frame of a tarot card tells of a hotel, so families
 * that frame one thing wait for a word that names a thing.
 */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'runaway eat eating ate sky trail walking interview invention kitchen recipe cookbook pantry gourmet enigma decode bury buried dig digging unearth unearthed leaving fleeing arrival flight fly journey wander wandering wayward adventure direction navigation climb ascent touch caress read reading locked locking ' +
    'faith peace blessing amen lost time hour minute eternity forever everlasting timeless patience pause century tomorrow yesterday temporal ' +
    'dream wish call secret lie pretend deception identity mind thinking idea genius creativity goal focus focused aim justice balance balanced ' +
    'equality fate predict prediction seen unseen sight vision insight hindsight vigilant watching blind psychic story tale word lyric ' +
    'verse poem poetry ode elegy desire tender tenderness adore affection mend mended giving generosity optimism brightness shine ' +
    'radiance gravity temptation growth thrive flourish calm stillness serenity river lake bay cove ' +
    'fury valor quest legend conquest room saint guest visitor stranger strategy rival leader negotiation tactic opponent cure beauty history chronicle'
  ).split(' '),
);

/** Words that mean nothing of what their stem or their halves say. */
export const NOT_OF_PARTS: ReadonlySet<string> = new Set(
  (
    'scaffolding dishwasher wishbone whalebone backbone swallowed swallowing deadly ready forty gooseberry called calling handrail buttercup butterscotch butterfinger buttermilk butternut butterball pineapple firework deadwood crossing crossed crossover snapdragon seahorse rainmaker early horsefly catfish jellyfish starfish ladybird ladybug dogwood handmaid wheelbarrow wheelhouse bandwagon thunderbird handmade bookmaker bookmark keystone heartland ' +
    'shipping gravy starboard moonshine wingwoman wingman rosewood motherland fatherland firewall fishbowl housefly kingpin homeland snowdrop landlord timeshare ' +
    'skateboard wheelchair highwayman highwaymen candyman ' +
    'inventory handful watchful training trained coaching coached booking gifted shipped dressing battered battering railing flighty minted seedy barking ' +
    'stoned rocking rocked waving waved swelling moonlighting gaslighting limelight benchmark watermark homework haymaker limestone touchstone ringside ' +
    'courtyard minefield homeroom ' +
    'wicked ruined ruining shelled shelling hammered hammering matched matching harpy belly bully dolly homely lovely pining naked sandy sunday brandy kingfisher nightshade loanshark cardshark'
  ).split(' '),
);

/** Ends of compounds that name an occupation or a kind of place, and show nothing themselves. */
export const COMPOUND_ENDS: ReadonlySet<string> = new Set(
  (
    'bane maker keeper master hunter monger light house yard land wood song shop side fall born bound like wright smith worth watch field stone work ' +
    'bitten kissed touched struck burst glow storm spell blood water weaver walker drop crossed breaker forged singer sworn caller binder bearer whisperer seeker stealer bringer mender warming reaver render kin scape head town ville point mark space mobile keep mage lord heart court hold haven hollow moor vale'
  ).split(' '),
);
