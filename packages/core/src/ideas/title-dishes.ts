import { isDessert } from '../art/things/dish-company.ts';
import { DISH_IDS, type DishId } from '../art/things/dish-fillings.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { isCommonWord } from './common-words.ts';
import { DISH_NAMES, isDishName, MEAL_WORDS, NOT_MADE_OF, OTHER_FOOD } from './dish-names.ts';
import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** Sweet food and drink that no stall of vegetables and no plate with an avocado promises. */
const WITHOUT_VEGETABLES: ReadonlySet<string> = new Set(
  'butter cream waffle doughnut donut croissant pretzel cocktail wine beer coffee tea whiskey whisky bourbon rum ale gin vodka icecream gelato sorbet strudel scone muffin brioche macaron meringue eclair danish cheesecake tiramisu candy fudge toffee churro'.split(
    ' ',
  ),
);

/** Drinks, for which no pot and no plate is laid. */
const DRINKS: ReadonlySet<string> = new Set(
  'cocktail wine beer whiskey whisky bourbon rum ale gin vodka smoothie juice mocktail'.split(' '),
);

function namesNoVegetables(title: string): boolean {
  return wordsOf(title).some((word) => WITHOUT_VEGETABLES.has(word));
}

function namesDrink(title: string): boolean {
  return wordsOf(title).some((word) => DRINKS.has(word));
}

/** The dishes that a pot on the stove, and loose vegetables, go with. */
const FROM_A_POT: ReadonlySet<DishId> = new Set(['soup', 'noodles', 'salad', 'eggs', 'stew', 'pasta', 'curry', 'rice', 'chili']);

/** The dishes that are cooked on a stove, beside which a pot is no mistake. */
const ON_A_STOVE: ReadonlySet<DishId> = new Set([...FROM_A_POT, 'pancakes', 'chicken', 'dumplings', 'seafood', 'jam']);

/** The dishes whose things are on a market stall. */
const FROM_MARKET: ReadonlySet<DishId> = new Set(['soup', 'salad', 'bread', 'tart', 'jam', 'pie', 'applePie', 'cheese']);

/** The dishes that are baked of flour. */
const FROM_OVEN: ReadonlySet<DishId> = new Set(['bread', 'pie', 'applePie', 'cake', 'cookies', 'tart', 'crumble']);

/** The dishes of any cookbook. */
const ANY: readonly DishId[] = ['soup', 'salad', 'pasta', 'eggs', 'chicken', 'stew'];

/** Fruit of a golden pie. */
const GOLDEN_FRUIT: ReadonlySet<string> = new Set(['apple', 'peach', 'apricot', 'pear']);

/** Returns the number of the dish that a title names; one by chance where it names none. */
export function dishOfTitle(title: string, seed: number): number {
  const dishes = dishesNamed(title) ?? ANY;
  return DISH_IDS.indexOf(dishes[seed % dishes.length] ?? 'soup');
}

/** Returns the drawn dishes that a title names; null if it names none of them. */
function dishesNamed(title: string): readonly DishId[] | null {
  const words = new Set(wordsOf(title));
  if (words.has('pie') && [...GOLDEN_FRUIT].some((fruit) => words.has(fruit))) return ['applePie'];
  const named = DISH_NAMES.find(({ words: names }) => names.split(' ').some((name) => words.has(name)));
  if (!named) return null;
  const made = named.dishes.filter((id) => !NOT_MADE_OF[id]?.split(' ').some((word) => words.has(word)));
  return made.length > 0 ? made : null;
}

/** Ends of names that say where or how a dish is made: brothworks are about broth. */
const MADE_THERE = /(?<=^\p{L}{3,})(?:works?|house|craft|lab|bar|shop|making|maker)$/u;

/** A title's words as they are, and in English, without accents; and what a compound is made of. */
function wordsOf(title: string): readonly string[] {
  return titleWords(title).flatMap((word) => {
    // Without its accents a pâté would be the French pasta.
    const plain = word === 'pâté' ? word : withoutAccents(word);
    return [plain, inEnglish(word), plain.replace(MADE_THERE, '')];
  });
}

/** Reports whether a title names a dish that has a drawing. */
export function namesDish(title: string): boolean {
  return dishesNamed(title) !== null;
}

/** Reports whether a title names food, of which no dish here is made. */
function namesOtherFood(title: string): boolean {
  if (dishesNamed(title) !== null) return false;
  const words = new Set(wordsOf(title));
  return (
    namesUnknownFood(title) ||
    [...words].some((word) => OTHER_FOOD.has(word) || DISH_NAMES.some(({ words: names }) => names.split(' ').includes(word)))
  );
}

/**
 * Reports whether a title without a word of meals has a word that nobody here knows. In a cookbook it is most often the name of a food, as in
 * “Smörgåsbord” and “Schmaltz”, and any dish beside it is another one.
 */
function namesUnknownFood(title: string): boolean {
  const words = titleWords(title);
  return !words.some((word) => MEAL_WORDS.has(word) || MEAL_WORDS.has(inEnglish(word))) && !words.every(isCommonWord);
}

/** Reports whether a family of cookbooks would serve something else than what the title names. */
export function servesOtherFood(title: string, layout: LayoutId): boolean {
  const dishes = dishesNamed(title);
  const isOther = namesOtherFood(title);
  const isNoneOf = (shown: ReadonlySet<DishId>) => dishes !== null && !dishes.some((id) => shown.has(id));
  switch (layout) {
    case 'full-bowl':
      return isOther || isNoneOf(ON_A_STOVE);
    case 'great-dish':
    case 'laid-table':
    case 'long-table':
      return isOther;
    case 'gingham':
      return isOther || (dishes !== null && wordsOf(title).some(isDishName) && isNoneOf(FROM_OVEN));
    case 'wheat':
      return isOther || isNoneOf(FROM_OVEN);
    case 'kitchen':
      return isNoneOf(ON_A_STOVE) || namesDrink(title);
    case 'pantry':
      return isNoneOf(FROM_A_POT) || namesDrink(title);
    case 'cut-fruit':
      return isOther || isNoneOf(new Set(['salad']));
    case 'market-stall':
      return dishes === null ? namesNoVegetables(title) : isNoneOf(FROM_MARKET);
    case 'still':
      return isOther || isNoneOf(new Set(['salad', 'tart', 'jam']));
    case 'painted-plate':
      // An empty plate leaves a title hungry that names what is on it.
      return namesDrink(title) || namesNoVegetables(title) || (dishes !== null && wordsOf(title).some(isDishName));
    default:
      return false;
  }
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Reports whether a title is about desserts. */
export function namesDessert(title: string): boolean {
  return dishesNamed(title)?.some(isDessert) ?? false;
}
