import { type Rgba, withAlpha } from '../../../design/colour.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, stroked } from '../../drawing/nodes.ts';
import { blob, type Brush, curve, evenBlob, mass } from './brush.ts';
import { GOLD } from './child-hats.ts';

/** The cut of an upper piece. */
export type Cut = 'tunic' | 'gown' | 'robe' | 'shirt' | 'coat' | 'suit';

/** The outline of the upper piece. @param sway how far its hem flies out, for a child in the air. */
export function cutOf(brush: Brush, cut: Cut, sway: number): Path {
  const hem = sway * 0.2;
  switch (cut) {
    case 'tunic':
      return evenBlob(brush, [0, 2.82], [0.5, 2.72], [0.66, 2.3], [0.7, 1.66], [0.86 + hem, 1.08 + hem], [0, 0.98]);
    case 'gown':
      return evenBlob(
        brush,
        [0, 2.82],
        [0.46, 2.74],
        [0.54, 2.3],
        [0.5, 1.86],
        [0.92, 1.2],
        [1.26 + hem, 0.44 + hem],
        [0.6, 0.26],
        [0, 0.22],
      );
    case 'robe':
      return evenBlob(brush, [0, 2.82], [0.5, 2.72], [0.66, 2.2], [0.74, 1.5], [1.04 + hem, 0.4 + hem], [0.5, 0.26], [0, 0.24]);
    case 'coat':
      return evenBlob(brush, [0, 2.84], [0.54, 2.74], [0.72, 2.2], [0.82, 1.5], [1.0 + hem, 0.96 + hem], [0.5, 0.86], [0, 0.84]);
    case 'suit':
      return evenBlob(brush, [0, 2.86], [0.62, 2.74], [0.84, 2.2], [0.84, 1.56], [0.7, 1.14], [0, 1.1]);
    case 'shirt':
      return evenBlob(brush, [0, 2.8], [0.5, 2.7], [0.64, 2.2], [0.7, 1.6], [0.68, 1.24], [0, 1.14]);
  }
}

/** A belt with a buckle around the upper piece. */
export function belt(brush: Brush, body: Path, colour: Rgba, up: number, half = 0.1): readonly SceneNode[] {
  const strap = blob(
    brush,
    [-1.2, up + half],
    [0, up + half - 0.06],
    [1.2, up + half],
    [1.2, up - half],
    [0, up - half - 0.06],
    [-1.2, up - half],
  );
  return [
    clipped(body, mass(brush, strap, colour)),
    stroked(GOLD, brush.reach * 0.055, blob(brush, [-0.12, up + 0.06], [0.12, up + 0.06], [0.12, up - 0.16], [-0.12, up - 0.16])),
  ];
}

export function stripes(brush: Brush, body: Path, colour: Rgba): SceneNode {
  return clipped(body, [
    stroked(
      withAlpha(colour, 0.88),
      brush.reach * 0.12,
      ...[2.62, 2.3, 1.98, 1.66, 1.34].map((up) => curve(brush, [-1, up + 0.1], [0, up - 0.04], [1, up + 0.1])),
    ),
  ]);
}
