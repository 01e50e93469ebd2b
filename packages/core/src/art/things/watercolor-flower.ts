import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';

export type WatercolorFlowerId = 'anemone' | 'poppy' | 'peony' | 'cosmos';

/** A ring of petals: their number, how far they reach as a share of the flower, and how wide they are beside their length. */
interface Ring {
  readonly petals: number;
  readonly reach: number;
  readonly breadth: number;
  /** The waves of an edge, as a share of the length. */
  readonly ruffle: number;
}

interface FlowerForm {
  readonly rings: readonly Ring[];
  /** The radius of the dark middle as a share of the flower; zero for a flower whose petals close over it. */
  readonly middle: number;
}

const FORMS = {
  anemone: {
    rings: [
      { petals: 7, reach: 1, breadth: 0.72, ruffle: 0.03 },
      { petals: 5, reach: 0.74, breadth: 0.7, ruffle: 0.03 },
    ],
    middle: 0.2,
  },
  poppy: {
    rings: [
      { petals: 4, reach: 1, breadth: 1.3, ruffle: 0.07 },
      { petals: 3, reach: 0.72, breadth: 1.2, ruffle: 0.06 },
    ],
    middle: 0.17,
  },
  peony: {
    rings: [
      { petals: 7, reach: 1, breadth: 0.86, ruffle: 0.06 },
      { petals: 6, reach: 0.76, breadth: 0.9, ruffle: 0.06 },
      { petals: 5, reach: 0.52, breadth: 0.95, ruffle: 0.05 },
      { petals: 3, reach: 0.3, breadth: 1, ruffle: 0.04 },
    ],
    middle: 0,
  },
  cosmos: { rings: [{ petals: 8, reach: 1, breadth: 0.56, ruffle: 0.05 }], middle: 0.15 },
} as const satisfies Record<WatercolorFlowerId, FlowerForm>;

/**
 * @property ink the color of the petals
 * @property line the color of the pen
 */
export interface FlowerColours {
  readonly ink: Rgba;
  readonly line: Rgba;
}

/** A flower's place: its middle, its radius, and how much it is turned away, from 0.5 to 1, seen from above. */
export interface FlowerPlace {
  readonly at: Point;
  readonly radius: number;
  readonly openness: number;
}

/** A flower in thin color, each petal with a pale belly and an edge where the pigment dried, and a loose pen line over it. */
export function watercolorFlower(
  random: Random,
  { at, radius, openness }: FlowerPlace,
  id: WatercolorFlowerId,
  { ink, line }: FlowerColours,
): readonly SceneNode[] {
  const { rings, middle } = FORMS[id];
  const lean = between(random, -0.5, 0.5);
  const turn = random() * 2 * Math.PI;
  const deep = mixColours(ink, line, 0.3);
  // A flower that is turned away is an ellipse, narrow along the direction in which it leans.
  const inSight = ({ x, y }: Point): Point => {
    const [along, across] = [x * Math.cos(lean) + y * Math.sin(lean), (y * Math.cos(lean) - x * Math.sin(lean)) * openness];
    return { x: at.x + along * Math.cos(lean) - across * Math.sin(lean), y: at.y + along * Math.sin(lean) + across * Math.cos(lean) };
  };
  const petals = rings.flatMap((ring, depth) =>
    Array.from({ length: ring.petals }, (_, index) => {
      const angle = turn + depth * 0.7 + ((index + between(random, -0.14, 0.14)) / ring.petals) * 2 * Math.PI;
      const long = radius * ring.reach * between(random, 0.9, 1.06);
      return petal(random, angle, long, ring, inSight, { ink: depth > 0 ? mixColours(ink, deep, 0.4 * depth) : ink, deep, line }, at);
    }),
  );
  return [...petals, ...(middle > 0 ? stamens(random, radius * middle, inSight, line) : [])];
}

/** Points of a petal from its foot around its tip, as shares of its length along it and of its half breadth across. */
const EDGE = [
  [0.03, 0.05],
  [0.2, 0.34],
  [0.45, 0.78],
  [0.7, 1],
  [0.9, 0.84],
  [0.985, 0.42],
  [0.96, 0],
  [0.985, -0.42],
  [0.9, -0.84],
  [0.7, -1],
  [0.45, -0.78],
  [0.2, -0.34],
  [0.03, -0.05],
] as const;

function petal(
  random: Random,
  angle: number,
  long: number,
  { breadth, ruffle }: Ring,
  inSight: (point: Point) => Point,
  { ink, deep, line }: FlowerColours & { readonly deep: Rgba },
  foot: Point,
): SceneNode {
  const place = (along: number, out: number): Point => {
    const wave = along > 0.4 ? between(random, -ruffle, ruffle) : 0;
    return polar(polar({ x: 0, y: 0 }, long * (along + wave), angle), (long * breadth * out) / 2, angle + Math.PI / 2);
  };
  const around = EDGE.map(([along, out]) => inSight(place(along, out)));
  const outline = smoothShape(around);
  // The pen does not follow the color: it was there before, and the brush was wet.
  const drawn = smoothLine(
    around.slice(1, -1).map(({ x, y }) => ({ x: x + between(random, -1, 1) * 3, y: y + between(random, -1, 1) * 3 })),
  );
  const veins = [-0.34, 0.05, 0.4].map((out) =>
    smoothLine([inSight(place(0.16, out * 0.3)), inSight(place(0.38, out * 0.7)), inSight(place(between(random, 0.5, 0.7), out))]),
  );
  return {
    kind: 'group',
    children: [
      painted(radialPaint(foot, long, [withAlpha(deep, 0.9), withAlpha(ink, 0.62), withAlpha(ink, 0.44), withAlpha(ink, 0.78)]), outline),
      stroked(withAlpha(ink, 0.55), 2, outline),
      stroked(withAlpha(line, 0.62), 1.7, drawn),
      stroked(withAlpha(line, 0.3), 1.1, ...veins),
    ],
  };
}

/** A dark middle, and pollen on threads around it. */
function stamens(random: Random, radius: number, inSight: (point: Point) => Point, line: Rgba): readonly SceneNode[] {
  const threads = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 2 * Math.PI + between(random, -0.1, 0.1);
    const end = inSight(polar({ x: 0, y: 0 }, radius * between(random, 1.2, 1.9), angle));
    return {
      thread: smoothLine([inSight(polar({ x: 0, y: 0 }, radius * 0.6, angle)), end]),
      grain: ellipse(end, between(random, 1.6, 3.4)),
    };
  });
  const middle = inSight({ x: 0, y: 0 });
  return [
    stroked(withAlpha(line, 0.7), 1.2, ...threads.map(({ thread }) => thread)),
    filled(withAlpha(line, 0.88), ...threads.map(({ grain }) => grain)),
    filled(withAlpha(line, 0.9), ellipse(middle, radius * 0.72, radius * 0.66)),
    filled(withAlpha(line, 0.4), ellipse(middle, radius * 0.98, radius * 0.9)),
  ];
}

/** A leaf in thin color with its ribs in pen. @param angle where it points, radians */
export function watercolorLeaf(random: Random, stalk: Point, long: number, angle: number, { ink, line }: FlowerColours): SceneNode {
  const breadth = between(random, 0.3, 0.4);
  const bow = between(random, -0.16, 0.16);
  const place = (along: number, out: number): Point =>
    polar(polar(stalk, long * along, angle + bow * along), long * breadth * out, angle + bow * along + Math.PI / 2);
  const outline = smoothShape(
    (
      [
        [0, 0],
        [0.25, 0.38],
        [0.52, 0.48],
        [0.8, 0.27],
        [1, 0],
        [0.8, -0.27],
        [0.52, -0.48],
        [0.25, -0.38],
      ] as const
    ).map(([along, out]) => place(along, out)),
  );
  const ribs = [0.24, 0.4, 0.56, 0.72].flatMap((along) =>
    [0.3, -0.3].map((out) => smoothLine([place(along, 0), place(along + 0.16, out * (1.15 - along))])),
  );
  return {
    kind: 'group',
    children: [
      painted(radialPaint(place(0.55, 0.1), long * 0.62, [withAlpha(ink, 0.34), withAlpha(ink, 0.52), withAlpha(ink, 0.78)]), outline),
      stroked(withAlpha(ink, 0.5), 1.8, outline),
      stroked(withAlpha(line, 0.5), 1.5, smoothLine([place(0, 0), place(0.5, 0), place(0.94, 0)])),
      stroked(withAlpha(line, 0.3), 1, ...ribs),
    ],
  };
}

/** A closed bud on its stem. @param angle where it points, radians */
export function watercolorBud(random: Random, foot: Point, radius: number, angle: number, { ink, line }: FlowerColours): SceneNode {
  const place = (along: number, out: number): Point => polar(polar(foot, radius * 2 * along, angle), radius * out, angle + Math.PI / 2);
  const scale = (tip: number, out: number) =>
    smoothShape([place(0, 0.2 * out), place(0.3, 0.75 * out), place(tip, 0.3 * out), place(0.32, 0.1 * out)]);
  const body = smoothShape([place(0, 0), place(0.3, 0.66), place(0.7, 0.5), place(1, 0.06), place(0.7, -0.5), place(0.3, -0.66)]);
  return {
    kind: 'group',
    children: [
      painted(radialPaint(place(0.9, 0), radius * 2, [withAlpha(ink, 0.5), withAlpha(ink, 0.4), withAlpha(ink, 0.85)]), body),
      stroked(withAlpha(line, 0.6), 1.6, body, smoothLine([place(0.1, 0), place(0.55, between(random, -0.2, 0.2)), place(0.96, 0)])),
      filled(withAlpha(line, 0.45), scale(0.62, 1), scale(0.58, -1)),
    ],
  };
}
