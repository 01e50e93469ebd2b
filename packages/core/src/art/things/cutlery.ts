import type { Point } from '../../geometry/shapes.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';

export type CutleryId = 'fork' | 'knife' | 'spoon';

/** Half outlines along a piece that is 100 units long: how far along from the handle's end, and how far out. */
const HANDLE: readonly (readonly [number, number])[] = [
  [0, 1.2],
  [2, 2.6],
  [14, 2.2],
  [40, 1.3],
  [60, 1.2],
];
const HEADS: Readonly<Record<CutleryId, readonly (readonly [number, number])[]>> = {
  fork: [
    [68, 1.6],
    [73, 4.4],
    [78, 5],
  ],
  knife: [],
  spoon: [
    [66, 1.6],
    [72, 4.8],
    [80, 7.4],
    [90, 6.8],
    [98, 3.2],
    [100, 0.4],
  ],
};

/** A fork, knife or spoon that lies on a table. @param end the end of its handle. @param angle where its head points, radians. */
export function cutlery(id: CutleryId, end: Point, length: number, angle: number): Path {
  const side = [...HANDLE, ...HEADS[id]];
  const outline = smoothShape([
    ...side.map(([along, out]) => ({ x: along, y: out })),
    ...side.toReversed().map(([along, out]) => ({ x: along, y: -out })),
  ]);
  const tines = [-4.2, -1.4, 1.4, 4.2].flatMap((y) => rectanglePath({ x: 77, y: y - 0.75, width: 21, height: 1.5 }));
  const blade = smoothShape([
    { x: 58, y: -1.2 },
    { x: 62, y: -2.8 },
    { x: 90, y: -2.8 },
    { x: 97, y: -1.6 },
    { x: 100, y: 1.4 },
    { x: 90, y: 2.2 },
    { x: 62, y: 2.4 },
    { x: 58, y: 1.2 },
  ]);
  const whole: Path = [...outline, ...(id === 'fork' ? tines : id === 'knife' ? blade : ellipse({ x: 0.6, y: 0 }, 1))];
  const [cos, sin, scale] = [Math.cos(angle), Math.sin(angle), length / 100];
  return transformPath(whole, [cos * scale, sin * scale, -sin * scale, cos * scale, end.x, end.y]);
}
