import { findPlaceByName } from '../art/things/gazetteer.ts';
import type { GenreLook, LayoutId } from '../genres/genre.ts';
import type { GenreId } from '../genres/messages.ts';
import { CREATURES } from '../art/heroes/creatures.ts';
import { type HeroId, isHero } from '../art/heroes/hero-ids.ts';
import { bearsLargeSize, isAnimal } from '../art/heroes/hero-sizes.ts';
import { PEOPLE } from '../art/heroes/people.ts';
import { PLACES } from '../art/heroes/places.ts';
import { hasMoodOf } from './bridges-by-genre.ts';
import { type TitleMotif, titleMotifs } from './title-motifs.ts';
import { inEnglish } from './title-languages.ts';
import { wordsInTheirSense } from './title-senses.ts';
import { hasSign, isOnSign } from './scenes-with-signs.ts';
import { titleWords } from './title-words.ts';

/** The words of titles for which a family draws exactly the thing. Single words, in the singular. */
const THEMES: Partial<Record<LayoutId, string>> = {
  'dune-walk': 'dune sand desert sahara footprint footstep barefoot wanderer pilgrim pilgrimage exile nomad silence',
  brushwork: 'field land paint painter painting artist color horizon hill earth light',
  'painted-plate': 'plate dish table recipe kitchen supper dinner lunch feast meal cook food',
  terraces:
    'stair step climb rise tower city build builder building architecture level ladder strategy structure economy society career leader leadership',
  relief: 'system pattern order structure design form shape model theory logic geometry puzzle',
  wildflowers: 'flower bloom petal poppy daisy wildflower weed grass meadow garden field seed summer spring',
  'cut-fruit':
    'fruit lemon orange lime citrus tomato onion fig kiwi grapefruit vegetable vegan vegetarian garden fresh salad juice juicy raw green orchard plant sour',
  'frontier-street':
    'town street saloon sheriff marshal outlaw gunslinger gunfighter gunsmoke showdown noon duel bounty lawman deputy stranger ride dust west boomtown gunfight posse reckoning hanging',
  headlights: 'road highway car drive driver driving headlight hitchhiker crossroad detour roadside truck trucker motel wood forest pine',
  fairground: 'ferris fair fairground carnival funfair circus carousel midway boardwalk prom homecoming festival',
  riders:
    'rider ride riding horse horseman cowboy cowhand drover drifter trail rustler outlaw posse ranger ranch rancher range saddle mustang stallion herd cattle roundup montana wyoming colorado texas frontier wagon brother',
  'star-fisher':
    'moon star night bedtime sleep dream goodnight lullaby sky wish dark fox bear cub teddy rabbit bunny elephant cat kitten panda owl tiger dog puppy mouse pig piglet frog sheep lamb raccoon penguin chick duck duckling koala lion dragon hedgehog monkey otter beaver hippo kangaroo zebra',
  harbor:
    'harbor port dock quay ship liner voyage passage crossing atlantic ocean sea emigrant immigrant arrival departure farewell goodbye captain passenger exile',
  'sun-rings': 'sun sunrise sunlight ring circle ripple calm stillness',
  stones: 'balance calm peace still stillness stone zen',
  'little-boat':
    'boat sail sea ocean voyage wave island captain pirate whale fox bear cub teddy rabbit bunny elephant cat kitten panda owl tiger dog puppy mouse pig piglet frog sheep lamb raccoon penguin chick duckling koala lion dragon hedgehog monkey otter beaver hippo hippopotamus kangaroo zebra leopard cheetah donkey duck duckling goose',
  kitchen: 'kitchen cook recipe food simmer stew soup pot herb garden supper dinner sauce',
  avenue: 'lane avenue road village country field orchard vineyard chateau countryside tuscany provence normandy tree',
  fireflies: 'firefly night star moon summer glow light afterglow midnight evening dusk lantern meadow',
  umbrella: 'rain street city cafe coffee umbrella paris london york seattle dublin storm weather',
  'open-door': 'door open opening threshold exit escape room',
  'bright-path': 'path road journey walk step morning sunrise dawn light pilgrim',
  peek: 'fox bear cub teddy rabbit bunny hare elephant cat kitten panda owl tiger dog puppy mouse pig piglet frog toad sheep lamb raccoon penguin chick chicken duckling koala lion cow calf dragon wolf hedgehog monkey otter beaver hippo hippopotamus kangaroo zebra leopard cheetah donkey duck duckling goose',
  'laid-table':
    'table kitchen cook recipe food eat dinner supper lunch breakfast brunch feast taste meal soup salad noodle pasta tart egg stew plate',
  'old-city':
    'city skyline town street bridge river paris london vienna prague budapest warsaw lisbon rome florence venice istanbul petersburg berlin dublin boston orleans cathedral dusk',
  beach: 'beach summer sea island ocean sun shore wave holiday vacation tide coast surf seaside sand lagoon cove',
  sunset: 'road west sunset highway palm desert drive route journey california miami mexico sun horizon coast hollywood',
  mesa: 'desert mesa butte canyon arizona utah nevada navajo cactus cowboy outlaw sheriff ranch rancher gunslinger saddle dust sand mojave sonora frontier badlands',
  rooftop: 'city skyline skyscraper street new york paris london night roof apartment midnight downtown manhattan',
  village: 'village bakery bookshop shop street town cafe bookstore house cottage inn market christmas',
  gingham: 'recipe kitchen cook food table baking bread feast pie cake picnic dinner taste supper breakfast scone',
  meadow: 'flower garden meadow bloom spring field rose daisy poppy grass butterfly bee petal',
  woven: 'snake serpent viper venom adder asp cobra python poison eden temptation temptress medusa gorgon fang',
  'floral-wall': 'flower bloom garden petal rose peony poppy lily orchid dahlia magnolia bride beloved desire heart kiss',
  still: 'kitchen table fruit orange lemon apple bowl vase flower bread supper',
  wash: 'flower watercolor water rain color paint bloom poem spring petal',
  overgrown: 'rose garden thorn crown queen king court bloom bride flower throne princess prince briar vine ivy bramble tangle',
  'leaf-shadow': 'light leaf tree garden morning afternoon window shadow quiet olive branch summer evening',
  papercut: 'mountain forest wood valley cabin winter pine north hill wilderness wolf river trail',
  ridges: 'ridge mountain hill mesa canyon desert valley peak range cliff plateau',
  'moon-wood': 'moon wolf forest wood night witch howl midnight shadow hunter dark raven coven',
  planet: 'planet star moon world mars sky space galaxy saturn colony orbit horizon giant',
  orbits: 'orbit star comet sun planet mars gravity satellite universe eclipse constellation cosmos',
  flow: 'wind wave breath water dream mind current song river flow dance energy echo',
  doorway: 'door house room home stranger guest neighbor tenant basement apartment hallway',
  'street-lamp': 'street lamp lantern alley avenue corner city night midnight rain fog detective informant inspector shadow stranger walk',
  blinds: 'window watcher watch stranger spy detective witness suspect neighbor shadow office watching interrogation',
  'torn-eye': 'eye stare sight blind wall wallpaper watcher watch mind madness paranoia patient asylum scream gaze',
  claws:
    'claw wolf beast bear werewolf monster animal hunger hunt hunter hunted feral wild fang tooth rage fury scar pack alpha prey predator savage',
  keyhole: 'key lock secret room door woman wife girl hidden spy watcher closed',
  flock: 'bird crow raven flight wing feather sparrow swallow autumn starling migration',
  deco: 'jazz hotel party ballroom gold alibi',
  drip: 'paint blood honey ink red poison artist wax',
  'map-layers': 'map road mountain trail journey river border land walk crossing expedition north atlas route summit',
  'star-chart': 'star constellation sky astronomer astrologer zodiac heaven cosmos comet galaxy celestial orion navigator',
  globe: 'world globe atlas continent equator meridian explorer empire voyage',
  grid: 'plan system build scale market strategy growth design data pattern model number',
  reflect: 'water lake river sea mirror reflection pond drown tide surface shore',
  neon: 'neon night bar club diner motel city hotel street lounge casino electric',
  shatter: 'glass mirror break broken shatter bullet shot window fracture crack split',
  'mist-type': 'fog mist gone missing ghost lost vanish haunting silence winter disappearance',
  behind: 'horizon mountain hill desert crossing north summit land journey walk edge country',
  stencil: 'war protocol soldier army heist bunker target operation strike weapon code sniper mission',
  sliced: 'signal code glitch machine system error data virus memory network clone algorithm',
  taped: 'letter photograph father mother family memory childhood remember grandmother brother sister',
  monolith: 'alone tower giant',
  beam: 'lighthouse beacon coast shore cape headland keeper harbor cliff island',
  boat: 'boat sea water ocean drift swim river harbor tide island ferry lake rowing adrift sail voyage',
  roots: 'house root home family inheritance tree earth bone buried beneath cellar ground grave',
  shop: 'shop bookshop bookstore bakery tearoom cafe store teahouse pharmacy florist library market',
  glass: 'glass cathedral church window saint abbey saintly prism kaleidoscope',
  tunnel: 'hollow wood tunnel cave',
  manor: 'house manor hall estate mansion castle heir heiress duke earl countess lord lady inheritance family governess',
  'tall-ship': 'ship sail sea ocean captain pirate voyage storm crossing wreck harbor island treasure wave',
  portal: 'gate portal door world dimension beyond signal arrival threshold future circle',
  pier: 'sea ocean summer beach shore tide evening sunset dusk harbor coast bay wait goodbye farewell horizon',
  citadel: 'castle throne crown kingdom king queen prince princess court fortress tower citadel realm palace dragon siege',
  eclipse: 'eclipse sun shadow star darkness dark black night dawn nova void doom omen',
  'double-exposure':
    'mind memory dream thought soul self brain amnesia forget remember face portrait head inside imagination identity dreamer psychology mountain forest wood valley wilderness island sea ocean river tide drown city town star sky',
  'mirror-lake': 'lake mountain river canoe north water trail valley camp cabin canada norway sweden finland alaska fjord paddle',
  blossom: 'blossom spring cherry bloom flower petal branch april garden peach plum orchard japan kyoto tokyo',
  'open-window': 'window summer sea villa morning coast island curtain view',
  facade: 'neighbor apartment building window tenant landlord street block flat roommate upstairs downstairs watcher',
  'full-bowl':
    'bowl soup salad stew pot lunch healthy vegan broth curry chowder noodle pasta ramen pho tart pie brulee custard pudding egg breakfast brunch dumpling gyoza pierogi ravioli bread loaf sourdough',
  pantry: 'kitchen cook recipe food table eat dinner supper lunch breakfast feast taste meal pot',
  stairs: 'step stair climb rise growth success level ladder career habit grow up leverage build',
  parade: 'friend parade rainbow birthday party sunny farm zoo school',
  balloon: 'balloon sky fly flight cloud adventure travel wind',
  companion: 'friend adventure bedtime',
  halftone: 'news paper press city police murder crime street reporter',
};

/** Signs of people say little and look like those on doors: a person is drawn small, in a scene. */
const thing = (motif: HeroId) => !Object.hasOwn(PEOPLE, motif);

/** A drawing that is all that a cover shows. */
const largeThing = (motif: HeroId) => thing(motif) && bearsLargeSize(motif);

/** Animals that have no drawing: a cover with another animal would contradict the title. */
const OTHER_ANIMALS: ReadonlySet<string> = new Set(
  'goose albatross osprey curlew cuckoo hawk falcon dolphin wasp gorilla badger otter walrus hippo hippopotamus rhino rhinoceros zebra kangaroo koala sloth camel donkey mule bull ox rooster newt lizard gecko chameleon ostrich pelican puffin beaver raccoon skunk mole weasel ferret leopard cheetah panther jaguar lynx lobster starfish ant jellyfish beetle grasshopper cricket worm hamster meerkat'.split(
    ' ',
  ),
);

/** True for a title about an animal that nothing here draws. */
export function namesOtherAnimal(title: string): boolean {
  return titleWords(title).some((word) => OTHER_ANIMALS.has(inEnglish(word)));
}

/** A whale on a meadow is nonsense, even to a child. */
function onLand(motif: HeroId): boolean {
  return (Object.hasOwn(CREATURES, motif) && !SWIMMERS.has(motif)) || motif === 'robot';
}

/** Families that show a silhouette, and those that stand well in their picture. */
const SHOWN_BY: Partial<Record<LayoutId, (motif: HeroId) => boolean>> = {
  tarot: thing,
  deco: thing,
  radiant: thing,
  stickers: thing,
  cameo: thing,
  tiles: thing,
  'one-of-many': thing,
  'great-thing': largeThing,
  'paper-strips': largeThing,
  wanted: thing,
  shop: thing,
  'story-hill': thing,
  spotlight: (motif) => largeThing(motif) && !Object.hasOwn(PLACES, motif) && !OUTDOORS.has(motif),
  tunnel: thing,
  arch: thing,
  glass: thing,
  parade: onLand,
  balloon: onLand,
  companion: onLand,
  keyhole: (motif) => Object.hasOwn(PEOPLE, motif),
  'moon-wood': (motif) =>
    // A white ghost would be a dark one in the wood at night.
    (motif !== 'ghost' && Object.hasOwn(CREATURES, motif) && !IN_WATER.has(motif)) ||
    Object.hasOwn(PEOPLE, motif) ||
    (STANDING.has(motif) && !IN_WATER.has(motif)),
  planet: (motif) => Object.hasOwn(PEOPLE, motif) || ON_PLANETS.has(motif),
  silhouette: (motif) => BROAD.has(motif),
};

/** Drawings with so broad a body that a landscape fits into it. */
const BROAD: ReadonlySet<HeroId> = new Set(
  'whale raven owl wolf fox cat horse deer swan dove eagle lion tiger unicorn'.split(' ') as HeroId[],
);

const STANDING: ReadonlySet<HeroId> = new Set(
  'castle lighthouse church windmill barn bridge house tent gate door tower tree mushroom ship boat balloon lantern motorcycle ferriswheel fountain key sword crown rocket train bicycle robot gravestone signpost bench snowman soldier rider carousel cannon'.split(
    ' ',
  ) as HeroId[],
);

/** Things that no lamp in a room could light. */
const OUTDOORS: ReadonlySet<HeroId> = new Set([
  'wave',
  'island',
  'cloud',
  'snowflake',
  'clothesline',
  'signpost',
  'snowman',
  'rider',
  'carousel',
  'submarine',
  'helicopter',
]);

const SWIMMERS: ReadonlySet<HeroId> = new Set(['whale', 'octopus', 'fish', 'shark']);

/** Motifs that cannot stand in a wood. */
const IN_WATER: ReadonlySet<HeroId> = new Set(['whale', 'octopus', 'fish', 'shark', 'crab', 'ship', 'boat', 'submarine']);
const ON_PLANETS: ReadonlySet<HeroId> = new Set([
  'robot',
  'rocket',
  'tower',
  'wolf',
  'fox',
  'cat',
  'dog',
  'horse',
  'tree',
  'lighthouse',
  'house',
  'castle',
  'train',
  'penguin',
  'dinosaur',
  'elephant',
  'unicorn',
  'soldier',
  'rider',
  'astronaut',
  'ufo',
  'cactus',
]);

const WORDS = new Map(Object.entries(THEMES).map(([layout, words]) => [layout, new Set(words.split(' '))]));

/** Families that frame one thing, which therefore has to be what the title is about: no guess from a verb stands in them. */
const FRAMES: ReadonlySet<LayoutId> = new Set([
  'tarot',
  'radiant',
  'arch',
  'spotlight',
  'great-thing',
  'one-of-many',
  'paper-strips',
  'cameo',
  'deco',
  'wanted',
  'shop',
  'story-hill',
]);

/** Families whose drawing does not know the genre: they show only what a word means in all of them. */
const WITHOUT_GENRE: ReadonlySet<LayoutId> = new Set(['keyhole', 'moon-wood', 'planet', 'tiles']);

/** Reports whether a title names what the family draws. */
export function speaksOf(title: string, layout: LayoutId, genre?: GenreId): boolean {
  return wordMeant(title, layout, genre) !== null;
}

/** People and things that are at home in a scene, but that other scenes may be about as well. */
const NO_PLACES: ReadonlySet<string> = new Set(
  (
    'king queen prince princess duke earl countess lord lady heir heiress governess captain pirate passenger emigrant immigrant cowboy outlaw ' +
    'sheriff rancher gunslinger neighbor tenant landlord roommate watcher stranger guest wife husband woman girl spy detective informant ' +
    'inspector crown throne dragon treasure table family father mother summer winter spring secret lie hidden key'
  ).split(' '),
);

/** Returns the families that draw what a title names, for scenes the place. */
export function familiesMeant(title: string): ReadonlySet<string> {
  const words = wordsInTheirSense(title).flatMap((word) => (word === null || NO_PLACES.has(inEnglish(word)) ? [] : [inEnglish(word)]));
  return new Set([...WORDS].flatMap(([layout, theme]) => (words.some((word) => theme.has(word)) ? [layout] : [])));
}

/**
 * Reports whether a title means a scene only by the thing on its sign: a scene that contradicts the title in other words does not become
 * right by it.
 */
export function isOnlyOnSign(title: string, layout: LayoutId): boolean {
  return hasSign(layout) && themeWord(title, layout) === null;
}

/** The title's word that a family draws, as the title has it; null: none. */
export function wordMeant(title: string, layout: LayoutId, genre?: GenreId): string | null {
  return themeWord(title, layout) ?? motifShown(title, layout, genre)?.word ?? null;
}

function themeWord(title: string, layout: LayoutId): string | null {
  const theme = WORDS.get(layout);
  // A globe answers every place, but does not replace a scene that may lie there.
  const isMeant = (word: string) => theme?.has(inEnglish(word)) || (layout === 'globe' && findPlaceByName(word));
  return wordsInTheirSense(title).find((each) => each && isMeant(each)) ?? null;
}

/** Returns the motif of a family's drawing where the title names one that it shows; otherwise it draws a person. */
export function named({ title, genre }: Pick<Shown, 'title' | 'genre'>, layout: LayoutId): { readonly motif?: HeroId } {
  const shown = motifShown(title, layout, genre);
  return shown ? { motif: shown.motif } : {};
}

/** Returns the motif of a title that a family can show; null where the title names none. */
function motifShown(title: string, layout: LayoutId, genre?: GenreId): TitleMotif | null {
  const shows = SHOWN_BY[layout] ?? (hasSign(layout) ? isOnSign : undefined);
  if (!shows) return null;
  const motifs = titleMotifs(title, WITHOUT_GENRE.has(layout) ? undefined : genre);
  // A child looks for the bees of the title, and not for the boots that they are in.
  const isAnimals = genre === 'childrens' && hasSign(layout) && motifs.some(({ motif }) => isAnimal(motif));
  const waitsForNouns = FRAMES.has(layout) || hasSign(layout);
  return (
    motifs.find(
      ({ motif, isWeak }) => shows(motif) && hasMoodOf(motif, genre) && !(isWeak && waitsForNouns) && (!isAnimals || isAnimal(motif)),
    ) ?? null
  );
}

/** Returns the drawing that a family shows of a title in a genre; null where the title names none that it can show. */
export function motifNamed(title: string, layout: LayoutId, genre: GenreId): HeroId | null {
  return motifShown(title, layout, genre)?.motif ?? null;
}

/** True for a family that draws one thing, which a title can name, and draws another where it names none. Tiles are plain then. */
export function showsOneThing(layout: LayoutId): boolean {
  return SHOWN_BY[layout] !== undefined && layout !== 'tiles';
}

/** A title, its genre and the look of that. */
interface Shown {
  readonly title: string;
  readonly genre?: GenreId;
  readonly look: Pick<GenreLook, 'shows'>;
}

/**
 * Returns the motif that a family shows of a title; where the title names nothing that it can show, one of the genre's own, or of `others`,
 * by chance.
 */
export function motifFor({ title, look, genre }: Shown, layout: LayoutId, others: readonly [HeroId, ...HeroId[]], seed: number): HeroId {
  return motifShown(title, layout, genre)?.motif ?? shownByGenre(look, layout, seed) ?? others[seed % others.length] ?? others[0];
}

/** Returns a silhouette that suits any book of the genre and that the family can show; null if there is none. */
export function shownByGenre({ shows = [] }: Shown['look'], layout: LayoutId, seed: number): HeroId | null {
  const own = shows.filter(isHero).filter((motif) => SHOWN_BY[layout]?.(motif));
  return own[seed % own.length] ?? null;
}

/** True when a word is among those that the family suits. */
export function themeHas(layout: LayoutId, word: string): boolean {
  return WORDS.get(layout)?.has(word) ?? false;
}
