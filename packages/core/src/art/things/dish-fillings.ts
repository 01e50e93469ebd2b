import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine } from '../drawing/outlines.ts';
import { applePie, cake, cookies, pie } from './fillings/bakes.ts';
import { cheeses, skewers, sushi } from './fillings/boards.ts';
import { bread } from './fillings/breads.ts';
import { pickles, sandwiches, waffles } from './fillings/from-the-counter.ts';
import { chili, grilled, skillet, stirFry } from './fillings/from-the-fire.ts';
import { crumble, lasagna, traybake } from './fillings/from-the-oven.ts';
import { burger, jam, rice, seafood } from './fillings/larder-and-grill.ts';
import { custard } from './fillings/custard.ts';
import { mezze } from './fillings/mezze.ts';
import { pancakes, pizza, tacos } from './fillings/doughs.ts';
import { dumplings } from './fillings/dumplings.ts';
import { pasta, ramen } from './fillings/noodle-dishes.ts';
import { curry, paella } from './fillings/rice-dishes.ts';
import { roastChicken } from './fillings/roast-chicken.ts';
import { roast } from './fillings/roast.ts';
import { salad } from './fillings/salad.ts';
import { fish, stew } from './fillings/stew-and-fish.ts';
import { eggs, tart } from './fillings/tart-and-eggs.ts';
import { leafCross } from './herb-leaves.ts';
import { leaf } from './plants.ts';

/** The food in a dish, in the order of the numbers that choose it. */
export const DISH_IDS = [
  'soup',
  'salad',
  'noodles',
  'tart',
  'eggs',
  'custard',
  'dumplings',
  'bread',
  'roast',
  'chicken',
  'paella',
  'curry',
  'pasta',
  'pizza',
  'tacos',
  'pancakes',
  'pie',
  'cake',
  'cookies',
  'skewers',
  'sushi',
  'cheese',
  'stew',
  'fish',
  'applePie',
  'burger',
  'jam',
  'rice',
  'seafood',
  'traybake',
  'skillet',
  'crumble',
  'lasagna',
  'chili',
  'grilled',
  'stirFry',
  'mezze',
  'waffles',
  'pickles',
  'sandwiches',
] as const;
export type DishId = (typeof DISH_IDS)[number];

const GREEN: Rgba = { r: 86, g: 146, b: 66, a: 1 };
const BROTH: Rgba = { r: 240, g: 148, b: 52, a: 1 };

/** Draws the food of a dish within a circle. */
export type Filling = (random: Random, middle: Point, radius: number, colours: RoleColours) => readonly SceneNode[];

export const FILLINGS: Readonly<Record<DishId, Filling>> = {
  soup: (random, middle, radius, colours) => {
    const broth = mixColours(BROTH, colours.accent, 0.22);
    const cream = mixColours(colours.paper, WHITE, 0.4);
    const turn = random() * 6.28;
    const swirl = Array.from({ length: 30 }, (_, index) => polar(middle, radius * (0.1 + 0.6 * (index / 29)), turn + index * 0.42));
    const seeds = Array.from({ length: 12 }, () => {
      const at = polar(middle, radius * between(random, 0.1, 0.75), random() * 6.28);
      return leaf(at, radius * 0.08, random() * 6.28, 0.5);
    });
    return [
      painted(
        radialPaint(middle, radius, [mixColours(broth, WHITE, 0.12), broth, mixColours(broth, BLACK, 0.16)]),
        ellipse(middle, radius),
      ),
      stroked(withAlpha(cream, 0.92), radius * 0.075, smoothLine(swirl)),
      filled(mixColours(GREEN, BLACK, 0.25), ...seeds),
      ...leafCross(random, polar(middle, radius * 0.18, turn), radius * 0.34),
      glow({ x: middle.x - radius * 0.4, y: middle.y - radius * 0.45 }, radius * 0.34, withAlpha(WHITE, 0.4)),
    ];
  },
  salad,
  noodles: ramen,
  tart,
  eggs,
  custard,
  dumplings,
  bread,
  roast,
  chicken: roastChicken,
  paella,
  curry,
  pasta,
  pizza,
  tacos,
  pancakes,
  pie,
  cake,
  cookies,
  skewers,
  sushi,
  cheese: cheeses,
  stew,
  fish,
  applePie,
  burger,
  jam,
  rice,
  seafood,
  traybake,
  skillet,
  crumble,
  lasagna,
  chili,
  grilled,
  stirFry,
  mezze,
  waffles,
  pickles,
  sandwiches,
};
