import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { type LandView, onLand } from './meander.ts';

interface PoleRow {
  readonly side: 1 | -1;
  /** Their distance from the line of sight, in world units. */
  readonly from: number;
}

interface PoleTones {
  readonly wood: Rgba;
  readonly rim: Rgba;
  readonly low: Rgba;
}

/** A pole's height, in units of the view's own eye height. */
const TALL = 1.5;

/** Telegraph poles with their wires, which march away to the horizon. */
export function roadsidePoles(view: LandView, { side, from }: PoleRow, { wood, rim, low }: PoleTones): readonly SceneNode[] {
  const poles = Array.from({ length: 9 }, (_, index) => 1.5 + index * 1.05 + index ** 2 * 0.12).map((away) => {
    const foot = onLand(view, { x: from, away });
    const top = onLand(view, { x: from, away }, TALL);
    return { away, foot, top, tall: foot.y - top.y };
  });
  const arm = ({ top, tall }: (typeof poles)[number], out: number, down: number): Point => ({
    x: top.x + out * tall * 0.13,
    y: top.y + tall * down,
  });
  const wires = poles.flatMap((pole, index) => {
    const next = poles[index + 1];
    if (!next) return [];
    return [-1, -0.45, 0.45, 1].map((out) => {
      const [a, b] = [arm(pole, out, 0.05), arm(next, out, 0.05)];
      return smoothLine([a, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + pole.tall * 0.05 }, b]);
    });
  });
  const [first] = poles;
  const ends = first
    ? [-1, -0.45, 0.45, 1].map((out) => {
        const a = arm(first, out, 0.05);
        return smoothLine([a, { x: a.x + side * 180, y: a.y - first.tall * 0.12 }, { x: a.x + side * 480, y: a.y - first.tall * 0.5 }]);
      })
    : [];
  return [
    stroked(withAlpha(mixColours(wood, low, 0.2), 0.7), 1.3, ...wires, ...ends),
    ...poles.toReversed().flatMap(({ away, foot, top, tall }): readonly SceneNode[] => {
      const tone = mixColours(wood, low, Math.min(0.75, (away - 1) * 0.09));
      const half = tall * 0.014;
      const bar = (y: number, wide: number) =>
        polygon([
          { x: top.x - wide, y },
          { x: top.x + wide, y },
          { x: top.x + wide, y: y + half * 1.6 },
          { x: top.x - wide, y: y + half * 1.6 },
        ]);
      return [
        filled(
          tone,
          polygon([
            { x: top.x - half * 0.8, y: top.y },
            { x: top.x + half * 0.8, y: top.y },
            { x: foot.x + half * 1.2, y: foot.y },
            { x: foot.x - half * 1.2, y: foot.y },
          ]),
          bar(top.y + tall * 0.05, tall * 0.14),
          bar(top.y + tall * 0.13, tall * 0.11),
        ),
        stroked(
          withAlpha(rim, 0.55),
          Math.max(0.8, half * 0.5),
          smoothLine([
            { x: top.x - side * half * 0.7, y: top.y },
            { x: foot.x - side * half, y: foot.y },
          ]),
        ),
      ];
    }),
  ];
}
