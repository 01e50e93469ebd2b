import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { grassBlade } from './plants.ts';
import type { EdgeTones, RoofEdge } from './roof-edge.ts';

/** Steps of light in which the faces of a rock are painted. */
const STEPS = 6;

/** A cliff at the side of a gap: broken faces that catch the low sun towards the gap, and grass on top. */
export function cliffEdge(
  random: Random,
  { from, edge, top, bottom, side }: Omit<RoofEdge, 'thing'>,
  { wall, shade, rim }: EdgeTones,
  grass: Rgba,
): readonly SceneNode[] {
  const high = bottom - top;
  const width = Math.abs(edge - from);
  const rock = mixColours(wall, shade, 0.3);
  const line: Point[] = [{ x: edge, y: top }];
  for (let y = top + 30; y < bottom; y += between(random, 34, 70)) {
    const share = (y - top) / high;
    line.push({ x: edge + side * (share * 60 - between(random, 2, 44)), y });
  }
  line.push({ x: edge + side * 46, y: bottom });
  const columns = Math.max(3, Math.round(width / 62));
  // Corners of the rock's faces, behind its edge; those of the top keep to the ground.
  const corners = line.map((at, row) =>
    Array.from({ length: columns + 1 }, (_, column): Point => {
      if (column === 0) return at;
      const along = (column + between(random, -0.3, 0.3)) / columns;
      return { x: at.x + (from - at.x) * Math.min(1, along), y: row === 0 ? top : at.y + between(random, -24, 24) };
    }),
  );
  const faces = corners.slice(0, -1).flatMap((row, index) =>
    row.slice(0, -1).flatMap((a, column) => {
      const [b, c, d] = [row[column + 1], corners[index + 1]?.[column + 1], corners[index + 1]?.[column]];
      if (!b || !c || !d) return [];
      const light = Math.max(0, 1 - (column / columns) * 1.5) * 0.62 + between(random, -0.12, 0.3);
      return [{ path: polygon([a, b, c, d]), step: Math.min(STEPS - 1, Math.max(0, Math.floor(light * STEPS))) }];
    }),
  );
  const toneOf = (step: number) =>
    step < 2 ? mixColours(rock, shade, 0.52 - step * 0.22) : mixColours(rock, rim, 0.03 + (step - 2) * 0.11);
  const outline = polygon([{ x: from, y: top }, ...line, { x: from, y: bottom }]);
  const blades = (share: number, tall: number) =>
    Array.from({ length: Math.round(width * share) }, () =>
      grassBlade(random, { x: from + (edge - from) * random(), y: top + between(random, 2, 14) }, between(random, tall * 0.4, tall)),
    );
  const turf = polygon([
    { x: from, y: top - 7 },
    { x: edge - side * 6, y: top - 6 },
    { x: edge + side * 5, y: top + 3 },
    ...Array.from({ length: 13 }, (_, index) => ({ x: edge + ((from - edge) * (index + 0.5)) / 13, y: top + between(random, 12, 34) })),
    { x: from, y: top + 24 },
  ]);
  return [
    filled(mixColours(rock, shade, 0.3), outline),
    clipped(outline, [
      ...Array.from({ length: STEPS }, (_, step) =>
        filled(toneOf(step), ...faces.filter((face) => face.step === step).map(({ path }) => path)),
      ),
      stroked(withAlpha(rim, 0.85), 6, polyline(line)),
      painted(
        linearPaint({ x: 0, y: top + high * 0.35 }, { x: 0, y: bottom }, [
          withAlpha(shade, 0),
          withAlpha(mixColours(shade, BLACK, 0.2), 0.9),
        ]),
        outline,
      ),
    ]),
    painted(
      linearPaint({ x: edge, y: 0 }, { x: edge - side * 260, y: 0 }, [mixColours(grass, rim, 0.34), mixColours(grass, shade, 0.45)]),
      turf,
    ),
    filled(mixColours(grass, shade, 0.5), ...blades(0.4, 32)),
    filled(mixColours(grass, rim, 0.22), ...blades(0.24, 25)),
  ];
}
