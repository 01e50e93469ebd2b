import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { applePie, cake, cookies, pie } from './fillings/bakes.ts';
import { cheeses, skewers, sushi } from './fillings/boards.ts';
import { burger, jam, rice, seafood } from './fillings/larder-and-grill.ts';
import { custard } from './fillings/custard.ts';
import { pancakes, pizza, tacos } from './fillings/doughs.ts';
import { dumplings } from './fillings/dumplings.ts';
import { pasta, ramen } from './fillings/noodle-dishes.ts';
import { curry, paella } from './fillings/rice-dishes.ts';
import { roastChicken } from './fillings/roast-chicken.ts';
import { roast } from './fillings/roast.ts';
import { fish, stew } from './fillings/stew-and-fish.ts';
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
] as const;
export type DishId = (typeof DISH_IDS)[number];

const GREEN: Rgba = { r: 86, g: 146, b: 66, a: 1 };
const TOMATO: Rgba = { r: 222, g: 70, b: 48, a: 1 };
const BROTH: Rgba = { r: 240, g: 148, b: 52, a: 1 };
const WHEAT: Rgba = { r: 246, g: 208, b: 128, a: 1 };
const CRUST: Rgba = { r: 214, g: 150, b: 82, a: 1 };
const BERRY: Rgba = { r: 190, g: 38, b: 78, a: 1 };
const YOLK: Rgba = { r: 250, g: 186, b: 46, a: 1 };

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
  salad: (random, middle, radius) => {
    const tones = [-0.35, -0.15, 0.1, 0.3, 0.5].map((share) => mixColours(GREEN, share < 0 ? BLACK : WHITE, Math.abs(share)));
    const greens = Array.from({ length: 46 }, (_, index) => {
      const out = radius * (0.8 * Math.sqrt(1 - index / 46));
      const angle = index * 2.4;
      const blade = leaf(polar(middle, out * 0.55, angle), radius * between(random, 0.34, 0.52), angle + between(random, -0.8, 0.8), 0.5);
      return filled(tones[Math.floor(random() * tones.length)] ?? GREEN, blade);
    });
    const halves = Array.from({ length: 6 }, (_, index) => {
      const at = polar(middle, radius * between(random, 0.2, 0.62), index * 1.05 + random() * 0.5);
      const size = radius * 0.15;
      return [
        filled(TOMATO, ellipse(at, size)),
        filled(mixColours(TOMATO, WHITE, 0.32), ellipse(at, size * 0.74)),
        filled(
          mixColours(YOLK, WHITE, 0.3),
          ellipse({ x: at.x - size * 0.2, y: at.y }, size * 0.13),
          ellipse({ x: at.x + size * 0.24, y: at.y + size * 0.1 }, size * 0.13),
        ),
      ];
    }).flat();
    return [filled(mixColours(GREEN, BLACK, 0.45), ellipse(middle, radius * 0.9)), ...greens, ...halves];
  },
  noodles: ramen,
  tart: (random, middle, radius, colours) => {
    const edge = Array.from({ length: 44 }, (_, index) => polar(middle, radius * (index % 2 === 0 ? 0.94 : 0.86), (index / 44) * 6.28));
    const berry = mixColours(BERRY, colours.accent, 0.2);
    const berries = [5, 10, 15].flatMap((count, ring) =>
      Array.from({ length: count }, (_, index) => polar(middle, radius * (0.2 + ring * 0.22), (index / count) * 6.28 + ring)),
    );
    return [
      painted(radialPaint(middle, radius, [CRUST, CRUST, mixColours(CRUST, BLACK, 0.2)]), smoothShape(edge)),
      filled(mixColours(YOLK, WHITE, 0.62), ellipse(middle, radius * 0.78)),
      ...berries.flatMap((at) => [
        filled(berry, ellipse(at, radius * 0.1)),
        filled(mixColours(berry, WHITE, 0.55), ellipse({ x: at.x - radius * 0.03, y: at.y - radius * 0.035 }, radius * 0.025)),
      ]),
      ...leafCross(random, middle, radius * 0.3),
    ];
  },
  eggs: (random, middle, radius, colours) => {
    const sauce = mixColours(TOMATO, colours.accent, 0.2);
    const eggs = Array.from({ length: 3 }, (_, index) => polar(middle, radius * 0.42, index * 2.09 + random() * 0.4));
    return [
      painted(radialPaint(middle, radius, [mixColours(sauce, WHITE, 0.1), sauce, mixColours(sauce, BLACK, 0.22)]), ellipse(middle, radius)),
      ...eggs.flatMap((at) => [
        filled(
          WHITE,
          smoothShape(Array.from({ length: 8 }, (_, step) => polar(at, radius * between(random, 0.24, 0.32), (step / 8) * 6.28))),
        ),
        filled(YOLK, ellipse(at, radius * 0.12)),
        filled(mixColours(YOLK, WHITE, 0.6), ellipse({ x: at.x - radius * 0.04, y: at.y - radius * 0.04 }, radius * 0.03)),
      ]),
      ...leafCross(random, middle, radius * 0.3),
    ];
  },
  custard,
  dumplings,
  bread: (random, middle, radius) => {
    const crust = mixColours(CRUST, BLACK, 0.08);
    const turn = random() * 3.14;
    const along = (share: number, out: number): Point => polar(polar(middle, radius * share, turn), radius * out, turn + 1.57);
    // A wheat ear is cut into the crust: a long cut and short ones at both sides.
    const cut = (from: Point, to: Point, width: number): Path => {
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      return leaf(from, Math.hypot(to.x - from.x, to.y - from.y), angle, width);
    };
    const cuts = [
      cut(along(-0.78, 0), along(0.78, 0), 0.07),
      ...[-0.5, -0.22, 0.06, 0.34].flatMap((share) =>
        [1, -1].map((side) => cut(along(share, side * 0.1), along(share + 0.24, side * 0.54), 0.24)),
      ),
    ];
    const flour = Array.from({ length: 90 }, () =>
      ellipse(polar(middle, radius * 0.84 * Math.sqrt(random()), random() * 6.28), between(random, 1.2, 3.4)),
    );
    return [
      filled(mixColours(WHEAT, WHITE, 0.7), ellipse(middle, radius * 0.98)),
      shadowOf(
        [filled(crust, ellipse(middle, radius * 0.88))],
        withAlpha(BLACK, 0.45),
        { x: radius * 0.03, y: radius * 0.07 },
        radius * 0.05,
      ),
      painted(
        radialPaint({ x: middle.x - radius * 0.2, y: middle.y - radius * 0.26 }, radius * 1.12, [
          mixColours(CRUST, WHEAT, 0.5),
          CRUST,
          mixColours(CRUST, BLACK, 0.4),
        ]),
        ellipse(middle, radius * 0.88),
      ),
      filled(mixColours(CRUST, BLACK, 0.34), ...cuts),
      filled(mixColours(WHEAT, WHITE, 0.42), ...cuts.map((path) => transformPath(path, translation(radius * 0.012, radius * 0.018)))),
      filled(withAlpha(WHITE, 0.5), ...flour),
      glow({ x: middle.x - radius * 0.34, y: middle.y - radius * 0.4 }, radius * 0.42, withAlpha(WHITE, 0.22)),
    ];
  },
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
};
