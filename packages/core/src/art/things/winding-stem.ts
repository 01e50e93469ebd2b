import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { alongCurve, type RibbonPoint, ribbon } from '../drawing/ribbon.ts';
import { broadLeaf, type SprayTones } from './leaf-sprays.ts';

/** A stem through some points, thinner towards its end. */
export interface WindingStem {
  readonly points: readonly Point[];
  /** Half its width at the root. */
  readonly width: number;
  readonly bark: Rgba;
  readonly leaves: SprayTones;
  /** The length of its leaves; 0: none. */
  readonly leaf: number;
  readonly hasThorns: boolean;
}

const STEPS = 8;

/** Draws the part of a stem between two shares of its points, with what grows on it. */
export function stemPart(
  random: Random,
  { points, width, bark, leaves, leaf, hasThorns }: WindingStem,
  from: number,
  to: number,
): readonly SceneNode[] {
  const whole = alongCurve(
    points.map((point, index) => ({ ...point, width: width * (1 - (0.72 * index) / (points.length - 1)) })),
    STEPS,
  );
  const [first, last] = [Math.floor(from * (whole.length - 1)), Math.ceil(to * (whole.length - 1))];
  const part = whole.slice(first, last + 1);
  if (part.length < 2) return [];
  const { shade, light } = leaves;
  const body = ribbon(part);
  const headingAt = (index: number) => {
    const [before, after] = [part[Math.max(0, index - 1)], part[Math.min(part.length - 1, index + 1)]];
    return before && after ? Math.atan2(after.y - before.y, after.x - before.x) : 0;
  };
  const thorns = hasThorns
    ? part.flatMap((point, index): readonly Path[] => (index % 3 === 1 ? [thorn(point, headingAt(index), index % 2 === 0 ? 1 : -1)] : []))
    : [];
  const blades =
    leaf > 0
      ? part.flatMap((point, index): readonly SceneNode[] => {
          if ((index + first) % 3 !== 0) return [];
          const side = (index + first) % 2 === 0 ? 1 : -1;
          const share = (first + index) / whole.length;
          const size = leaf * between(random, 0.74, 1.1) * (1 - share * 0.35);
          return broadLeaf(point, size, headingAt(index) + side * between(random, 0.6, 1.05), leaves, 0.5, -side * 0.35);
        })
      : [];
  const lit = part.map(
    (point, index): Point => polar(point, point.width * 0.4, headingAt(index) + (Math.cos(headingAt(index)) > 0 ? -1 : 1) * (Math.PI / 2)),
  );
  return [
    shadowOf([filled(shade, body, ...thorns)], withAlpha(shade, 0.62), { x: width * 0.8, y: width * 1.3 }, width * 0.75),
    ...blades.slice(0, Math.floor(blades.length / 2)),
    filled(mixColours(bark, shade, 0.5), body),
    ...(thorns.length > 0 ? [filled(mixColours(bark, shade, 0.4), ...thorns)] : []),
    stroked(withAlpha(mixColours(bark, light, 0.4), 0.8), Math.max(0.8, width * 0.4), smoothLine(lit)),
    ...blades.slice(Math.floor(blades.length / 2)),
  ];
}

function thorn(at: RibbonPoint, heading: number, side: 1 | -1): Path {
  const out = heading + (side * Math.PI) / 2;
  const foot = (along: number) => polar(polar(at, at.width * 0.7, out), along, heading);
  return polygon([foot(-at.width * 0.8), polar(polar(at, at.width * 2.7, out), -at.width * 0.7, heading), foot(at.width * 0.8)]);
}
