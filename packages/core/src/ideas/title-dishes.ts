import { DISH_IDS, type DishId } from '../art/things/dishes.ts';
import { titleWords } from './title-words.ts';

/** The words of titles that ask for a dish. */
const ASKED: Readonly<Record<DishId, string>> = {
  soup: 'soup stew simmer broth curry chowder winter autumn slow pot dal bean',
  salad: 'salad green vegetable vegan vegetarian garden plant summer spring fresh leaf healthy raw',
  noodles: 'noodle pasta spaghetti ramen udon pho macaroni italian italy weeknight',
  tart: 'tart pie cake dessert sweet sugar bake baking pastry crust berry chocolate cookie honey patisserie pâtisserie',
  custard: 'creme crème brulee brûlée caramel custard flan pudding',
  eggs: 'egg breakfast brunch morning shakshuka sunday',
};

/** The dishes of any cookbook. */
const ANY: readonly DishId[] = ['soup', 'salad', 'noodles', 'eggs'];

/** Returns the number of the dish that a title names; one by chance where it names none. */
export function dishOfTitle(title: string, seed: number): number {
  const words = titleWords(title);
  const asked = DISH_IDS.findIndex((id) => ASKED[id].split(' ').some((word) => words.includes(word)));
  return asked >= 0 ? asked : DISH_IDS.indexOf(ANY[seed % ANY.length] ?? 'soup');
}

/** Reports whether a title is about desserts. */
export function namesDessert(title: string): boolean {
  const words = titleWords(title);
  return (['tart', 'custard'] as const).some((id) => ASKED[id].split(' ').some((word) => words.includes(word)));
}
