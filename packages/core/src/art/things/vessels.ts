import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine } from '../drawing/outlines.ts';
import type { DishId } from './dish-fillings.ts';
import { bambooSteamer, kettleGrill, roundedSquare, squareVessel } from './oven-vessels.ts';

/** The vessel that a dish is served in. */
export type VesselId = 'bowl' | 'platter' | 'pan' | 'pot' | 'board' | 'slate' | 'tray' | 'ovenDish' | 'grate' | 'steamer';

const VESSELS: Readonly<Partial<Record<DishId, VesselId>>> = {
  chicken: 'platter',
  fish: 'platter',
  pasta: 'platter',
  pancakes: 'platter',
  cake: 'platter',
  cookies: 'platter',
  pie: 'platter',
  paella: 'pan',
  eggs: 'pan',
  stew: 'pot',
  pizza: 'board',
  tacos: 'board',
  bread: 'board',
  roast: 'board',
  skewers: 'board',
  cheese: 'board',
  sushi: 'slate',
  applePie: 'platter',
  burger: 'board',
  jam: 'board',
  seafood: 'pan',
  traybake: 'tray',
  skillet: 'pan',
  crumble: 'ovenDish',
  lasagna: 'ovenDish',
  chili: 'pot',
  grilled: 'grate',
  dumplings: 'steamer',
  stirFry: 'pan',
  mezze: 'board',
  waffles: 'platter',
  pickles: 'board',
  sandwiches: 'board',
};

/** Square vessels with round corners. */
export const SQUARE: ReadonlySet<VesselId> = new Set(['slate', 'tray', 'ovenDish']);

export function vesselOf(id: DishId): VesselId {
  return VESSELS[id] ?? 'bowl';
}

/** The part of a vessel's radius that its food has. */
export function roomIn(vessel: VesselId): number {
  return {
    bowl: 0.775,
    platter: 0.82,
    pan: 0.87,
    pot: 0.83,
    board: 0.93,
    slate: 0.9,
    tray: 0.83,
    ovenDish: 0.82,
    grate: 0.86,
    steamer: 0.84,
  }[vessel];
}

/** The color of a pan or a pot. */
export function metalOf(id: 'pan' | 'pot', colours: RoleColours): Rgba {
  return id === 'pan' ? mixColours({ r: 44, g: 44, b: 48, a: 1 }, colours.darkest, 0.2) : mixColours(colours.accent, colours.darkest, 0.12);
}

export function woodOf(colours: RoleColours): Rgba {
  return mixColours({ r: 182, g: 124, b: 72, a: 1 }, colours.darkest, 0.08);
}

/** The outline of a vessel from above, without its handles. */
export function rimOf(vessel: VesselId, middle: Point, radius: number): Path {
  return SQUARE.has(vessel) ? roundedSquare(middle, radius) : ellipse(middle, radius);
}

/** The handles of pans and pots, on the left and the right. */
export function handlesOf(vessel: VesselId, middle: Point, radius: number): readonly Path[] {
  if (vessel !== 'pan' && vessel !== 'pot') return [];
  return [0.5, 3.64].map((angle) => {
    const at = (out: number, turn: number) => polar(middle, radius * out, angle + turn);
    return smoothLine([at(0.97, -0.26), at(1.1, -0.24), at(1.17, -0.1), at(1.18, 0), at(1.17, 0.1), at(1.1, 0.24), at(0.97, 0.26)]);
  });
}

/** A vessel seen from above without its shadow. @param glaze the color of stoneware, of china and of enamel. */
export function vessel(
  random: Random,
  id: VesselId,
  middle: Point,
  radius: number,
  glaze: Rgba,
  colours: RoleColours,
): readonly SceneNode[] {
  const corner = (share: number, sign: number): Point => ({ x: middle.x + sign * radius * share, y: middle.y + sign * radius * share });
  const across = (reach: number, ...tones: readonly Rgba[]) => linearPaint(corner(reach, -0.75), corner(reach, 0.75), tones);
  const rim = mixColours(glaze, WHITE, 0.45);
  switch (id) {
    case 'bowl': {
      const inner = radius * 0.81;
      return [
        painted(across(1.3, rim, glaze, mixColours(glaze, BLACK, 0.14)), ellipse(middle, radius)),
        stroked(withAlpha(rim, 0.8), radius * 0.02, ellipse(middle, radius * 0.985)),
        painted(across(1, mixColours(glaze, BLACK, 0.26), mixColours(glaze, WHITE, 0.2)), ellipse(middle, inner)),
      ];
    }
    case 'platter':
      return [
        painted(across(1.2, mixColours(glaze, WHITE, 0.7), glaze, mixColours(glaze, BLACK, 0.16)), ellipse(middle, radius)),
        stroked(withAlpha(mixColours(colours.second, glaze, 0.25), 0.85), radius * 0.016, ellipse(middle, radius * 0.95)),
        stroked(withAlpha(mixColours(colours.second, glaze, 0.25), 0.6), radius * 0.006, ellipse(middle, radius * 0.915)),
        painted(
          across(1, mixColours(glaze, BLACK, 0.17), mixColours(glaze, BLACK, 0.05), mixColours(glaze, WHITE, 0.6)),
          ellipse(middle, radius * 0.8),
        ),
        painted(
          radialPaint(middle, radius * 0.8, [mixColours(glaze, WHITE, 0.5), mixColours(glaze, WHITE, 0.3), withAlpha(glaze, 0)]),
          ellipse(middle, radius * 0.77),
        ),
      ];
    case 'pan':
    case 'pot': {
      const metal = metalOf(id, colours);
      const handles = handlesOf(id, middle, radius);
      return [
        stroked(mixColours(metal, BLACK, 0.5), radius * 0.085, ...handles),
        stroked(mixColours(metal, WHITE, 0.12), radius * 0.056, ...handles),
        stroked(withAlpha(WHITE, 0.35), radius * 0.012, ...handles),
        painted(across(1.1, mixColours(metal, WHITE, 0.42), metal, mixColours(metal, BLACK, 0.4)), ellipse(middle, radius)),
        painted(
          across(1, mixColours(metal, BLACK, 0.6), mixColours(metal, BLACK, 0.2), mixColours(metal, WHITE, 0.3)),
          ellipse(middle, radius * 0.955),
        ),
        ...(id === 'pot'
          ? [
              painted(
                across(1, { r: 150, g: 132, b: 112, a: 1 }, { r: 232, g: 222, b: 204, a: 1 }, { r: 252, g: 246, b: 232, a: 1 }),
                ellipse(middle, radius * 0.94),
              ),
            ]
          : []),
        stroked(withAlpha(WHITE, 0.55), radius * 0.01, arc(middle, radius * 0.985, -2.9, -1.7)),
      ];
    }
    case 'board': {
      const wood = woodOf(colours);
      const grain = Array.from({ length: 26 }, (_, index): Path => {
        const y = middle.y - radius + (index / 25) * radius * 2;
        const sway = between(random, -0.03, 0.03) * radius;
        return smoothLine([-1, -0.4, 0.2, 1].map((share, step) => ({ x: middle.x + share * radius, y: y + sway * (step % 2 ? 1 : -1) })));
      });
      return [
        painted(across(1.2, mixColours(wood, WHITE, 0.36), wood, mixColours(wood, BLACK, 0.3)), ellipse(middle, radius)),
        clipped(ellipse(middle, radius * 0.985), [stroked(withAlpha(mixColours(wood, BLACK, 0.5), 0.3), radius * 0.009, ...grain)]),
        stroked(withAlpha(mixColours(wood, WHITE, 0.6), 0.5), radius * 0.012, arc(middle, radius * 0.985, -3.2, -1.2)),
        stroked(withAlpha(mixColours(wood, BLACK, 0.6), 0.4), radius * 0.012, arc(middle, radius * 0.985, -0.2, 1.9)),
      ];
    }
    case 'tray':
    case 'ovenDish':
      return squareVessel(id, middle, radius, glaze, colours);
    case 'steamer':
      return bambooSteamer(middle, radius);
    case 'grate':
      return kettleGrill(random, middle, radius);
    case 'slate': {
      const stone = mixColours({ r: 52, g: 54, b: 60, a: 1 }, colours.darkest, 0.3);
      return [
        painted(across(1.1, mixColours(stone, WHITE, 0.2), stone, mixColours(stone, BLACK, 0.35)), roundedSquare(middle, radius)),
        stroked(withAlpha(WHITE, 0.22), radius * 0.012, roundedSquare(middle, radius * 0.985)),
        filled(
          withAlpha(WHITE, 0.05),
          ...Array.from({ length: 12 }, () =>
            ellipse(polar(middle, radius * 0.8 * random(), random() * 6.28), radius * between(random, 0.06, 0.24), radius * 0.03),
          ),
        ),
      ];
    }
  }
}

/** The shade that the wall of a vessel throws on its food. */
export function shadeInside(id: VesselId, middle: Point, radius: number): readonly SceneNode[] {
  const deep = ({ pan: 0.05, steamer: 0.07, pot: 0.1, tray: 0.04, ovenDish: 0.06 } as Partial<Record<VesselId, number>>)[id];
  if (deep === undefined) return [];
  const outline = (size: number) => (SQUARE.has(id) ? roundedSquare(middle, size / 0.9) : ellipse(middle, size));
  const inside = outline(radius * roomIn(id));
  return [
    clipped(inside, [
      shadowOf(
        [stroked(BLACK, radius * 0.1, outline(radius * (roomIn(id) + 0.05)))],
        withAlpha({ r: 30, g: 12, b: 6, a: 1 }, 0.7),
        { x: radius * deep * 0.8, y: radius * deep },
        radius * 0.05,
      ),
    ]),
  ];
}

function arc(middle: Point, radius: number, from: number, to: number): Path {
  return smoothLine(Array.from({ length: 14 }, (_, index) => polar(middle, radius, from + ((to - from) * index) / 13)));
}
