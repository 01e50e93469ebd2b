import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { leaf, sprig } from './plants.ts';
import { toadstool } from './toadstool.ts';

const BARK: Rgba = { r: 96, g: 66, b: 50, a: 1 };

interface Blade {
  readonly at: Point;
  readonly length: number;
  readonly angle: number;
  readonly breadth: number;
}

/** The left edge of a front, or the right one. */
type Edge = -1 | 1;
const EDGES: readonly Edge[] = [-1, 1];

export interface WoodFrame {
  readonly random: Random;
  readonly area: Rect;
  /** The upper edge of the words over the clearing, and their lower edge. */
  readonly head: number;
  readonly calm: number;
  readonly floor: number;
  readonly mirrored: boolean;
  readonly isNight: boolean;
  readonly tones: Readonly<Record<'air' | 'green' | 'light' | 'shadow' | 'red', Rgba>>;
}

/** Trunks, boughs, broad leaves, ferns and toadstools at both edges of a front and above its words, the nearer the darker. */
export function woodFrame({ random, area, head, calm, floor, mirrored, isNight, tones }: WoodFrame): readonly SceneNode[] {
  const { air, green, light, shadow, red } = tones;
  const room = floor - calm;
  const scale = Math.min(1, room / 600);
  const side = (x: number) => (mirrored ? 1000 - x : x);
  return [
    ...EDGES.flatMap((edge) => fernsAt(edge, mixColours(green, air, isNight ? 0.02 : 0.16), Math.min(380, room * 0.6))),
    ...EDGES.flatMap(trunkAt),
    ...[0, 1, 2].flatMap((layer) => EDGES.flatMap((edge) => boughsAt(edge, layer))),
    ...EDGES.flatMap((edge) => broadLeavesAt(edge, 0)),
    ...toadstool({ x: side(118), y: floor + 66 }, 150 * scale, red, shadow, light),
    ...toadstool({ x: side(196), y: floor + 80 }, 88 * scale, red, shadow, light),
    ...toadstool({ x: side(890), y: floor + 74 }, 100 * scale, red, shadow, light),
    ...EDGES.flatMap((edge) => fernsAt(edge, mixColours(green, shadow, 0.4), Math.min(250, room * 0.4))),
    ...EDGES.flatMap((edge) => broadLeavesAt(edge, 1)),
  ];

  function leaves(blades: readonly Blade[], tone: Rgba): readonly SceneNode[] {
    return blades.flatMap(({ at, length, angle, breadth }, index): readonly SceneNode[] => {
      const path = leaf(at, length, angle, breadth);
      const own = index % 2 === 0 ? mixColours(tone, light, 0.08) : mixColours(tone, shadow, 0.1);
      const veins = [0.3, 0.5, 0.7].flatMap((share) => {
        const from = polar(at, length * share, angle);
        return EDGES.map((turn) => smoothLine([from, polar(from, length * breadth * 0.4, angle + turn * 0.85)]));
      });
      return [
        shadowOf([filled(shadow, path)], withAlpha(shadow, isNight ? 0.55 : 0.34), { x: 2, y: 7 }, 7),
        painted(
          linearPaint(at, polar(at, length, angle), [mixColours(own, shadow, 0.34), own, mixColours(own, light, isNight ? 0.08 : 0.2)]),
          path,
        ),
        stroked(
          withAlpha(mixColours(own, light, 0.55), 0.55),
          Math.max(1.4, length * 0.014),
          smoothLine([at, polar(at, length * 0.88, angle)]),
        ),
        stroked(withAlpha(mixColours(own, light, 0.5), 0.32), Math.max(1, length * 0.008), ...veins),
      ];
    });
  }

  function fernsAt(edge: Edge, tone: Rgba, long: number): readonly SceneNode[] {
    const root = { x: edge < 0 ? 10 : 990, y: floor + 104 };
    return Array.from({ length: 5 }, (_, index) => {
      const angle = -Math.PI / 2 - edge * (0.05 + index * 0.3 + between(random, -0.07, 0.07));
      const frond = sprig(random, { x: root.x - edge * 8 * index, y: root.y }, long * between(random, 0.72, 1), angle, 'fern');
      const own = index % 2 === 0 ? mixColours(tone, light, 0.1) : mixColours(tone, shadow, 0.1);
      return [
        shadowOf([filled(shadow, frond.leaves)], withAlpha(shadow, 0.3), { x: 2, y: 6 }, 6),
        filled(own, frond.leaves),
        stroked(mixColours(own, light, 0.25), 3, frond.stem),
      ];
    }).flat();
  }

  /** A trunk at the edge of the front, with a branch over the words. */
  function trunkAt(edge: Edge): readonly SceneNode[] {
    const x = edge < 0 ? 0 : 1000;
    const heights = Array.from({ length: 9 }, (_, index) => area.y - 10 + ((floor + 130 - area.y) * index) / 8);
    const thick = (y: number) => 46 + 40 * Math.max(0, (y - floor + room * 0.4) / room) ** 2;
    const inner = heights.map((y, index) => ({ x: x - edge * (thick(y) + (index % 2) * 6), y }));
    const trunk = polygon([...inner, ...heights.toReversed().map((y) => ({ x: x + edge * 60, y }))]);
    const bark = mixColours(mixColours(BARK, green, 0.3), shadow, isNight ? 0.6 : 0.3);
    const furrows = [8, 22, 36].map((within) =>
      smoothLine(heights.map((y, index) => ({ x: x - edge * (within + Math.sin(index * 2.1 + within) * 5), y }))),
    );
    const top = head * 0.5;
    const branch = polygon([
      { x, y: head + 70 },
      { x: x - edge * 60, y: top + 34 },
      { x: x - edge * 130, y: top + 6 },
      { x: x - edge * 330, y: top * 0.5 },
      { x: x - edge * 420, y: top * 0.36 },
      { x: x - edge * 320, y: top * 0.4 },
      { x: x - edge * 110, y: top - 12 },
      { x: x - edge * 40, y: top + 6 },
      { x, y: head + 10 },
    ]);
    return [
      shadowOf([filled(shadow, trunk, branch)], withAlpha(shadow, 0.4), { x: -edge * 6, y: 6 }, 10),
      painted(
        linearPaint({ x, y: 0 }, { x: x - edge * 60, y: 0 }, [
          mixColours(bark, shadow, 0.4),
          bark,
          mixColours(bark, light, isNight ? 0.16 : 0.3),
        ]),
        trunk,
        branch,
      ),
      stroked(withAlpha(shadow, 0.35), 3, ...furrows),
    ];
  }

  /** Leaves that hang from the branch and grow along the trunk, none of them as far as the words. */
  function boughsAt(edge: Edge, layer: number): readonly SceneNode[] {
    const x = edge < 0 ? 0 : 1000;
    const tone = [mixColours(green, air, isNight ? 0.06 : 0.26), green, mixColours(green, shadow, 0.4)][layer] ?? green;
    const over = Array.from({ length: 9 }, (_, index): Blade => {
      const from = 20 + index * 58 + layer * 19 + between(random, -12, 12);
      const y = Math.max(area.y, head * (0.44 - 0.34 * Math.min(1, from / 420)) - layer * 10);
      const most = from < 90 ? 130 : Math.max(26, head - 8 - y);
      return {
        at: { x: x - edge * from, y },
        length: Math.min(most, (150 - from * 0.16) * between(random, 0.62, 1.05)),
        angle: Math.PI / 2 + edge * between(random, -0.5, 0.55),
        breadth: 0.46,
      };
    });
    const low = floor - room * 0.42;
    const along = Array.from({ length: layer === 0 ? 4 : 3 }, (_, index): readonly Blade[] => {
      const y = head + ((low - head) * (index + 0.35 * layer + between(random, 0, 0.4))) / (layer === 0 ? 4 : 3);
      return [-0.5, 0.2, 0.9].map((turn): Blade => {
        const lean = turn + between(random, -0.2, 0.2);
        return {
          at: { x: x - edge * 8, y: y + turn * 26 },
          length: Math.min(120, 90 / Math.max(0.5, Math.cos(lean))) * between(random, 0.55, 1),
          angle: edge < 0 ? lean : Math.PI - lean,
          breadth: 0.5,
        };
      });
    }).flat();
    return leaves([...over, ...along], tone);
  }

  /** Broad leaves that grow from the ground in the corners. */
  function broadLeavesAt(edge: Edge, layer: number): readonly SceneNode[] {
    const tone = layer === 0 ? mixColours(green, light, isNight ? 0.04 : 0.1) : mixColours(green, shadow, 0.5);
    const root = { x: edge < 0 ? -6 : 1006, y: floor + 120 + layer * 34 };
    const long = Math.min(310, room * 0.5) * (layer === 0 ? 1 : 0.84);
    const blades = [0.12, 0.98, 0.4, 0.7].map(
      (turn): Blade => ({
        at: { x: root.x - edge * turn * 26, y: root.y },
        length: long * between(random, 0.84, 1) * (1.05 - turn * 0.3),
        angle: -Math.PI / 2 - edge * (turn + layer * 0.12 + between(random, -0.06, 0.06)),
        breadth: 0.4,
      }),
    );
    return leaves(blades, tone);
  }
}
