import { PRODUCE } from '../../art/things/produce-heap.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { englishWords } from '../title-languages.ts';
import { wallFront } from '../wall-front.ts';

/** Cookbooks: large letters on the awning of a market stall, over crates that are heaped with what the title names. */
export const marketStall: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The words of titles for what has another name in the crates. */
const NAMES: Readonly<Record<string, (typeof PRODUCE)[number]>> = {
  loaf: 'bread',
  sourdough: 'bread',
  baker: 'bread',
  eggplant: 'aubergine',
  citrus: 'orange',
  salad: 'lettuce',
  vegan: 'lettuce',
  vegetarian: 'lettuce',
  green: 'lettuce',
  vine: 'grape',
  wine: 'grape',
  apricot: 'peach',
  root: 'carrot',
  vegetable: 'carrot',
};

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  const own = roleColours(stage.roles);
  const words = englishWords(title);
  const said = words.map((word) => PRODUCE.find((id) => id === word) ?? NAMES[word]).find((id) => id !== undefined);
  const produce = said === undefined ? seed % 5 : PRODUCE.indexOf(said);
  return wallFront(stage, {
    id: 'stall',
    layout: 'market-stall',
    isDark: seed % 3 !== 1,
    light: [own.light, own.paper, own.main][seed % 3] ?? own.light,
    author: 0.048,
    title: { end: 0.45, largest: 0.42 },
    parameters: ({ end, foot }) => ({ top: end + 44, floor: foot - 44, produce }),
  });
}
