import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type OnSand, placed } from './beach-things.ts';

/** A dog that sleeps on its side. @param size from its nose to its tail. @param side where its legs point: 1 to the right. */
export function sleepingDog({ middle, size, turn, shade }: OnSand, side: 1 | -1, coat: Rgba, patch: Rgba): readonly SceneNode[] {
  const upright = placed({ middle, size, turn });
  const at = (x: number, y: number): Point => upright(-side * x, y);
  const limb = (...joints: readonly (readonly [number, number, number])[]): Path => [
    ...clockwise(ribbon(joints.map(([x, y, half]) => ({ ...at(x, y), width: half * size })))),
    ...joints.flatMap(([x, y, half]) => clockwise(ellipse(at(x, y), half * size))),
  ];
  const body = clockwise(
    smoothShape([
      at(-0.14, -0.2),
      at(0.02, -0.22),
      at(0.14, -0.14),
      at(0.17, 0.06),
      at(0.14, 0.24),
      at(0, 0.32),
      at(-0.11, 0.24),
      at(-0.13, 0.02),
    ]),
  );
  const head = clockwise(
    smoothShape([
      at(-0.1, -0.42),
      at(0.03, -0.44),
      at(0.09, -0.34),
      at(0.05, -0.22),
      at(-0.06, -0.21),
      at(-0.14, -0.28),
      at(-0.25, -0.33),
      at(-0.26, -0.4),
    ]),
  );
  const ear = smoothShape([at(0, -0.41), at(0.08, -0.36), at(0.1, -0.24), at(0.03, -0.2), at(-0.02, -0.3)]);
  const legs = [
    limb([-0.08, -0.12, 0.05], [-0.2, -0.1, 0.035], [-0.32, -0.15, 0.03]),
    limb([-0.08, -0.02, 0.05], [-0.22, 0.0, 0.035], [-0.33, -0.04, 0.03]),
    limb([-0.04, 0.24, 0.07], [-0.2, 0.2, 0.04], [-0.3, 0.29, 0.03]),
    limb([0.02, 0.28, 0.06], [-0.12, 0.33, 0.04], [-0.24, 0.4, 0.03]),
  ];
  const tail = limb([0.06, 0.3, 0.03], [0.16, 0.4, 0.024], [0.12, 0.5, 0.014]);
  const whole = [...body, ...head, ...legs.flat(), ...tail];
  const soft = (path: Path, tone: Rgba): SceneNode =>
    clipped(path, [
      filled(mixColours(tone, shade, 0.3), path),
      shadowOf([filled(tone, path)], tone, { x: -size * 0.025, y: -size * 0.02 }, size * 0.018),
    ]);
  return [
    shadowOf([filled(shade, whole)], withAlpha(shade, 0.45), { x: size * 0.04, y: size * 0.05 }, size * 0.02),
    soft(tail, coat),
    ...legs.map((path) => soft(path, mixColours(coat, WHITE, 0.25))),
    soft(body, coat),
    clipped(body, [filled(patch, smoothShape([at(0.2, -0.05), at(0.04, -0.02), at(0.02, 0.12), at(0.2, 0.2)]))]),
    soft(head, coat),
    soft(ear, patch),
    filled(mixColours(shade, BLACK, 0.5), ellipse(at(-0.262, -0.375), size * 0.028)),
    stroked(mixColours(shade, BLACK, 0.4), size * 0.012, smoothLine([at(-0.09, -0.37), at(-0.06, -0.355), at(-0.03, -0.37)])),
  ];
}
