import { DISH_IDS, type DishId } from '../art/things/dishes.ts';
import { titleWords } from './title-words.ts';

/** The words of titles that ask for a dish. */
const ASKED: Readonly<Record<DishId, string>> = {
  soup: 'soup stew simmer broth curry chowder winter autumn slow pot dal bean',
  salad: 'salad green vegetable vegan vegetarian garden plant summer spring fresh leaf healthy raw',
  noodles: 'noodle pasta spaghetti ramen udon pho macaroni italian italy weeknight',
  tart: 'tart pie cake dessert sweet sugar bake baking pastry crust berry chocolate cookie pudding honey brulee patisserie',
  eggs: 'egg breakfast brunch morning shakshuka sunday',
};

/** Returns the number of the dish that a title names; one by chance where it names none. */
export function dishOfTitle(title: string, seed: number): number {
  const words = titleWords(title);
  const asked = DISH_IDS.findIndex((id) => ASKED[id].split(' ').some((word) => words.includes(word)));
  return asked >= 0 ? asked : seed % DISH_IDS.length;
}
