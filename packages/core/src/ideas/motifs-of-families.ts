import { CREATURES } from '../art/heroes/creatures.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import { bearsLargeSize, fitsInNursery, fitsInStreet, fitsOnTable, floatsInSky, isTiny, isOfTheSea } from '../art/heroes/hero-sizes.ts';
import { PEOPLE } from '../art/heroes/people.ts';
import { PLACES } from '../art/heroes/places.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { NOT_AMONG_FLOWERS, UNDER_GLASS } from './things-in-frames.ts';

/** Signs of people say little and look like those on doors: a person is drawn small, in a scene. */
const thing = (motif: HeroId) => !Object.hasOwn(PEOPLE, motif);

/** People without faces look like dolls in a frame, while a stamp or a poster may show them. */
const DOLLS: ReadonlySet<HeroId> = new Set(['nurse', 'soldier']);
const framed = (motif: HeroId) => thing(motif) && !DOLLS.has(motif);

/** A drawing that is all that a cover shows. */
const largeThing = (motif: HeroId) => framed(motif) && bearsLargeSize(motif);

/** The robot of grown-up books, and that of picture books. */
export const ROBOTS: ReadonlySet<HeroId> = new Set(['robot', 'toyrobot']);

/** A whale on a meadow is nonsense, even to a child. */
function onLand(motif: HeroId): boolean {
  return (Object.hasOwn(CREATURES, motif) && !SWIMMERS.has(motif)) || ROBOTS.has(motif);
}

/** Families that show a silhouette, and those that stand well in their picture. */
export const SHOWN_BY: Partial<Record<LayoutId, (motif: HeroId) => boolean>> = {
  tarot: (motif) => framed(motif) && !EVERYDAY.has(motif),
  deco: framed,
  cartouche: framed,
  radiant: (motif) => framed(motif) && !EVERYDAY.has(motif),
  stickers: thing,
  cameo: (motif) => framed(motif) && !LANDSCAPES.has(motif),
  tiles: framed,
  'one-of-many': framed,
  'great-thing': (motif) => largeThing(motif) && !WEATHER.has(motif),
  specimens: (motif) =>
    largeThing(motif) && !Object.hasOwn(PLACES, motif) && !LANDSCAPES.has(motif) && !TOO_WIDE.has(motif) && !COOKED.has(motif),
  curiosities: (motif) => largeThing(motif) && (fitsInStreet(motif) || MODELS.has(motif)),
  lockers: (motif) =>
    largeThing(motif) &&
    (fitsInStreet(motif) || TOYS.has(motif)) &&
    !TOO_WIDE.has(motif) &&
    !OF_NO_SCHOOL.has(motif) &&
    !Object.hasOwn(CREATURES, motif),
  // A painting may show whatever bears its size, but a picture in a picture is a puzzle.
  gallery: (motif) => largeThing(motif) && motif !== 'portrait',
  entwined: (motif) => largeThing(motif) && !TOO_WIDE.has(motif) && !NOT_AMONG_FLOWERS.has(motif) && !COOKED.has(motif),
  'bell-jar': (motif) => largeThing(motif) && UNDER_GLASS.has(motif),
  offered: (motif) => largeThing(motif) && HELD.has(motif),
  afloat: (motif) => largeThing(motif) && ADRIFT.has(motif),
  footprints: (motif) => largeThing(motif) && LOST.has(motif),
  'turned-corner': (motif) => largeThing(motif) && !LANDSCAPES.has(motif),
  labyrinth: (motif) => SOUGHT.has(motif),
  // No other thing than a match stands in a row of them.
  matches: (motif) => motif === 'match',
  'long-shadow': (motif) =>
    largeThing(motif) &&
    (OF_CLEAR_SHADOW.has(motif) || !Object.hasOwn(CREATURES, motif)) &&
    !LANDSCAPES.has(motif) &&
    !TOO_WIDE.has(motif) &&
    !WITHOUT_SHADOW.has(motif) &&
    !floatsInSky(motif),
  // Things that stand on a table.
  'long-light': (motif) =>
    largeThing(motif) &&
    (fitsOnTable(motif) || motif === 'clock') &&
    !isTiny(motif) &&
    !Object.hasOwn(PLACES, motif) &&
    !Object.hasOwn(CREATURES, motif) &&
    !OUTDOORS.has(motif) &&
    !LANDSCAPES.has(motif) &&
    !TOO_WIDE.has(motif),
  'great-shadow': (motif) => OF_CLEAR_SHADOW.has(motif),
  colossus: (motif) => GIANTS.has(motif),
  'paper-strips': largeThing,
  // A poster seeks somebody, or shows what he did it with.
  wanted: (motif) =>
    thing(motif) && !Object.hasOwn(PLACES, motif) && !LANDSCAPES.has(motif) && !WEATHER.has(motif) && !NOT_SOUGHT.has(motif),
  // Nobody sells fire and weather.
  shop: (motif) => thing(motif) && !WEATHER.has(motif) && !LANDSCAPES.has(motif),
  'story-hill': (motif) => thing(motif) && !SWIMMERS.has(motif),
  'pop-up': thing,
  nursery: fitsInNursery,
  'playing-card': largeThing,
  stage: (motif) => largeThing(motif) && !isOfTheSea(motif),
  // A letter on the stamp of a letter says nothing.
  envelope: (motif) => framed(motif) && motif !== 'letter' && motif !== 'eye',
  spotlight: (motif) => largeThing(motif) && !Object.hasOwn(PLACES, motif) && !OUTDOORS.has(motif),
  tunnel: framed,
  arch: framed,
  glass: framed,
  parade: onLand,
  balloon: onLand,
  companion: onLand,
  keyhole: (motif) => Object.hasOwn(PEOPLE, motif),
  'moon-wood': (motif) =>
    // A white ghost would be a dark one in the wood at night.
    (motif !== 'ghost' && Object.hasOwn(CREATURES, motif) && !IN_WATER.has(motif)) ||
    Object.hasOwn(PEOPLE, motif) ||
    (STANDING.has(motif) && motif !== 'door' && !IN_WATER.has(motif)),
  planet: (motif) => Object.hasOwn(PEOPLE, motif) || ON_PLANETS.has(motif),
  silhouette: (motif) => BROAD.has(motif),
};

/** Things of kings, witches and the dead, which nobody has in a locker. */
const OF_NO_SCHOOL: ReadonlySet<HeroId> = new Set(
  'crown throne sword shield dagger cauldron coffin skull gravestone chalice scroll wraith'.split(' ') as HeroId[],
);
/** Great things that may be small as toys. */
const TOYS: ReadonlySet<HeroId> = new Set(['rocket', 'ufo', 'airplane', 'dinosaur', 'dragon', ...ROBOTS]);

/** Furniture, machines and household goods, which are a joke in a golden emblem. */
const EVERYDAY: ReadonlySet<HeroId> = new Set(
  (
    'bench chair bed ladder deckchair hammock swing bathtub washer toolbox wheelbarrow wheelchair truck digger bus tractor car television laptop ' +
    'smartphone phone robot clipboard calendar brickwall dumbbell broom sock wateringcan foodtruck caravan campervan burger sandwich pizza donut ' +
    'taco pot pan grill rollingpin whisk storefront clothesline battery tooth'
  ).split(' ') as HeroId[],
);

/** Drawings with so broad a body that a landscape fits into it. */
const BROAD: ReadonlySet<HeroId> = new Set(
  'whale raven owl wolf fox cat horse deer swan dove eagle lion tiger unicorn'.split(' ') as HeroId[],
);

/** Things that somebody may look for, or find his way to. */
const SOUGHT: ReadonlySet<HeroId> = new Set(
  'key heart brain bulb door crown coins gem eye watch hourglass compass skull letter puzzle chess chest ring mask padlock star'.split(
    ' ',
  ) as HeroId[],
);

/** Things that are light themselves, or smoke and steam in part. */
const WITHOUT_SHADOW: ReadonlySet<HeroId> = new Set('flame candle lantern cup teapot pot noodles ghost campfire'.split(' ') as HeroId[]);

const STANDING: ReadonlySet<HeroId> = new Set(
  'castle lighthouse church windmill barn house tent gate door tower tree mushroom ship boat balloon lantern motorcycle ferriswheel fountain sword rocket train bicycle robot toyrobot gravestone signpost snowman soldier rider carousel cannon well column temple scarecrow palm pagoda cross clock pyramid throne wraith'.split(
    ' ',
  ) as HeroId[],
);

/** Things with an outline that is known from its shadow alone: that of a cake or a mountain is a lump. */
const OF_CLEAR_SHADOW: ReadonlySet<HeroId> = new Set(
  (
    'key dagger sword axe revolver doll teddy chair hourglass bottle chess hat scarecrow violin guitar phone typewriter telescope ' +
    'suitcase crown bell noose gramophone microphone umbrella scissors padlock watch boot shoe raven owl cat dog wolf fox horse clock chalice rockinghorse ' +
    'syringe bullet camera magnifier rifle hammer handcuffs skull gavel radio mask spade birdcage spider snake deer cradle bicycle teapot ladder'
  ).split(' ') as HeroId[],
);

/** Animals and buildings that are a sight when they tower over the land: a hat or a rose in the sky is a mistake. */
const GIANTS: ReadonlySet<HeroId> = new Set(
  (
    'castle church tower temple raven owl eagle hawk heron wolf fox bear horse deer bull lion tiger panther leopard elephant dragon unicorn snake ' +
    'spider scorpion octopus whale shark dinosaur skull sword scarecrow robot pagoda phoenix wraith'
  ).split(' ') as HeroId[],
);

/** Things that no lamp in a room could light; a train under one is a toy. */
const OUTDOORS: ReadonlySet<HeroId> = new Set(
  'rowboat kayak anchor wave island cloud snowflake clothesline signpost snowman rider carousel ferriswheel fountain ship train car bus airplane rocket balloon submarine helicopter stagecoach tractor column well temple iceberg tornado maze comet pyramid volcano palm pagoda barbedwire cross canoe caravan campervan truck digger'.split(
    ' ',
  ) as HeroId[],
);

/** Things that no glass holds, even as a little world, and no flowers grow around. */
const TOO_WIDE: ReadonlySet<HeroId> = new Set(
  'wave tornado clothesline brickwall rainbow sun lightning cloud snowflake comet barbedwire atom chandelier window staircase wraith'.split(
    ' ',
  ) as HeroId[],
);

/** Parts of a landscape, which are too large for a glass or for a brooch. */
const LANDSCAPES: ReadonlySet<HeroId> = new Set(
  'mountain island wave iceberg tornado cloud rainbow lightning bridge maze volcano pyramid comet'.split(' ') as HeroId[],
);

/** Things that somebody may lose on the way, or leave in the snow. */
const LOST: ReadonlySet<HeroId> = new Set(
  (
    'dagger axe crown ring mask skull key feather hat shoe gift revolver handcuffs horseshoe boot padlock badge compass camera watch bell ' +
    'magnifier bottle doll teddy card ticket amulet seashell rose tulip poppy hikingboot drum trumpet skate lantern letter book mirror ' +
    'bouquet chess hourglass scissors spool radio phone gavel stethoscope microphone coins gear puzzle paintbrush pearl apple pear ' +
    'pomegranate sword suitcase violin guitar telescope backpack birdcage chest spade sled rope helmet gem portrait chalice scroll fan flask ' +
    'orchid wreath basket rockinghorse saxophone flute whistle scarf hammer pencil match cradle rifle noose chain bust button barrel syringe bullet'
  ).split(' ') as HeroId[],
);

/** Things that may drift in water, or have just fallen in. Nothing that steams or burns, or sinks at once. */
const ADRIFT: ReadonlySet<HeroId> = new Set(
  (
    'dagger crown ring mask skull key feather hat shoe gift revolver boot compass camera watch bell bottle doll teddy card amulet rose tulip ' +
    'poppy hikingboot trumpet letter book mirror bouquet chess hourglass spool paintbrush vase teapot jar apple pear lemon orange peach ' +
    'pumpkin pomegranate suitcase violin guitar telescope backpack birdcage gramophone chest dress rope helmet portrait chalice scroll fan ' +
    'flask orchid wreath basket rockinghorse saxophone flute scarf chair cradle leaf lotus paperplane lily iris daisy sunflower hydrangea ' +
    'lavender button gradcap'
  ).split(' ') as HeroId[],
);

/** Small things that two hands can hold up, and lights. */
const HELD: ReadonlySet<HeroId> = new Set(
  (
    'crown ring mask skull key feather gift compass watch bell bottle doll teddy amulet seashell rose tulip poppy candle lantern letter book mirror ' +
    'hourglass spool bulb inkwell coins crystalball gear pearl cup teapot nest acorn apple pear peach pomegranate orange strawberry cherry bread gem ' +
    'chalice flask scroll orchid lotus lily daisy iris sunflower star flame sun moon planet snowflake butterfly moth songbird swallow sprout clover ' +
    'mushroom leaf padlock dagger card puzzle'
  ).split(' ') as HeroId[],
);

/** Animals and vehicles that collectors keep as models. */
const MODELS: ReadonlySet<HeroId> = new Set(
  'rowboat kayak skateboard basketball soccerball baseball whale shark giraffe camel dinosaur ship boat train airplane car stagecoach bus rocket truck caravan campervan canoe digger'.split(
    ' ',
  ) as HeroId[],
);

/** Things that hang in the air or burn: alone on paper hills they look like felt. */
const WEATHER: ReadonlySet<HeroId> = new Set('cloud snowflake lightning rainbow tornado wave comet flame'.split(' ') as HeroId[]);

/** Food from a kitchen, which no naturalist draws: only what grows or lives is on an old plate. */
const COOKED: ReadonlySet<HeroId> = new Set(
  (
    'pot pan cheese butter bread cake pie cupcake cookie croissant donut pancakes burger sandwich pizza noodles taco sushi chocolate salt ' +
    'beer whiskey champagne bottle cup glass teapot jar cloche custard'
  ).split(' ') as HeroId[],
);

/** Animals that live in the water only. */
export const SWIMMERS: ReadonlySet<HeroId> = new Set(['whale', 'octopus', 'fish', 'shark', 'dolphin', 'jellyfish', 'lobster']);

/** Things that no sheriff puts on a poster. */
const NOT_SOUGHT: ReadonlySet<HeroId> = new Set([
  'book',
  'letter',
  'coins',
  'wheel',
  'flame',
  'star',
  'moon',
  'sun',
  'tent',
  'tree',
  'door',
  'heart',
]);

/** Motifs that cannot stand in a wood. */
const IN_WATER: ReadonlySet<HeroId> = new Set([
  'whale',
  'octopus',
  'fish',
  'shark',
  'crab',
  'ship',
  'boat',
  'submarine',
  'dolphin',
  'jellyfish',
  'lobster',
]);
/** Things that stand on another world: a rocket or a house there is a toy. */
const ON_PLANETS: ReadonlySet<HeroId> = new Set(['tower', 'soldier', 'rider', 'astronaut']);
