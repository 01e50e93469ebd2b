import { CREATURES } from './creatures.ts';
import type { HeroId } from './hero-ids.ts';

/**
 * The sizes of things beside people: what a hand can hold, what somebody leaves in the grass for another, what belongs on a desk or a laid table, and so on. Whatever has none
 * could not be in a room or a street, as a mountain, or is drawn without legs.
 */
export const HERO_SIZES = [
  'hand',
  'keepsake',
  'desk',
  'table',
  'carried',
  'furniture',
  'small animal',
  'perched animal',
  'large animal',
] as const;
export type HeroSize = (typeof HERO_SIZES)[number];

const OF_SIZE: Readonly<Record<HeroSize, string>> = {
  hand:
    'dagger axe crown ring mask skull key feather hat shoe gift revolver handcuffs noose horseshoe boot padlock badge ' +
    'compass camera watch bell magnifier bottle doll teddy card ticket amulet seashell rose tulip poppy hikingboot drum trumpet skate',
  keepsake: 'candle lantern letter book mirror bouquet',
  desk:
    'chess hourglass scissors spool typewriter radio phone gavel bulb stethoscope microphone scales lipstick inkwell glass champagne coins crystalball ' +
    'gear puzzle paintbrush pearl vase',
  table:
    'teapot cup jar whisk pot pan cutlery cheese bread cake pie cupcake cookie croissant donut pancakes burger sandwich pizza noodles apple pear lemon ' +
    'orange cherry peach pumpkin mushroom tomato carrot pepper onion garlic olive avocado strawberry grapes corn rollingpin',
  carried: 'sword umbrella suitcase violin guitar telescope backpack birdcage gramophone sewing chest dress spade anchor sled wateringcan',
  furniture: 'chair cradle ladder bench piano bicycle bed gravestone coffin loom motorcycle wheel',
  'small animal': 'cat dog fox hare mouse hedgehog squirrel turtle snake hen duck spider crab',
  'perched animal': 'raven owl songbird dove parrot kingfisher',
  'large animal': 'wolf horse sheep pig cow',
};

const SIZES = new Map(Object.entries(OF_SIZE).flatMap(([size, ids]) => ids.split(' ').map((id) => [id, size as HeroSize] as const)));

/** Returns the size of a thing beside people; null for what could not be in a room or a street. */
export function sizeOfHero(id: HeroId): HeroSize | null {
  return SIZES.get(id) ?? null;
}

/**
 * Drawings that are too simple to be all that a cover shows: readers found them crude, like clip art or like a picture book. Small ones in
 * wreaths, windows and signs are fine.
 */
const SIMPLE: ReadonlySet<string> = new Set(
  'dragon mermaid custard egg ghost goat llama lily bear lion heart hand puzzle nurse soldier monkey panda pig sheep cow elephant'.split(
    ' ',
  ),
);

/** Reports whether a drawing can be what a cover shows large. */
export function bearsLargeSize(id: HeroId): boolean {
  return !SIMPLE.has(id);
}

/** Reports whether a drawing is of an animal. */
export function isAnimal(id: HeroId): boolean {
  return Object.hasOwn(CREATURES, id);
}
