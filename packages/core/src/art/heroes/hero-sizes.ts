import type { HeroId } from './hero-ids.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Things that a hand can hold, and others that can stand on a table. */
const ON_TABLES = setOf(
  'dagger axe crown ring mask skull key feather hat shoe gift revolver handcuffs noose horseshoe boot padlock badge ' +
    'compass camera watch bell magnifier bottle doll teddy card ticket amulet seashell rose tulip poppy hikingboot drum ' +
    'trumpet skate candle lantern letter book mirror bouquet chess hourglass scissors spool typewriter radio phone gavel ' +
    'bulb stethoscope microphone scales lipstick inkwell glass champagne coins crystalball gear puzzle paintbrush pearl ' +
    'vase teapot cup jar whisk pot pan cutlery cheese butter bread cake pie cupcake cookie croissant donut pancakes burger ' +
    'sandwich pizza noodles apple pear lemon orange cherry peach pumpkin mushroom tomato carrot pepper onion potato garlic olive ' +
    'avocado strawberry grapes corn rollingpin sword suitcase violin guitar telescope backpack birdcage gramophone sewing ' +
    'chest dress spade anchor sled wateringcan pomegranate watermelon coconut eggplant banana beer whiskey taco sushi ' +
    'salt clover gradcap rope helmet gem bust portrait chalice scroll fan flask orchid wreath basket chocolate rockinghorse saxophone flute whistle television laptop scarf sock barrel hammer pencil match toolbox tooth soccerball calendar clipboard battery dumbbell dynamite smartphone',
);

/** Dishes in the middle of a table that are drawn from aside, with their heights in centimeters. */
const SERVED: Readonly<Partial<Record<HeroId, number>>> = {
  bottle: 31,
  champagne: 33,
  basket: 28,
  pot: 25,
  pumpkin: 23,
  watermelon: 22,
  teapot: 21,
  cake: 20,
  cheese: 15,
  pie: 14,
};

/** Larger things and animals that can be beside people in a street. */
const IN_STREETS = setOf(
  'wheelchair skateboard basketball soccerball baseball umbrella chair cradle ladder bench piano bicycle bed gravestone coffin loom motorcycle wheel cat dog fox hare mouse ' +
    'hedgehog squirrel turtle snake hen duck spider crab raven owl songbird dove parrot kingfisher wolf horse sheep pig cow ' +
    'hawk rooster bull deer camel donkey panther leopard badger otter lizard beetle scorpion lobster chain rifle harp scarecrow wheelbarrow palm throne clock cauldron bathtub washer broom pickaxe campervan caravan truck digger foodtruck',
);

/** Things of the sky, which float over the land while an animal looks up to them. */
const IN_THE_SKY = setOf(
  'moon star sun cloud snowflake lightning comet planet rocket balloon kite rainbow airplane plane ufo helicopter feather',
);

const OF_THE_SEA = setOf(
  'ship boat tugboat rowboat kayak canoe anchor lighthouse submarine island iceberg mermaid crab seal gull whale octopus fish shark dolphin jellyfish lobster wave',
);

/** Reports whether a thing or an animal belongs to the sea. */
export function isOfTheSea(id: HeroId): boolean {
  return OF_THE_SEA.has(id);
}

const LONG_THINGS = setOf(
  'key dagger sword feather axe spade paintbrush pencil match rose tulip rifle flute saxophone violin guitar whisk hammer scissors lipstick rollingpin spoon knife cutlery pen magnifier umbrella',
);

/** Reports whether a thing is long and held in a hand, so that it may lie aslant. */
export function liesAslant(id: HeroId): boolean {
  return LONG_THINGS.has(id);
}

/** Reports whether a thing floats in the air over a scene. */
export function floatsInSky(id: HeroId): boolean {
  return IN_THE_SKY.has(id);
}

const IN_NURSERIES = setOf(
  'train tractor car bus tugboat truck digger campervan caravan bathtub toolbox soccerball boat ship airplane rocket helicopter submarine bicycle motorcycle stagecoach rickshaw robot toyrobot drum doll teddy rockinghorse kite ' +
    'balloon moon star sun comet planet cloud rainbow ufo teapot cup cake cupcake cookie donut pumpkin apple pear lemon orange banana strawberry ' +
    'carrot watermelon umbrella hat shoe boot crown bell book clock lantern camera telescope compass radio phone television violin guitar trumpet ' +
    'saxophone gift backpack suitcase basket wateringcan castle house chest sled scarf sock hikingboot button puzzle cutlery typewriter sewing gramophone birdcage jar vase bread pizza ' +
    'pancakes wheelbarrow carousel ferriswheel tent seashell hourglass mirror dress gear wheel paintbrush pencil whistle skate',
);

/** Reports whether a thing is a toy, or may stand on the sill of a nursery or hang in its window. */
export function fitsInNursery(id: HeroId): boolean {
  return IN_NURSERIES.has(id);
}

/** Things that would be out of all proportion if they stood as large as a vase. */
const TINY = setOf(
  'ring key letter coins gem pearl badge ticket card match feather amulet lipstick gear puzzle noose bullet paintbrush pencil',
);

/** Reports whether a thing is much smaller than a cup. */
export function isTiny(id: HeroId): boolean {
  return TINY.has(id);
}

/** Things that a hand closes around, and others that are no higher than a jug. */
const HAND_HIGH = setOf(
  'cup apple pear lemon orange cherry peach onion potato garlic tomato carrot pepper olive strawberry avocado egg acorn mushroom pomegranate spool ' +
    'compass watch bell seashell camera phone salt cookie cupcake donut croissant horseshoe padlock mask skull hammer scissors magnifier ' +
    'inkwell candle whistle pearl crystalball glass chocolate button sock scarf shoe mirror',
);
const JUG_HIGH = setOf(
  'book bottle jar bread cake pie cheese hat boot hikingboot hourglass lantern teapot pot pan radio doll teddy vase flask chalice bust ' +
    'basket puzzle drum trumpet flute hourglass butter beer whiskey champagne gift rose tulip poppy lily iris daisy sunflower orchid ' +
    'lavender bouquet scales whisk cutlery gavel stethoscope microphone bulb spade pumpkin sandwich burger pizza noodles clock',
);

/** The height of a thing on a table beside that of a lamp: its true size would be lost, and an apple like a chair is absurd. */
export function shareOnTable(id: HeroId): number {
  return HAND_HIGH.has(id) || TINY.has(id) ? 0.46 : JUG_HIGH.has(id) ? 0.7 : 1;
}

/** Reports whether a thing can stand on a table. */
export function fitsOnTable(id: HeroId): boolean {
  return ON_TABLES.has(id);
}

/** Reports whether a thing is served in the middle of a table. */
export function isServed(id: HeroId): boolean {
  return servedHeight(id) > 0;
}

/** The height of a thing that is served on a table, in centimeters; 0 for another thing. */
export function servedHeight(id: HeroId): number {
  return SERVED[id] ?? 0;
}

/** Reports whether a thing can be in a house or a street: a mountain cannot, nor what is drawn without legs. */
export function fitsInStreet(id: HeroId): boolean {
  return ON_TABLES.has(id) || IN_STREETS.has(id);
}

/**
 * Drawings that are too simple to be all that a cover shows: readers found them crude, like clip art or like a picture book. Small ones in
 * wreaths, windows and signs are fine.
 */
const SIMPLE: ReadonlySet<string> = new Set(
  'mermaid custard egg ghost goat llama lily lion heart hand puzzle nurse soldier monkey panda pig cow'.split(' '),
);

/** Reports whether a drawing can be what a cover shows large. */
export function bearsLargeSize(id: HeroId): boolean {
  return !SIMPLE.has(id);
}
