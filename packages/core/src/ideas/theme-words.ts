import { SEA_ANIMALS } from './sea-friend-of-title.ts';
import { STORY_ANIMALS, STORY_ANIMALS_ON_LAND } from './story-animals.ts';
import { DISH_WORDS } from './dish-names.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { IN_THE_SKY, IN_THE_SUN } from './setting-words.ts';
import { LANDS_OF_TOWNS } from './town-manners.ts';
import { TOWN_WORDS } from './title-cultures.ts';
import { TRADE_WORDS } from './trade-of-title.ts';

/** Words that a mouth shows from close by. */
export const MOUTH_WORDS =
  'mouth mouthful mouthfeel mouthpiece lip tooth teeth toothache molar incisor tongue jaw maw throat gullet bite bitten biter biting chew chewing gnaw ' +
  'gnawing lick devour devoured devouring eat eater eaten eating feed feeding fed hungry hunger starve starving starved famished ravenous taste appetite ' +
  'cannibal flesheater scream screamer screaming grin grinning smile smiling voice speak speaking spoken whisperer whispering saliva spit dentist mute gag';

/** The words of titles for which a family draws exactly the thing. Single words, in the singular. */
export const THEMES: Partial<Record<LayoutId, string>> = {
  workshop: Object.values(TRADE_WORDS).join(' '),
  'one-of-many':
    'crowd misfit outsider outlier exception exceptional standout individual individuality rebel maverick minority majority oddball unique unlike different difference nonconformist contrarian loner herd conformity belonging extraordinary uncommon',
  'dune-walk': 'dune sand desert sahara footprint footstep barefoot wanderer pilgrim pilgrimage nomad mirage oasis caravan',
  brushwork: 'field land paint painter painting artist horizon hill earth canvas mural moor marsh savanna palette',
  'painted-plate': 'plate dish table recipe kitchen supper dinner lunch feast meal cook food',
  rowers:
    'team teammate teamwork together crew row rower rowing oar oarsman oarsmen race racing regatta rhythm lead leader leadership win winner winning effort pull pace coach captain collaborate collaboration athlete compete competition momentum align alignment sync',
  wheat:
    'wheat manna grain field harvest harvester seed sow sower sowing reap reaper bread loaf flour mill miller grow growth growing land farm farmer farmhand summer hope hopeful ripe barley rye corn gold golden plenty gather gleaner thresh kansas nebraska ukraine prairie plain plow',
  chessboard:
    'chess chessboard checkmate strategy strategist strategic pawn rook game gambit move power opponent rival opening endgame grandmaster negotiate negotiation tactic tactics compete competition competitor advantage decide decision kasparov fischer stalemate',
  lamplight:
    'desk lamp office study write writer writing author essay essayist journal journalist deadline editor report reporter archive research researcher insomnia sleepless night midnight late manuscript draft notebook memo letter file dossier accountant lawyer scholar professor thesis',
  strata:
    'rock bedrock earth ground deep beneath underground underneath dig digger digging buried bury origin soil layer fossil archaeology archaeologist ancient foundation core mine miner strata stratum geology geologist excavate excavation prehistoric prehistory dinosaur extinction anthropocene quarry clay tunnel ruin relic civilization millennium eon quake earthquake ancestor paleontologist',
  gallery:
    'museum gallery art artist painting painter portrait masterpiece curator collection collector exhibition exhibit forger forgery forged fake canvas louvre uffizi prado rembrandt vermeer caravaggio monet leonardo botticelli velazquez titian heist theft auction auctioneer restorer frame muse sitter impressionist renaissance fresco easel',
  iceberg:
    'iceberg ice icy beneath surface hidden deep depth deeper invisible unseen unconscious subconscious mind risk ocean whale arctic antarctic antarctica polar cold glacier frozen freeze submerged tip below underwater titanic psychology psyche unknown blindspot bias cognition implicit climate melt melting',
  dominoes:
    'domino fall falling collapse chain effect cause consequence crisis tipping momentum reaction downfall crash cascade ripple trigger sequence ruin failure fail bankruptcy recession inflation contagion impact outcome influence decline instability fragile disruption',
  terraces:
    'stair step climb rise tower city build builder building architecture level ladder strategy structure economy society career leader leadership',
  relief: 'system pattern order structure design form shape model theory logic geometry puzzle',
  wildflowers: 'flower bloom petal poppy daisy wildflower weed grass meadow garden field seed summer spring',
  'cut-fruit':
    'fruit lemon orange lime citrus tomato onion fig kiwi grapefruit vegetable vegan vegetarian garden fresh salad juice juicy raw green orchard plant sour',
  'frontier-street':
    'town street saloon sheriff marshal outlaw gunslinger gunfighter gunsmoke showdown noon duel bounty lawman deputy stranger ride dust west boomtown gunfight posse reckoning hanging',
  headlights:
    'road highway car drive driver driving headlight getaway carjacking hitchhiker crossroad detour roadside truck trucker motel wood forest pine motorway freeway interstate underpass backroad lorry junction tollbooth blacktop asphalt',
  fairground:
    'ferris fair fairground carnival funfair circus carousel midway boardwalk prom homecoming festival acrobat trapeze juggler tightrope',
  'window-cat': 'window cat kitten kitty feline whisker paw purr tail sill windowsill curtain tabby meow curiosity',
  'market-stall':
    'market stall grocer grocery greengrocer vendor farmer bazaar harvest vegetable fruit fresh produce lemon tomato apple orange herb stallholder',
  'cottage-garden':
    'cottage garden gardener village villager gate rose hollyhock foxglove neighbor vicar vicarage parish rectory thatch hedge allotment beekeeper bishop lane gnome marrow dahlia petunia begonia geranium primrose pansy zinnia delphinium wisteria peony lupine pruned pruning prune potting greenhouse trowel',
  'train-window':
    'train railway railroad rail journey station departure carriage locomotive timetable traveler travel passenger express overland junction conductor viaduct',
  'long-table': 'table supper feast dinner guest wedding banquet gathering harvest potluck reunion toast meal hostess',
  'front-doors':
    'door doorbell doorstep neighbor roommate housemate flatmate flat tenant landlord landlady move moving address street house lodger knock duplex flatshare',
  'pop-up': `story fairytale tale storybook bookshop library book fable once bedtime wonderland neverland pop paper ${STORY_ANIMALS}`,
  'playing-card':
    'card ace king queen jack joker diamond heart spade luck lucky casino poker bluff dealer gambler gamble bet wager deck suit blackjack trump cardsharp shuffle croupier solitaire',
  envelope: 'letter envelope postcard stamp mail airmail post postman correspondence address postmark telegram parcel dispatch missive',
  stage:
    'stage theater theatre curtain encore actor actress drama talent pageant recital musical playwright play opera cabaret vaudeville burlesque audition understudy spotlight matinee rehearsal footlight broadway ballerina ballet prima performer performance applause backstage showgirl magician',
  keepsakes:
    'letter photograph memory remember kept grandmother grandfather grandma grandpa nana childhood keepsake heirloom inheritance attic diary journal notebook album souvenir postcard',
  dance:
    'dance dancing dancer waltz tango flamenco rumba salsa ball ballroom masquerade serenade fiesta piazza plaza square partner music guitar violin cordoba seville granada andalusia verona',
  leap: 'leap leaping jump jumping trespass trespasser trespassing fall falling freefall fly flying run running runner runaway free freedom edge brink gravity dare daring wild reckless fearless brave bold chase escape roof rooftop parkour wing soar soaring plunge precipice ledge weightless skateboard skateboarded skateboarder skateboarding skater hurdle gymnast acrobat trapezist trapeze stunt stuntman stuntwoman skydiver skydiving parachutist',
  canoe:
    'lake canoe canoeist kayak kayaker paddle paddler calm calmer calming still stillness quiet quieter quietly peace peaceful peacefully serenity serene tranquil tranquility anxiety anxious worry worrying overthink overthinking overthinker breathe breath breathing slow slower slowly silence silent solitude rest restful rested resting pause stress stressed burnout mindful mindfulness meditate meditation morning dawn sunrise weary drift float glide water pond loch tarn patience patient simplicity simplify gentle gently',
  'high-window':
    'founder ceo cfo company office boss leader leading leadership startup career city skyline skyscraper executive manager management corporate corporation firm business entrepreneur entrepreneurship entrepreneurial boardroom billionaire millionaire wealth wealthy money invest investor investing investment banker bank finance financial market capital capitalism ambition ambitious success successful sell selling sale seller salesperson salesman negotiate workplace work worker job hire hiring profit profitable customer brand consultant promotion vision visionary scale venture enterprise penthouse wall street',
  hilltop:
    'hope hopeful faith faithful grace rise rising risen praise joy joyful joyfully free freedom sky heaven heavenly glory glorious hill hilltop god lord worship psalm pray prayer praying blessing blessed bless grateful gratitude thankful believe believing believer mercy redeemed redemption salvation savior gospel christ jesus holy spirit soul trust courage brave dare unstoppable unafraid fearless overcome overcomer overcoming breakthrough cloud light shine victory surrender healed healing restored whisper promise miracle beloved abide',
  'night-room':
    'sleep sleeping sleeper sleepless sleeplessness asleep insomnia insomniac bed bedroom bedtime pillow blanket nighttime midnight nocturne nocturnal goodnight dream dreaming dreamer lullaby nap snore bedside duvet rest rested restful tired exhausted exhaustion slumber lamp moon moonlight awake waking wakeful apnea melatonin circadian',
  overlook:
    'overlook valley town hometown suburb suburbs lights car backseat drive driving hatchback tailgate bestie crush teen teenager senior sophomore junior graduation yearbook summer july august weekend tonight constellation',
  viewport: `starship spaceship ship station orbit voyage voyager captain crew bridge viewport porthole helm deck fleet admiral commander pilot navigator void planet galaxy interstellar nebula stowaway ark ${IN_THE_SKY}`,
  'tree-house': `treehouse tree treetop branch twig den hideout clubhouse club ladder rope swing acorn leaf oak adventure secret friend neighbor play playtime garden backyard summer holiday ${STORY_ANIMALS_ON_LAND}`,
  'under-sea': `sea ocean underwater undersea seabed coral reef snorkel dive diver diving wave lagoon bubble splash ${SEA_ANIMALS}`,
  nursery: 'nursery toy toybox toymaker toyshop plaything playroom teddy bedroom attic rattle tinkerer',
  spacewalk: `astronaut cosmonaut spacewalk space planet colony colonist galaxy exoplanet spacecraft interstellar orbit orbital satellite station tether airlock void zero gravity weightless spacesuit spaceman capsule starlight launch mission countdown drift adrift vacuum reentry shuttle spaceship starship crew ${IN_THE_SKY}`,
  colony:
    'colony colonist colonial settler settlement outpost station planet exoplanet world mars martian moon terraform dome habitat frontier homeworld exile exodus dust terraformer arrival landfall',
  'rain-city':
    'neon memory clone cloned upload implant rain rainy downpour android machine cyborg cyberpunk hacker code street alley backstreet umbrella metropolis megacity replicant synthetic robot artificial algorithm drizzle replica',
  'future-city':
    'skyscraper clone tax simulation surveillance metropolis megacity apocalypse apocalyptic android cyborg cyberpunk dystopia dystopian utopia utopian algorithm neon citizen uprising hacker',
  campfire:
    'campfire firelight drover cowboy cowhand wagon wagoner frontier frontiersman saddle outlaw posse herd cattle roundup homesteader pioneer settler oregon wyoming montana prairie trailblazer wrangler',
  'river-bend':
    'river creek stream brook estuary marsh saltmarsh delta valley bend boyne shannon liffey lagan severn tyne tweed clyde avon seine loire rhone rhine elbe oder vistula volga don dnieper dniester indus mekong yangtze amazon orinoco congo niger zambezi missouri hudson potomac rappahannock shenandoah susquehanna yukon brazos pecos tigris euphrates jordan tagus douro ebro tiber arno marne raft kayak kayaker ferryman ferrywoman boatman tributary watershed flood headwater riverbank riverside meander backwater wetland fen bayou tidewater lowland floodplain confluence current undercurrent mississippi thames danube nile ganges reed heron',
  savanna:
    'savanna safari serengeti kenya kenyan tanzania tanzanian africa african acacia elephant giraffe lion lioness bushland bushveld veld veldt kalahari botswana namibia zimbabwe zambia uganda nairobi kilimanjaro masai maasai kruger drought waterhole grassland',
  orchard:
    'orchard apple cherry peach pear vineyard vine grape wine winery vintner winemaker harvest olive farm farmer farmhouse grove picking picker cider orchardist',
  'turned-corner':
    'secret hidden hide beneath underneath surface reveal revealed revelation unseen invisible unknown discover discovery page turn corner overlooked undiscovered wonder',
  labyrinth:
    'maze labyrinth choice choose chose chosen decision decide decisive decider puzzle complexity complex confusion doubt dilemma strategy strategist bureaucracy judgment judgement uncertainty uncertain',
  matches:
    'match arson arsonist spark burn burned burnout burning flame fire ignite courage brave bravery creativity creative anger rage revolution revolt resistance influence contagion contagious dissent',
  'long-shadow': 'shadow pencil write writing writer draw drawing design designer idea craft author legacy power',
  homestead:
    'homestead homesteader cabin ranch rancher prairie settler pioneer pasture acre wyoming nebraska kansas dakota oklahoma montana frontier grassland corral',
  towels: `swim swimming swimmer pool lido beach towel parasol holiday vacation vacationing sunbathe sunshine sunscreen swimsuit bikini seaside sand island resort getaway honeymoon lagoon cove surf tropical mallorca florida miami ${IN_THE_SUN}`,
  'just-married':
    'wedding bride groom bridezilla bridesmaid honeymoon elope elopement married marry marrying marriage engaged engagement fiancé fiancée fiance fiancee newlywed aisle altar wed proposal',
  'park-bench': 'bench park dog leash walker dating stroll skyline',
  'long-light': 'chair armchair table room coat furniture tenant lodger apartment empty',
  'two-cups': 'kitchen table coffee tea cup teapot kettle breakfast morning grandmother recipe conversation talk',
  porch:
    'porch stoop veranda verandah chair rocker rocking lamp porchlight moth dusk twilight welcome stay homecoming grandmother grandfather neighbor firefly',
  'road-trip':
    'road roadtrip drive driving driver mile highway interstate route freeway motorway roadside tollbooth car wagon trip journey travel traveler wheel tank backseat passenger hitchhiker hitchhiking motel detour wander wandering van campervan camper motorhome caravan caravanning backroad bicycle bike cycling cyclist motorcycle motorbike biker scooter coach bus vanlife rv trucker',
  'storm-sail':
    'sail sailing sailor sailboat yacht yachtsman storm tempest gale squall hurricane wind sea ocean wave swell voyage captain skipper helm mast anchor nautical sloop mariner seafarer courage brave bravery fearless fear steadfast storms weather horizon tide regatta circumnavigate atlantic pacific',
  'fishing-village':
    'fishing fisherman fishermen fisher fish harbor harbour port quay quayside cove coast coastal seaside cornwall cornish brittany breton nova scotia newfoundland maine ireland scotland norway island isle net lobster crab herring mackerel cod catch trawler mooring anchor jetty pier dock gull seagull tide inlet fjord',
  footpath:
    'walk walking walker hike hiking hiker path footpath trail pilgrim pilgrimage camino mile foot boot rucksack backpack moor dale fell wander wandering wanderer wayfarer ramble rambler trek trekking tramp stile countryside pace journey yorkshire pennine cotswold malaga santiago',
  'ferry-wake':
    'leaving leave boat ferry ferryboat passage emigrant emigrate emigration immigrant immigration farewell goodbye departure depart island isle mainland wake deck rail passenger exile homeland abroad overseas channel cruise vaporetto archipelago hebrides',
  lockers:
    'school highschool locker freshman sophomore homecoming detention student class classroom classmate principal homework semester exam algebra drama debate cheerleader varsity hallway yearbook cafeteria valedictorian benched benchwarmer dropout tutor',
  pool: 'pool poolside swim swimmer swimming lifeguard lido diving dive chlorine backstroke breaststroke swimsuit cannonball',
  'above-clouds':
    'plane airplane aeroplane airline airliner airport aviation aviator aircraft flight flying fly pilot copilot cockpit runway takeoff jet jetlag layover stewardess turbulence altitude seat',
  'ferry-crossing':
    'ferry ferryboat ferryman crossing strait island isle archipelago cruise steamer jetty mainland passage channel hebrides deck',
  'clothes-line':
    'laundry wash washing clothesline linen sheet quilt quilter quilting blanket clothes dress shirt sock apron cotton housewife wind breeze domestic chore household nappy diaper soap pin',
  snapshots:
    'photograph photo picture snapshot polaroid portrait album memory remember forget forgotten family mother father brother sister mom dad daughter son parent childhood grandmother grandfather aunt uncle past year generation inheritance ancestor kin',
  'cafe-window':
    'cafe café coffee coffeehouse latte espresso barista diner dinner restaurant bistro brunch waitress waiter date dating matchmaker blind rendezvous supper',
  balconies:
    'balcony neighbor neighborhood terrace apartment flat flatmate roommate upstairs downstairs building laundry across window lisbon naples rome barcelona seville sicily marseille provence',
  notebook:
    'notebook note office journal diary page pencil pen write writing plan planner list habit routine morning coffee meeting work productivity checklist agenda calendar planning',
  clearing: `wood forest woodland clearing glade grove fern mushroom toadstool thicket hedge acorn firefly fairy gnome bird ${STORY_ANIMALS_ON_LAND}`,
  'book-stack':
    'book bookshop bookstore bookseller library librarian reader reading read editor author writer novel novelist chapter page story bookworm bibliophile archive manuscript plot footnote spine prologue epilogue bookclub bookish poet ghostwriter',
  chat: 'text texting texted message messaged swipe app phone date dating match chat dm ghosting ghosted emoji profile inbox unread reply online crush send sent seen hashtag selfie tweet viral influencer wifi call voicemail',
  riders:
    'rider ride riding horse horseman cowboy cowhand drover drifter trail rustler outlaw posse ranger ranch rancher range saddle mustang stallion herd cattle roundup montana wyoming colorado texas frontier wagon',
  puddle:
    'puddle puddlejump puddlejumper splash splish splosh jump jumping leap rain raining rainy raindrop drizzle umbrella wellington wellies welly boot raincoat mud muddy drip drop plop wet',
  'star-fisher': `moon star night bunk pillow snuggle yawn snooze nap pajama pyjama bedtime sleep dream goodnight lullaby sky wish dark ${STORY_ANIMALS}`,
  harbor:
    'harbor port dock quay ship shipbuilder shipwright shipyard dockworker stevedore liner voyage passage crossing atlantic emigrant immigrant arrival departure farewell goodbye captain exile tugboat steamer steamship buoy',
  'coast-town':
    'italy italian amalfi positano capri sicily greece greek santorini crete cyprus riviera naples ibiza mallorca portofino cinque dalmatia croatia villa bay coast island isle harbor lemon lemonade olive como garda maggiore terrace seaside cove mediterranean aegean adriatic honeymoon marina archipelago bougainvillea',
  footprints: 'footprint footstep track tracker trace',
  afloat: 'adrift drift drifting afloat float floating',
  'snow-cabin':
    'winter snow snowy snowed snowbound snowfall snowstorm snowflake blizzard whiteout cabin hut lodge chalet cold north northern christmas holidays noel advent december january frost frozen freeze freezing ice icy footprint footstep track alaska yukon lapland siberia greenland avalanche solstice yule sleigh sled fir spruce',
  clockwork:
    'time clock clockwork clockmaker watch watchmaker hour minute second machine machinery machinist mechanism mechanic mechanical system engine engineer engineering invention inventor invent gear cog wheel automaton automation industry industrial revolution progress pendulum productivity efficiency technology steampunk factory tick chronicle timekeeper',
  summit:
    'mountain peak summit climb climber climbing everest alps alpine himalaya andes ascent top height high goal challenge courage brave victory success achievement achieve mindset leader leadership ambition strength resilience grit endurance perseverance',
  'paper-birds':
    'paper origami crane fold folded page poem poetry verse sonnet ode haiku word write writing written hope wish flight bird wing fly release freedom imagination',
  corridor:
    'hotel corridor hallway basement cellar attic room motel inn guest hospital ward asylum clinic sanatorium hospice infirmary sanitarium psychiatric morgue elevator intercom bunker laboratory orderly patient tenant dormitory vacancy lodger upstairs downstairs stairwell concierge housekeeper exit',
  library:
    'library librarian book read reader reading archive archivist scholar scholarship professor academy university college manuscript page chapter study student knowledge learning wisdom history historian dictionary encyclopedia atlas bibliophile catalog shelf index lexicon thesis campus dormitory',
  viaduct:
    'viaduct train railway railroad rail locomotive steam express journey passage overland valley bridge crossing line sleeper junction engine signalman highland',
  platform:
    'train station platform railway railroad rail locomotive carriage departure arrival farewell goodbye conductor timetable suitcase luggage stationmaster whistle evacuee refugee deportation',
  'sun-rings': 'sun sunrise sunlight ring circle ripple calm stillness',
  stones: 'balance calm peace still stillness stone zen',
  'little-boat': `boat sail sea ocean voyage wave island captain pirate whale dinghy tugboat ${STORY_ANIMALS}`,
  kitchen: 'kitchen cook recipe food simmer stew soup pot herb garden supper dinner sauce stove oven ladle larder',
  avenue: 'lane avenue road village country field orchard vineyard chateau countryside tuscany provence normandy tree',
  fireflies: 'firefly night star moon summer glow light afterglow midnight evening dusk lantern meadow',
  umbrella: 'rain street city cafe coffee umbrella paris london york seattle dublin storm weather',
  'open-door': 'door open opening threshold exit escape doorstep',
  'bright-path': 'path road journey walk step morning sunrise dawn light pilgrim',
  peek: STORY_ANIMALS,
  'story-hill': STORY_ANIMALS,
  'laid-table': `table kitchen cook recipe food eat dinner supper lunch feast taste meal plate ${DISH_WORDS}`,
  'city-roofs': `city skyline skyscraper elevator roof rooftop town metropolis district quarter ${LANDS_OF_TOWNS} ${TOWN_WORDS}`,
  'old-city':
    'city skyline bridge paris london vienna prague budapest warsaw lisbon rome florence venice istanbul petersburg berlin dublin boston orleans cathedral dusk embankment promenade quayside embassy consulate museum',
  beach: `swim swimming swimmer beach summer sea island ocean sun shore wave holiday vacation tide coast surf seaside sand lagoon cove driftwood ${IN_THE_SUN}`,
  sunset: 'road west sunset highway palm desert drive route journey california miami mexico sun horizon coast hollywood',
  mesa: 'desert mesa butte canyon arizona utah nevada navajo cactus cowboy outlaw sheriff ranch rancher gunslinger saddle sand mojave sonora frontier badlands',
  rooftop:
    'rooftop billionaire millionaire tycoon mogul ceo city skyline skyscraper new york paris london night roof apartment midnight downtown manhattan penthouse',
  village:
    'village bakery bookshop shop street town cafe bookstore house cottage inn market christmas holidays tavern pub butcher grocer grocery greengrocer',
  gingham: 'recipe kitchen cook food table baking bread feast pie cake picnic dinner taste supper breakfast scone',
  meadow: 'flower garden meadow bloom spring field rose daisy poppy grass butterfly bee petal',
  woven: 'snake serpent viper venom adder asp cobra python poison eden temptation temptress medusa gorgon fang',
  'floral-wall': 'flower bloom garden petal rose peony poppy lily orchid dahlia magnolia bride beloved desire heart kiss',
  still: 'kitchen table fruit orange lemon apple bowl vase flower bread supper',
  wash: 'flower watercolor water rain color paint bloom poem spring petal',
  overgrown:
    'rose garden thorn crown queen king court bloom bride flower throne princess prince briar vine ivy bramble tangle hedge nettle hedgerow',
  'leaf-shadow': 'light leaf tree garden morning afternoon window shadow quiet olive branch summer evening',
  papercut: 'mountain forest wood valley cabin winter pine north hill wilderness wolf river trail glade backwoods waterfall',
  ridges:
    'ridge mountain hill mesa canyon desert valley peak range cliff plateau moor tundra upland highland quarry alps alpine dolomite pyrenees rockies sierra',
  'moon-wood': 'moon wolf forest wood night witch howl midnight shadow hunter dark raven coven',
  planet: `planet star moon world sky space galaxy colony orbit horizon giant meteor asteroid ${IN_THE_SKY}`,
  orbits: 'orbit star comet sun planet mars gravity satellite universe eclipse constellation cosmos meteor equinox asteroid',
  flow: 'wind wave breath water dream mind current song river flow dance energy echo aria requiem harmony',
  doorway:
    'door house room home stranger guest neighbor tenant basement apartment hallway doorstep doorbell corridor threshold landlady exit entrance',
  'street-lamp':
    'street lamp lantern alley avenue corner city night midnight rain fog detective informant inspector shadow stranger walk pavement sidewalk backstreet cobblestone',
  blinds: 'window watcher watch stranger spy detective witness suspect neighbor shadow office watching interrogation',
  'torn-eye': `eye stare sight blind wall wallpaper watcher watch mind madness paranoia patient asylum gaze ${MOUTH_WORDS}`,
  claws:
    'skin flesh vein wound gash slash scalp flay flayed meat gut bile skinwalker wendigo claw wolf beast bear werewolf monster animal hunger hunt hunter hunted feral wild fang tooth rage fury scar pack alpha prey predator savage demon devil troll ogre minotaur',
  keyhole: 'key lock secret room door woman wife girl hidden spy watcher closed',
  flock: 'bird crow raven wing feather sparrow swallow autumn starling murmuration migration',
  deco: 'jazz hotel party ballroom gold alibi cinema roulette ragtime',
  drip: 'paint blood honey ink red poison artist wax',
  'map-layers':
    'map road mountain trail journey river border land walk crossing expedition north atlas route summit checkpoint frontier visa',
  'star-chart':
    'star constellation sky astronomy astronomer stargazer stargazing telescope observatory astrologer zodiac heaven cosmos comet galaxy celestial orion navigator equinox solstice meteor zenith aurora',
  globe: 'world globe atlas continent equator meridian explorer empire voyage',
  grid: 'plan system build scale market strategy growth design data pattern model number domino crossword calendar pixel',
  reflect: 'water lake river sea mirror reflection pond drown tide surface shore flood lagoon creek waterside',
  neon: 'neon night bar club diner motel city hotel street lounge casino electric nightclub cinema arcade roulette',
  shatter: 'glass mirror break broken shatter bullet shot window fracture crack split',
  'mist-type': 'fog mist gone missing ghost lost vanish haunting silence winter disappearance haze moor marsh bog fen swamp bayou vapor',
  behind: 'horizon mountain hill highland wilderness backcountry desert crossing north summit land journey walk edge country',
  stencil: 'war soldier army heist bunker target operation strike weapon code sniper mission grenade bomb checkpoint',
  sliced: 'signal code glitch machine system error data virus memory network clone algorithm',
  taped: 'letter photograph father mother family memory childhood remember grandmother brother sister',
  monolith: 'alone tower giant',
  beam: 'lighthouse beacon coast shore cape headland harbor cliff island',
  boat: 'boat kayak kayaker raft sea water ocean drift drown drowned drowning undertow riptide sailor sailing seafarer river harbor tide island ferry lake rowing adrift sail voyage dinghy rowboat bayou creek estuary marsh loch tarn pond lagoon reservoir cove',
  roots: 'house root home family inheritance earth bone buried beneath cellar ground grave',
  shop: 'shop bookshop bookstore bakery tearoom cafe store teahouse pharmacy florist library market butcher grocer grocery boutique bazaar apothecary shopping shopaholic',
  glass: 'glass cathedral church window saint abbey saintly prism kaleidoscope',
  tunnel: 'hollow wood tunnel cave cavern mine burrow grotto quarry warren',
  manor:
    'house hill manor hall estate mansion castle heir heiress duke duchess viscount baron baroness marquess earl countess lord lady inheritance family governess butler housekeeper chatelaine orphanage sanatorium asylum haunted haunt haunting',
  'tall-ship': 'ship sail sea ocean captain pirate voyage storm crossing wreck harbor island treasure wave',
  portal: 'gate portal door world dimension beyond signal arrival threshold future circle',
  pier: 'lake loch tarn pond lagoon drowning undertow riptide swimmer pier jetty dock quay boardwalk sea ocean beach shore tide evening sunset dusk harbor coast bay wait goodbye farewell horizon',
  'high-stair':
    'stair staircase stairway climb ascent tower gate gatekeeper quest pilgrim wanderer mage wizard sorcerer sorceress archmage heir heiress apprentice throne kingdom realm summit oath prophecy prophet chosen ranger exile spire banner warden',
  citadel:
    'castle throne crown kingdom king queen prince princess court fortress tower citadel realm palace dragon siege earl countess squire rampart elf troll goblin ogre',
  eclipse: 'eclipse sun shadow star darkness dark black night dawn nova void doom omen',
  'double-exposure':
    'mind memory dream thought soul self brain amnesia forget remember face portrait head inside imagination identity dreamer psychology mountain forest wood valley wilderness island sea ocean river tide drown city town star sky',
  'mirror-lake':
    'lake mountain river canoe north water trail valley camp cabin canada norway sweden finland alaska fjord paddle creek stream brook tarn loch pond walden',
  blossom: 'blossom spring cherry bloom flower petal branch april garden peach plum orchard japan kyoto tokyo',
  'open-window': 'window summer sea villa morning coast island curtain view windowsill sill windowpane shutter balcony terrace veranda',
  facade:
    'neighbor neighborhood penthouse pavement sidewalk apartment building window tenant landlord street block flat roommate upstairs downstairs watcher balcony courtyard',
  'full-bowl': `bowl lunch ${DISH_WORDS}`,
  'great-dish': `table kitchen cook recipe food eat dinner supper lunch feast taste meal skillet pan platter ${DISH_WORDS}`,
  pantry: 'kitchen cook recipe food table eat dinner supper lunch breakfast feast taste meal pot larder cupboard',
  stairs:
    'step stair climb rise growth success level ladder career habit grow leverage build banister escalator stairway staircase stairwell',
  parade: `friend parade rainbow birthday party sunny farm zoo school ${STORY_ANIMALS}`,
  balloon: `balloon sky fly flight cloud adventure travel wind ${STORY_ANIMALS}`,
  companion: 'friend adventure bedtime',
  halftone: 'news paper press city police murder crime street reporter headline newspaper bandit',
};
