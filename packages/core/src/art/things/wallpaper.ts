import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

const STRIPE = 84;
const ROW = 128;

/** Striped wallpaper with small sprigs, quiet enough for words. @param ink the color of its pattern, faint. */
export function wallpaper(random: Random, area: Rect, ink: Rgba): readonly SceneNode[] {
  const first = Math.floor(area.x / STRIPE);
  const count = Math.ceil(area.width / STRIPE) + 2;
  const columns = Array.from({ length: count }, (_, index) => first + index);
  const rows = Array.from({ length: Math.ceil(area.height / ROW) + 2 }, (_, index) => area.y + index * ROW);
  const lean = random() < 0.5 ? 1 : -1;
  const stripes = columns
    .filter((column) => column % 2 === 0)
    .map((column) => rectanglePath({ x: column * STRIPE, y: area.y, width: STRIPE, height: area.height }));
  const lines = columns.flatMap((column) =>
    [4, STRIPE - 6].map((in_) => rectanglePath({ x: column * STRIPE + in_, y: area.y, width: 2, height: area.height })),
  );
  const sprigs = columns.flatMap((column) =>
    rows.flatMap((y): readonly Path[] => {
      const at = { x: column * STRIPE + STRIPE / 2, y: y + (column % 2 === 0 ? 0 : ROW / 2) };
      return [
        ...[-2.5, -1.57, -0.64].map((angle) => leaf({ x: at.x, y: at.y + 6 }, 25, angle + lean * 0.12, 0.4)),
        ...[0, 1, 2].map((petal) => ellipse({ x: at.x + (petal - 1) * 7, y: at.y + 14 + (petal % 2) * 6 }, 4)),
      ];
    }),
  );
  return [filled(withAlpha(ink, ink.a * 0.55), ...stripes), filled(withAlpha(ink, ink.a * 0.8), ...lines), filled(ink, ...sprigs)];
}
