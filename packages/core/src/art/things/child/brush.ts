import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import { outlineInk } from '../../../scene/outline-ink.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, glow, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { smoothLine, smoothShape } from '../../drawing/outlines.ts';

/** Paints the parts of one figure. Places are in heads: half the width of the head is 1, and `up` counts from the ground. */
export interface Brush {
  readonly at: (x: number, up: number) => Point;
  /** Units of half the head's width. */
  readonly reach: number;
  /** 1 if the light comes from the left. */
  readonly facing: 1 | -1;
  readonly light: Rgba;
  readonly shade: Rgba;
}

export type Spot = readonly [x: number, up: number];

/** A closed curve through places. */
export function blob({ at }: Pick<Brush, 'at'>, ...spots: readonly Spot[]): Path {
  return smoothShape(spots.map(([x, up]) => at(x, up)));
}

/** A closed curve that is the same on both sides; `spots` go from the middle of its top down one side to the middle of its foot. */
export function evenBlob({ at }: Pick<Brush, 'at'>, ...spots: readonly Spot[]): Path {
  const back = spots.slice(1, -1).toReversed();
  return smoothShape([...spots.map(([x, up]) => at(x, up)), ...back.map(([x, up]) => at(-x, up))]);
}

export function curve({ at }: Pick<Brush, 'at'>, ...spots: readonly Spot[]): Path {
  return smoothLine(spots.map(([x, up]) => at(x, up)));
}

/** A mass of paint as gouache has it: lit from above at one side, shaded softly at the other, with a few marks of a dry brush. */
export function mass({ reach, facing, light, shade }: Brush, path: Path, colour: Rgba, strength = 1): readonly SceneNode[] {
  const ink = outlineInk(path);
  if (!ink) return [];
  const { x, y, width, height } = ink;
  const [near, far] = facing > 0 ? [x, x + width] : [x + width, x];
  const size = Math.max(width, height);
  const lit = mixColours(colour, light, 0.24 * strength);
  const shaded = mixColours(mixColours(colour, shade, 0.3 * strength), BLACK, 0.05 * strength);
  const marks = Array.from({ length: Math.min(7, Math.ceil(size / (0.2 * reach))) }, (_, index) => {
    const share = (index + 0.5) / 7;
    const from = { x: near + (far - near) * (0.1 + 0.55 * ((index * 0.618) % 1)), y: y + height * share };
    const long = (far - near) * (0.22 + 0.2 * ((index * 0.37) % 1));
    return smoothLine([
      from,
      { x: from.x + long / 2, y: from.y + height * 0.02 },
      { x: from.x + long, y: from.y + height * (0.1 - 0.06 * (index % 2)) },
    ]);
  });
  return [
    painted(linearPaint({ x: near, y }, { x: far, y: y + height }, [lit, colour, mixColours(colour, shaded, 0.7)]), path),
    clipped(path, [
      glow({ x: far, y: y + height * 0.82 }, size * 0.62, withAlpha(shaded, 0.62 * strength)),
      glow({ x: near + (far - near) * 0.24, y: y + height * 0.16 }, size * 0.46, withAlpha(mixColours(light, WHITE, 0.3), 0.3 * strength)),
      stroked(withAlpha(lit, 0.2), reach * 0.05, ...marks),
    ]),
  ];
}

/** The outline of an arm or a leg through three joints, with half its width at each. */
export function limb({ at }: Pick<Brush, 'at'>, joints: readonly [Spot, Spot, Spot], half: readonly [number, number, number]): Path {
  const [[ax, ay], [bx, by], [cx, cy]] = joints;
  const spots = Array.from({ length: 7 }, (_, index) => {
    const t = index / 6;
    // A soft bend that passes through the middle joint.
    const [px, py] = [2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2];
    const [x, up] = [(1 - t) ** 2 * ax + 2 * t * (1 - t) * px + t * t * cx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * py + t * t * cy];
    const [dx, dy] = [2 * (1 - t) * (px - ax) + 2 * t * (cx - px), 2 * (1 - t) * (py - ay) + 2 * t * (cy - py)];
    const length = Math.hypot(dx, dy) || 1;
    const wide = t < 0.5 ? half[0] + (half[1] - half[0]) * 2 * t : half[1] + (half[2] - half[1]) * (2 * t - 1);
    return { x, up, nx: (-dy / length) * wide, ny: (dx / length) * wide };
  });
  return smoothShape([
    ...spots.map(({ x, up, nx, ny }) => at(x + nx, up + ny)),
    ...spots.toReversed().map(({ x, up, nx, ny }) => at(x - nx, up - ny)),
  ]);
}
