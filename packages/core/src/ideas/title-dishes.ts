import { DISH_IDS, type DishId } from '../art/things/dish-fillings.ts';
import type { LayoutId } from '../genres/genre.ts';
import { titleWords } from './title-words.ts';

/** The words of titles that name a dish. Single words, in the singular. */
const NAMES: Readonly<Record<DishId, string>> = {
  soup: 'soup stew simmer broth curry chowder winter autumn slow pot dal bean',
  salad: 'salad green vegetable vegan vegetarian garden plant summer spring fresh leaf healthy raw',
  noodles: 'noodle pasta spaghetti ramen udon pho macaroni italian italy',
  tart: 'tart pie cake dessert sweet sugar bake baked baking bakery pastry crust berry chocolate cookie honey patisserie pâtisserie',
  custard: 'creme crème brulee brûlée caramel custard flan pudding',
  eggs: 'egg breakfast brunch morning shakshuka',
  dumplings: 'dumpling gyoza pierogi pelmeni wonton momo ravioli potsticker',
  bread: 'bread loaf sourdough focaccia baguette ciabatta toast bagel dough baker crumb',
  roast: 'roast brisket beef steak meat barbecue bbq lamb pork rib',
};

/** Words for food that no dish here is. */
const OTHER_FOOD: ReadonlySet<string> = new Set(
  'butter taco tortilla pizza sushi burger grill smoke chicken turkey duck goose fish seafood oyster shrimp crab lobster kebab sandwich cocktail wine beer coffee tea cheese pancake waffle doughnut donut pickle jam marmalade rice risotto paella biryani tapa tapas mezze sausage ham bacon potato fry fries burrito quesadilla taqueria sashimi nigiri bento crayfish langoustine whiskey whisky bourbon rum ale'.split(
    ' ',
  ),
);

/** Food and drink that no stall of vegetables promises. */
const WITHOUT_VEGETABLES: ReadonlySet<string> = new Set(
  'butter cheese pancake waffle doughnut donut jam marmalade cocktail wine beer coffee tea whiskey whisky bourbon rum ale'.split(' '),
);

/** The dishes that a pot on the stove, and loose vegetables, go with. */
const FROM_A_POT: ReadonlySet<DishId> = new Set(['soup', 'noodles', 'salad', 'eggs']);

/** The dishes whose things are on a market stall. */
const FROM_MARKET: ReadonlySet<DishId> = new Set(['soup', 'salad', 'bread', 'tart']);

/** The dishes of any cookbook. */
const ANY: readonly DishId[] = ['soup', 'salad', 'noodles', 'eggs'];

/** Returns the number of the dish that a title names; one by chance where it names none. */
export function dishOfTitle(title: string, seed: number): number {
  return DISH_IDS.indexOf(dishNamed(title) ?? ANY[seed % ANY.length] ?? 'soup');
}

function dishNamed(title: string): DishId | null {
  const words = titleWords(title);
  // The roast that is drawn is of meat, and no chicken.
  if (words.includes('roast') && words.some((word) => OTHER_FOOD.has(word))) return null;
  return DISH_IDS.find((id) => NAMES[id].split(' ').some((word) => words.includes(word))) ?? null;
}

/** Reports whether a title names a dish that has a drawing. */
export function namesDish(title: string): boolean {
  return dishNamed(title) !== null;
}

/** Reports whether a family of cookbooks would serve something else than what the title names. */
export function servesOtherFood(title: string, layout: LayoutId): boolean {
  const dish = dishNamed(title);
  const words = titleWords(title).map(withoutAccents);
  const isOther = dish === null && words.some((word) => OTHER_FOOD.has(word));
  switch (layout) {
    case 'full-bowl':
      return isOther || dish === 'roast';
    case 'laid-table':
    case 'gingham':
    case 'long-table':
      return isOther;
    case 'kitchen':
    case 'pantry':
      return dish !== null && !FROM_A_POT.has(dish);
    case 'cut-fruit':
      return isOther || (dish !== null && dish !== 'salad');
    case 'market-stall':
      return dish === null ? words.some((word) => WITHOUT_VEGETABLES.has(word)) : !FROM_MARKET.has(dish);
    case 'still':
      return isOther || (dish !== null && dish !== 'salad' && dish !== 'tart');
    case 'painted-plate':
      return dish === 'bread' || dish === 'roast';
    default:
      return false;
  }
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Reports whether a title is about desserts. */
export function namesDessert(title: string): boolean {
  const words = titleWords(title);
  return (['tart', 'custard'] as const).some((id) => NAMES[id].split(' ').some((word) => words.includes(word)));
}
