import type { DishId } from './dish-fillings.ts';
import type { FoodId } from './foods.ts';

const DESSERTS: ReadonlySet<DishId> = new Set([
  'tart',
  'custard',
  'pie',
  'applePie',
  'cake',
  'cookies',
  'jam',
  'pancakes',
  'crumble',
  'waffles',
]);

export function isDessert(id: DishId): boolean {
  return DESSERTS.has(id);
}

/** Dishes that are served cold, over which no steam stands. */
const COLD: ReadonlySet<DishId> = new Set([
  'salad',
  'tart',
  'custard',
  'bread',
  'cake',
  'cookies',
  'jam',
  'cheese',
  'sushi',
  'tacos',
  'burger',
  'mezze',
  'pickles',
  'sandwiches',
]);

export function isCold(id: DishId): boolean {
  return COLD.has(id);
}

/** The two other dishes of a table, the larger first. */
const SIDES: Readonly<Partial<Record<DishId, readonly [DishId, DishId]>>> = {
  soup: ['bread', 'salad'],
  salad: ['bread', 'soup'],
  noodles: ['dumplings', 'rice'],
  dumplings: ['noodles', 'rice'],
  sushi: ['noodles', 'dumplings'],
  bread: ['cheese', 'jam'],
  cheese: ['bread', 'jam'],
  eggs: ['bread', 'jam'],
  tart: ['custard', 'jam'],
  custard: ['tart', 'jam'],
  cake: ['cookies', 'tart'],
  cookies: ['cake', 'jam'],
  pie: ['custard', 'tart'],
  applePie: ['custard', 'cookies'],
  jam: ['bread', 'cookies'],
  pancakes: ['jam', 'eggs'],
  stew: ['bread', 'salad'],
  pasta: ['salad', 'soup'],
  pizza: ['salad', 'soup'],
  curry: ['rice', 'salad'],
  rice: ['curry', 'salad'],
  paella: ['seafood', 'salad'],
  traybake: ['salad', 'bread'],
  skillet: ['bread', 'salad'],
  crumble: ['custard', 'jam'],
  lasagna: ['salad', 'bread'],
  chili: ['bread', 'rice'],
  grilled: ['salad', 'skewers'],
  stirFry: ['rice', 'dumplings'],
  mezze: ['salad', 'bread'],
  waffles: ['jam', 'eggs'],
  pickles: ['bread', 'cheese'],
  sandwiches: ['salad', 'soup'],
};

export function sidesOf(id: DishId): readonly [DishId, DishId] {
  return SIDES[id] ?? ['salad', 'rice'];
}

/** Raw things beside a dish; absent where anything may lie there. */
const BESIDE: Readonly<Partial<Record<DishId, FoodId>>> = {
  noodles: 'onion',
  dumplings: 'onion',
  sushi: 'avocado',
  tacos: 'avocado',
  burger: 'tomato',
  pasta: 'tomato',
  pizza: 'tomato',
  stew: 'carrot',
  curry: 'onion',
  rice: 'onion',
  roast: 'onion',
  skewers: 'pepper',
  bread: 'egg',
  applePie: 'lemon',
  chicken: 'lemon',
  fish: 'lemon',
  seafood: 'lemon',
  paella: 'lemon',
  traybake: 'lemon',
  skillet: 'lemon',
  lasagna: 'tomato',
  chili: 'pepper',
  grilled: 'pepper',
  stirFry: 'pepper',
  mezze: 'lemon',
  pickles: 'onion',
  sandwiches: 'tomato',
};

export function foodBeside(id: DishId): FoodId | undefined {
  return BESIDE[id] ?? (DESSERTS.has(id) ? 'strawberry' : undefined);
}
