import { titleWords } from './title-words.ts';

/** The meanings of an emblem, for titles that do not name it. */
const MEANINGS: Readonly<Record<string, string>> = {
  lemon: 'lemon citrus summer sour italy amalfi sicily mediterranean',
  tomato: 'tomato italian garden pasta sauce mediterranean',
  herb: 'herb garden green plant vegan vegetable spring kitchen',
  pepper: 'pepper spice hot chili fire mexican curry',
  egg: 'egg breakfast brunch hen morning farm',
  bread: 'bread bakery baking sourdough loaf flour scone pie baker',
};

/** Returns the emblem that a title names, or one by chance. */
export function emblemFor<Emblem extends string>(title: string, emblems: readonly [Emblem, ...Emblem[]], seed: number): Emblem {
  const words = titleWords(title);
  const meant = emblems.find((emblem) => MEANINGS[emblem]?.split(' ').some((word) => words.includes(word)));
  return meant ?? emblems[seed % emblems.length] ?? emblems[0];
}
