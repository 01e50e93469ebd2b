import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf, sprig } from './plants.ts';

/** What can be drawn. */
export const FOOD_IDS = ['lemon', 'tomato', 'herb', 'pepper', 'egg', 'bread'] as const;
export type FoodId = (typeof FOOD_IDS)[number];

const LEAF: Rgba = { r: 74, g: 128, b: 72, a: 1 };
const LEMON: Rgba = { r: 247, g: 201, b: 72, a: 1 };
const TOMATO: Rgba = { r: 214, g: 66, b: 46, a: 1 };
const CRUST: Rgba = { r: 196, g: 128, b: 66, a: 1 };

/** A piece of food seen from above, in its own color drawn towards the cover's. Its silhouette is the first node. */
export function food(random: Random, middle: Point, radius: number, id: FoodId, colours: RoleColours): readonly SceneNode[] {
  const towards = (own: Rgba, role: Rgba, share = 0.25) => mixColours(own, role, share);
  const turn = random() * 2 * Math.PI;
  const at = (x: number, y: number): Point => ({
    x: middle.x + (Math.cos(turn) * x - Math.sin(turn) * y) * radius,
    y: middle.y + (Math.sin(turn) * x + Math.cos(turn) * y) * radius,
  });
  const green = towards(LEAF, colours.second);
  switch (id) {
    case 'lemon': {
      const rind = towards(LEMON, colours.second, 0.15);
      const flesh = mixColours(rind, colours.paper, 0.45);
      const segments = Array.from({ length: 9 }, (_, index) => {
        const angle = turn + (index / 9) * 2 * Math.PI;
        return smoothShape([
          polar(middle, radius * 0.14, angle),
          polar(middle, radius * 0.7, angle - 0.27),
          polar(middle, radius * 0.78, angle),
          polar(middle, radius * 0.7, angle + 0.27),
        ]);
      });
      return [
        filled(rind, ellipse(middle, radius)),
        filled(mixColours(colours.paper, rind, 0.15), ellipse(middle, radius * 0.88)),
        filled(flesh, ...segments),
      ];
    }
    case 'tomato': {
      const red = towards(TOMATO, colours.accent);
      const calyx = Array.from({ length: 6 }, (_, index) => leaf(middle, radius * 0.62, turn + (index / 6) * 2 * Math.PI, 0.34));
      return [
        filled(red, ellipse(middle, radius * 0.94)),
        filled(mixColours(red, colours.paper, 0.35), smoothShape([at(-0.62, -0.3), at(-0.36, -0.62), at(-0.2, -0.56), at(-0.48, -0.24)])),
        filled(green, ...calyx),
        filled(mixColours(green, colours.darkest, 0.35), ellipse(middle, radius * 0.09)),
      ];
    }
    case 'herb': {
      const twigs = [-0.5, 0, 0.5].map((spread) => sprig(random, at(0, 0.9), radius * 1.9, turn - Math.PI / 2 + spread * 0.7, 'laurel'));
      return [
        filled(green, ...twigs.map(({ leaves }) => leaves)),
        stroked(mixColours(green, colours.darkest, 0.35), radius * 0.04, ...twigs.map(({ stem }) => stem)),
      ];
    }
    case 'pepper': {
      const red = towards(TOMATO, colours.accent, 0.4);
      return [
        filled(
          red,
          smoothShape([
            at(-0.25, -0.7),
            at(0.1, -0.78),
            at(0.36, -0.6),
            at(0.34, -0.1),
            at(0.14, 0.5),
            at(-0.12, 0.98),
            at(-0.1, 0.5),
            at(-0.3, -0.1),
          ]),
        ),
        filled(mixColours(red, colours.paper, 0.4), smoothShape([at(-0.16, -0.5), at(-0.04, -0.52), at(-0.02, 0.1), at(-0.12, 0.3)])),
        filled(green, smoothShape([at(-0.28, -0.66), at(0.04, -0.86), at(0.38, -0.6), at(0.2, -0.56), at(0.04, -0.66), at(-0.1, -0.56)])),
        stroked(green, radius * 0.1, smoothLine([at(0.04, -0.8), at(0.1, -1), at(0.26, -1.1)])),
      ];
    }
    case 'egg': {
      const yolk = towards(LEMON, colours.accent, 0.2);
      const white = smoothShape(
        Array.from({ length: 9 }, (_, index) =>
          polar(middle, radius * (0.86 + 0.2 * Math.sin(index * 2.4)), turn + (index / 9) * 2 * Math.PI),
        ),
      );
      return [
        filled(mixColours(colours.paper, { r: 255, g: 255, b: 255, a: 1 }, 0.7), white),
        filled(yolk, ellipse(at(0.05, 0.02), radius * 0.4)),
        filled(mixColours(yolk, colours.paper, 0.6), ellipse(at(-0.08, -0.12), radius * 0.1)),
      ];
    }
    case 'bread': {
      const crust = towards(CRUST, colours.accent, 0.15);
      const cuts = [-0.5, -0.16, 0.18, 0.52].map((x) =>
        smoothShape([at(x - 0.07, -0.3), at(x + 0.06, -0.32), at(x + 0.12, 0.26), at(x - 0.02, 0.3)]),
      );
      return [
        filled(crust, ellipse(middle, radius)),
        filled(mixColours(crust, colours.darkest, 0.18), ellipse(at(0.06, 0.08), radius * 0.9)),
        filled(crust, ellipse(middle, radius * 0.88)),
        filled(mixColours(crust, colours.paper, 0.55), ...cuts),
        filled(mixColours(crust, colours.paper, 0.2), polygon([at(0, 0)])),
      ].slice(0, 4);
    }
  }
}
