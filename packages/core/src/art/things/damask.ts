import type { Rgba } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

const WIDE = 200;
const TALL = 260;

/** A silk wall with large woven palmettes in a net of curved bands, quiet enough for words. @param ink the color of its pattern, faint. */
export function damask(area: Rect, ink: Rgba): readonly SceneNode[] {
  const columns = Array.from({ length: Math.ceil(area.width / WIDE) + 3 }, (_, index) => Math.floor(area.x / WIDE) - 1 + index);
  const rows = Array.from({ length: Math.ceil(area.height / TALL) + 3 }, (_, index) => index - 1);
  const spots = columns.flatMap((column) =>
    rows.flatMap((row): readonly Point[] => [
      { x: column * WIDE + WIDE / 2, y: area.y + row * TALL },
      { x: column * WIDE + WIDE, y: area.y + row * TALL + TALL / 2 },
    ]),
  );
  return [filled(ink, ...spots.flatMap(palmette)), stroked(ink, 5, ...spots.flatMap(bands))];
}

function palmette({ x, y }: Point): readonly Path[] {
  const root = { x, y: y + 46 };
  const fan = [0, 0.42, 0.84, 1.26].flatMap((turn, index) =>
    (turn === 0 ? [0] : [turn, -turn]).map((side) => leaf(root, 96 - index * 15, -Math.PI / 2 + side, 0.34 + index * 0.03)),
  );
  const curls = [-1, 1].map((side) =>
    smoothShape([
      { x, y: y + 50 },
      { x: x + side * 26, y: y + 66 },
      { x: x + side * 44, y: y + 52 },
      { x: x + side * 38, y: y + 76 },
      { x: x + side * 14, y: y + 82 },
      { x, y: y + 70 },
    ]),
  );
  return [
    ...fan,
    ...curls,
    leaf({ x, y: y + 78 }, 34, Math.PI / 2, 0.5),
    ...[-0.9, -0.3, 0.3, 0.9].map((turn) => ellipse(polar(root, 104 - Math.abs(turn) * 22, -Math.PI / 2 + turn * 0.7), 4)),
  ];
}

/** The lower half of the ogee around a palmette. */
function bands({ x, y }: Point): readonly Path[] {
  return [-1, 1].map((side) =>
    smoothLine([
      { x: x + side * (WIDE / 2 - 8), y: y - 12 },
      { x: x + side * (WIDE / 2 - 14), y: y + 44 },
      { x: x + side * 44, y: y + 96 },
      { x: x + side * 9, y: y + TALL / 2 - 10 },
    ]),
  );
}
