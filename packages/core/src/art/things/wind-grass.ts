import type { Point, Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** A blade of grass in the wind. */
export interface Blade {
  readonly root: Point;
  readonly height: number;
  /** The reach of the wind's bend, as a share of its height. */
  readonly lean: number;
}

interface Row {
  /** Blades on a front of 1000 units. */
  readonly count: number;
  readonly y: number;
  readonly least: number;
  readonly most: number;
}

/** A row of blades over the width of an area. */
export function grassRow(random: Random, area: Rect, { count, y, least, most }: Row): readonly Blade[] {
  return Array.from({ length: Math.round((count * area.width) / 1000) }, () => ({
    root: { x: between(random, area.x - 20, area.x + area.width + 20), y: y + between(random, 0, 40) },
    height: between(random, least, most),
    lean: between(random, 0.15, 0.75),
  }));
}

/** The outline of a blade. @param side where the wind comes from: 1 right. */
export function windBlade({ root, height, lean }: Blade, side: 1 | -1): Path {
  const bend = -side * height * lean;
  const wide = Math.max(0.6, height * 0.035);
  return ribbon([
    { ...root, width: wide },
    { x: root.x + bend * 0.3, y: root.y - height * 0.6, width: wide * 0.8 },
    { x: root.x + bend, y: root.y - height, width: 0.3 },
  ]);
}

/** The outline of a blade that stands too far away for its curve to be seen smooth. @param side where the wind comes from: 1 right. */
export function reed({ root, height, lean }: Blade, side: 1 | -1): Path {
  const bend = -side * height * lean;
  const wide = Math.max(0.5, height * 0.03);
  return polygon([
    { x: root.x - wide, y: root.y },
    { x: root.x + bend * 0.3 - wide * 0.8, y: root.y - height * 0.6 },
    { x: root.x + bend, y: root.y - height },
    { x: root.x + bend * 0.3 + wide * 0.8, y: root.y - height * 0.6 },
    { x: root.x + wide, y: root.y },
  ]);
}

/** The seeds at the tip of a blade. */
export function seedHead({ root, height, lean }: Blade, side: 1 | -1): Path {
  const tip = { x: root.x - side * height * lean, y: root.y - height };
  return [0, 1, 2, 3].flatMap((step) =>
    ellipse({ x: tip.x + side * step * height * 0.05 * lean, y: tip.y + step * height * 0.075 }, 2.1, 3.6),
  );
}
