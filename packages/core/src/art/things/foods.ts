import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf, sprig } from './plants.ts';

/** The foods that can be drawn. */
export const FOOD_IDS = [
  'lemon',
  'tomato',
  'herb',
  'pepper',
  'egg',
  'bread',
  'avocado',
  'carrot',
  'mushroom',
  'onion',
  'strawberry',
  'pan',
] as const;
export type FoodId = (typeof FOOD_IDS)[number];

const LEAF: Rgba = { r: 74, g: 128, b: 72, a: 1 };
const LEMON: Rgba = { r: 247, g: 201, b: 72, a: 1 };
const TOMATO: Rgba = { r: 214, g: 66, b: 46, a: 1 };
const CRUST: Rgba = { r: 196, g: 128, b: 66, a: 1 };
const CARROT: Rgba = { r: 238, g: 126, b: 44, a: 1 };
const ONION: Rgba = { r: 142, g: 52, b: 96, a: 1 };
const IRON: Rgba = { r: 52, g: 54, b: 60, a: 1 };

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
    case 'avocado': {
      const half = (share: number) =>
        smoothShape(
          [
            at(0, -0.98 * share),
            at(0.36 * share, -0.62 * share),
            at(0.62 * share, 0.2),
            at(0.4 * share, 0.76 * share),
            at(0, 0.92 * share),
          ].concat([at(-0.4 * share, 0.76 * share), at(-0.62 * share, 0.2), at(-0.36 * share, -0.62 * share)]),
        );
      const flesh = mixColours({ r: 206, g: 214, b: 120, a: 1 }, colours.paper, 0.15);
      return [
        filled(mixColours(green, colours.darkest, 0.45), half(1)),
        filled(mixColours(green, flesh, 0.45), half(0.92)),
        filled(flesh, half(0.84)),
        filled(mixColours(CRUST, colours.darkest, 0.3), ellipse(at(0, 0.28), radius * 0.3)),
        filled(mixColours(CRUST, colours.paper, 0.3), ellipse(at(-0.09, 0.18), radius * 0.09)),
      ];
    }
    case 'carrot': {
      const orange = towards(CARROT, colours.accent, 0.2);
      const rings = [-0.2, 0.12, 0.42].map((y) => smoothLine([at(-0.12 + y * 0.12, y), at(0, y + 0.03)]));
      const tops = [-0.45, -0.15, 0.15, 0.45].map((lean) => leaf(at(lean * 0.2, -0.52), radius * 0.62, turn - Math.PI / 2 + lean, 0.3));
      return [
        filled(
          orange,
          smoothShape([at(-0.25, -0.5), at(0, -0.6), at(0.25, -0.5), at(0.2, 0), at(0.08, 0.6), at(0, 1), at(-0.08, 0.6), at(-0.2, 0)]),
        ),
        filled(mixColours(orange, colours.paper, 0.4), smoothShape([at(-0.14, -0.4), at(-0.06, -0.42), at(-0.03, 0.3), at(-0.09, 0.24)])),
        stroked(mixColours(orange, colours.darkest, 0.3), radius * 0.035, ...rings),
        filled(green, ...tops),
      ];
    }
    case 'mushroom': {
      const cap = mixColours({ r: 205, g: 172, b: 140, a: 1 }, colours.paper, 0.1);
      return [
        filled(
          cap,
          smoothShape(
            [at(-0.92, 0), at(-0.7, -0.6), at(0, -0.88), at(0.7, -0.6), at(0.92, 0), at(0.5, 0.22), at(0.26, 0.24), at(0.3, 0.8)].concat([
              at(0, 0.9),
              at(-0.3, 0.8),
              at(-0.26, 0.24),
              at(-0.5, 0.22),
            ]),
          ),
        ),
        filled(
          mixColours(cap, colours.paper, 0.65),
          smoothShape([
            at(-0.74, 0),
            at(-0.56, -0.46),
            at(0, -0.7),
            at(0.56, -0.46),
            at(0.74, 0),
            at(0.2, 0.1),
            at(0.2, 0.7),
            at(0, 0.76),
            at(-0.2, 0.7),
            at(-0.2, 0.1),
          ]),
        ),
        filled(
          mixColours(cap, colours.darkest, 0.4),
          smoothShape([at(-0.6, -0.04), at(-0.3, -0.2), at(0, -0.24), at(0.3, -0.2), at(0.6, -0.04), at(0, -0.06)]),
        ),
      ];
    }
    case 'onion': {
      const skin = towards(ONION, colours.accent, 0.15);
      const ring = (share: number) => ellipse(middle, radius * share, radius * share * 0.96);
      const pale = mixColours(skin, colours.paper, 0.82);
      return [
        filled(skin, ring(0.94)),
        filled(pale, ring(0.84)),
        stroked(mixColours(skin, colours.paper, 0.4), radius * 0.05, ring(0.66), ring(0.47), ring(0.29)),
        filled(mixColours(green, pale, 0.55), ring(0.12)),
      ];
    }
    case 'strawberry': {
      const red = towards(TOMATO, colours.accent, 0.45);
      const seeds = [
        [-0.32, -0.2],
        [0, -0.28],
        [0.32, -0.2],
        [-0.2, 0.12],
        [0.18, 0.1],
        [-0.04, 0.42],
        [0.02, -0.02],
      ].map(([x = 0, y = 0]) => ellipse(at(x, y), radius * 0.045));
      const crown = Array.from({ length: 5 }, (_, index) =>
        leaf(at(0, -0.58), radius * 0.5, turn - Math.PI / 2 + (index - 2) * 0.62, 0.36),
      );
      return [
        filled(
          red,
          smoothShape([
            at(0, -0.66),
            at(0.5, -0.58),
            at(0.64, -0.16),
            at(0.36, 0.46),
            at(0, 0.94),
            at(-0.36, 0.46),
            at(-0.64, -0.16),
            at(-0.5, -0.58),
          ]),
        ),
        filled(mixColours(red, colours.paper, 0.3), smoothShape([at(-0.48, -0.3), at(-0.34, -0.46), at(-0.3, 0), at(-0.42, 0.02)])),
        filled(mixColours(LEMON, colours.paper, 0.3), ...seeds),
        filled(green, ...crown),
      ];
    }
    case 'pan': {
      const iron = mixColours(IRON, colours.darkest, 0.3);
      const handle = smoothShape([at(0.6, -0.14), at(1.6, -0.11), at(1.72, 0), at(1.6, 0.11), at(0.6, 0.14)]);
      return [
        filled(iron, [...ellipse(middle, radius * 0.86), ...handle]),
        filled(mixColours(iron, colours.paper, 0.2), ellipse(middle, radius * 0.76)),
        filled(mixColours(iron, colours.darkest, 0.1), ellipse(at(0.03, 0.04), radius * 0.7)),
        filled(mixColours(iron, colours.paper, 0.35), ellipse(at(1.56, 0), radius * 0.05)),
      ];
    }
  }
}
