import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline, smoothShape } from '../drawing/outlines.ts';
import type { Ridge } from './ridge.ts';

/** The grain of a layer: what a brush leaves between its upper and its lower edge. */
export type Grain = 'soil' | 'pebbles' | 'sand' | 'leaves' | 'blocks' | 'deep';

export interface EarthLayer {
  readonly top: Ridge;
  readonly base: Ridge;
  readonly tone: Rgba;
  readonly grain: Grain;
}

export interface EarthTones {
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** Units of a front's width for each stroke of a layer, by its grain. */
const SPACING: Readonly<Record<Grain, number>> = { soil: 4.4, pebbles: 7, sand: 4.6, leaves: 4.4, blocks: 5.4, deep: 6 };

/** A layer of the ground as a painter lays it: broad patches, strokes along its bed, its stones, a shade under its upper edge and a lit rim. */
export function earthLayer(random: Random, area: Rect, layer: EarthLayer, { shade, light }: EarthTones): readonly SceneNode[] {
  const { top, base, tone, grain } = layer;
  const line = across(area, 9, top);
  const body = areaUnder(line, area.y + area.height);
  const at = (x: number, share: number): Point => ({ x, y: top(x) + (base(x) - top(x)) * share });
  const anywhere = () => between(random, area.x, area.x + area.width);
  const middle = area.x + area.width / 2;
  const [upper, lower] = [top(middle), base(middle)];
  const pale = mixColours(tone, light, 0.42);
  const dim = mixColours(tone, shade, 0.5);
  const count = Math.round(area.width / SPACING[grain]);
  const strokes = (number: number, long: readonly [number, number], thick: readonly [number, number]): Path[] =>
    Array.from({ length: number }, () => {
      const [x, share, length] = [anywhere(), random(), between(random, ...long)];
      return dab(at(x, share), at(x + length, share + between(random, -0.03, 0.03)), between(random, ...thick));
    });
  const long = grain === 'soil' || grain === 'pebbles' ? ([10, 46] as const) : ([34, 190] as const);
  return [
    painted(
      linearPaint({ x: 0, y: upper - 20 }, { x: 0, y: lower + 20 }, [mixColours(tone, light, 0.1), tone, mixColours(tone, shade, 0.34)]),
      body,
    ),
    clipped(body, [
      ...Array.from({ length: Math.round(area.width / 120) }, (_, index) =>
        glow(at(anywhere(), random()), between(random, 60, 150), withAlpha(index % 2 ? pale : dim, 0.34)),
      ),
      filled(withAlpha(dim, 0.42), ...strokes(count, long, [1.4, 4.6])),
      filled(withAlpha(pale, 0.38), ...strokes(count, long, [1, 3.6])),
      filled(withAlpha(mixColours(dim, shade, 0.5), 0.5), ...strokes(Math.round(count * 0.4), [8, 40], [0.8, 2])),
      ...bed(),
      ...[34, 20, 9].map((width) => stroked(withAlpha(shade, 0.17), width, shifted(line, width * 0.2))),
    ]),
    stroked(withAlpha(shade, 0.5), 3, polyline(line)),
    stroked(withAlpha(pale, 0.5), 1.8, shifted(line, 5)),
  ];

  /** Things that are in the layer by its nature. */
  function bed(): readonly SceneNode[] {
    switch (grain) {
      case 'soil':
        return stones(Math.round(area.width / 34), [2.4, 7]);
      case 'pebbles':
        return stones(Math.round(area.width / 9), [6, 21]);
      case 'sand':
        return [...crossBeds(), ...stones(Math.round(area.width / 70), [2, 5])];
      case 'leaves':
        return [0.16, 0.3, 0.47, 0.6, 0.76, 0.9].flatMap((share) => {
          const leafLine = across(area, 14, (x) => at(x, share + 0.02 * Math.sin(x / 47 + share * 30)).y);
          return [stroked(withAlpha(dim, 0.6), 2.2, polyline(leafLine)), stroked(withAlpha(pale, 0.4), 1.4, shifted(leafLine, 3))];
        });
      case 'blocks':
        return joints();
      case 'deep':
        return facets();
    }
  }

  function stones(number: number, [least, most]: readonly [number, number]): readonly SceneNode[] {
    const all = Array.from({ length: number }, () => ({
      middle: at(anywhere(), between(random, 0.08, 0.96)),
      size: between(random, least, most),
    }));
    return [0, 1, 2].flatMap((turn) => {
      const own = all.filter((_, index) => index % 3 === turn);
      const stone = mixColours([pale, mixColours(tone, { r: 150, g: 146, b: 142, a: 1 }, 0.5), dim][turn] ?? tone, shade, 0.12);
      const shape = (dx: number, dy: number, size: number) =>
        own.map((each, index) => pebble({ x: each.middle.x + dx * each.size, y: each.middle.y + dy * each.size }, each.size * size, index));
      return [
        filled(withAlpha(shade, 0.55), ...shape(0.14, 0.24, 1.06)),
        filled(mixColours(stone, shade, 0.34), ...shape(0, 0, 1)),
        filled(stone, ...shape(-0.08, -0.12, 0.82)),
        filled(withAlpha(mixColours(stone, light, 0.6), 0.65), ...shape(-0.26, -0.3, 0.36)),
      ];
    });
  }

  /** Sand that the wind laid in slanting sheets. */
  function crossBeds(): readonly SceneNode[] {
    const lines = Array.from({ length: Math.round(area.width / 26) }, (_, index) => {
      const x = area.x + index * 26 + between(random, -5, 5);
      const half = Math.floor(index / 9) % 2;
      return dab(at(x, half * 0.5 + 0.04), at(x + 92, half * 0.5 + 0.47), between(random, 1.2, 2.6));
    });
    return [filled(withAlpha(dim, 0.34), ...lines), filled(withAlpha(pale, 0.4), ...lines.filter((_, index) => index % 2 > 0))];
  }

  /** Rock that broke along its bed and across it, each piece in its own light. */
  function joints(): readonly SceneNode[] {
    const rows = [0, 0.27, 0.62, 1];
    const wave = (x: number, row: number) =>
      row === 0 || row === 3 ? 0 : 0.07 * Math.sin(x / 83 + row * 2.1) + 0.045 * Math.sin(x / 31 + row);
    const edge = (x: number, row: number) => at(x, (rows[row] ?? 0) + wave(x, row));
    const pieces = [0, 1, 2].flatMap((row) => {
      const list: { path: Path; upper: Path; turn: number }[] = [];
      let lean = 0;
      for (let x = area.x - random() * 160; x < area.x + area.width; ) {
        const wide = between(random, 60, 330);
        const next = between(random, -26, 26);
        const steps = [0, 0.25, 0.5, 0.75, 1];
        const upper = steps.map((step) => edge(x + 2 + (wide - 4) * step, row));
        const lower = steps.map((step) => edge(x + lean + 2 + (wide - 4 + next - lean) * step, row + 1)).toReversed();
        list.push({ path: polygon([...upper, ...lower]), upper: shifted(upper, 4), turn: Math.floor(random() * 3) });
        x += wide;
        lean = next;
      }
      return list;
    });
    const cracks = Array.from({ length: Math.round(area.width / 46) }, () => {
      let spot = at(anywhere(), random());
      return polyline([
        spot,
        ...[0, 1, 2, 3].map(() => {
          spot = { x: spot.x + between(random, -16, 16), y: spot.y + between(random, 4, 16) };
          return spot;
        }),
      ]);
    });
    return [
      ...[0, 1, 2].map((turn) =>
        filled(withAlpha([pale, dim, shade][turn] ?? tone, 0.2), ...pieces.filter((piece) => piece.turn === turn).map(({ path }) => path)),
      ),
      stroked(withAlpha(shade, 0.2), 7, ...pieces.map(({ path }) => path)),
      stroked(withAlpha(shade, 0.46), 2, ...pieces.map(({ path }) => path)),
      stroked(withAlpha(shade, 0.4), 1.4, ...cracks),
      stroked(withAlpha(mixColours(pale, light, 0.4), 0.36), 1.8, ...pieces.map(({ upper }) => upper)),
    ];
  }

  /** Broken faces of dark rock. */
  function facets(): readonly SceneNode[] {
    const faces = Array.from({ length: Math.round(area.width / 24) }, () => {
      const [spot, size] = [at(anywhere(), random() ** 1.2), between(random, 16, 60)];
      return [0, 1, 2, 3].map((corner) => ({
        x: spot.x + Math.cos(corner * 1.57 + 0.4) * size * between(random, 0.5, 1.2),
        y: spot.y + Math.sin(corner * 1.57 + 0.4) * size * between(random, 0.3, 0.6),
      }));
    });
    return [
      filled(withAlpha(shade, 0.3), ...faces.filter((_, index) => index % 2 > 0).map(polygon)),
      filled(withAlpha(pale, 0.14), ...faces.filter((_, index) => index % 2 === 0).map(polygon)),
      stroked(withAlpha(mixColours(pale, light, 0.4), 0.26), 1.6, ...faces.map((face) => polyline(face.slice(2)))),
    ];
  }
}

/** A stroke of a brush: pointed at both ends. */
function dab(from: Point, to: Point, thick: number): Path {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return polygon([from, { x: middle.x, y: middle.y - thick }, to, { x: middle.x, y: middle.y + thick * 0.6 }]);
}

function pebble(middle: Point, size: number, turn: number): Path {
  if (size < 6) return ellipse(middle, size, size * 0.72);
  return smoothShape(
    [1, 0.86, 1.05, 0.9, 1, 0.84].map((out, index) => ({
      x: middle.x + Math.cos(index * 1.047 + turn) * size * out,
      y: middle.y + Math.sin(index * 1.047 + turn) * size * out * 0.72,
    })),
  );
}

function shifted(line: readonly Point[], down: number): Path {
  return polyline(line.map(({ x, y }) => ({ x, y: y + down })));
}
