import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** A leaf from its stalk to its tip. @param angle where it points, radians. @param breadth as a share of its length. */
export function leaf(stalk: Point, length: number, angle: number, breadth = 0.36): Path {
  const along = (share: number, out: number): Point => {
    const middle = polar(stalk, length * share, angle);
    return polar(middle, length * breadth * out, angle + Math.PI / 2);
  };
  return smoothShape([
    stalk,
    along(0.28, 0.42),
    along(0.55, 0.46),
    along(0.82, 0.24),
    along(1, 0),
    along(0.82, -0.24),
    along(0.55, -0.46),
    along(0.28, -0.42),
  ]);
}

export type SprigId = 'willow' | 'olive' | 'fern' | 'laurel' | 'eucalyptus';

const SPRIGS = {
  willow: { pairs: 15, leaf: 0.24, breadth: 0.17, open: 0.55, taper: 0.5 },
  olive: { pairs: 11, leaf: 0.19, breadth: 0.3, open: 0.75, taper: 0.45 },
  fern: { pairs: 24, leaf: 0.26, breadth: 0.2, open: 1.05, taper: 1 },
  laurel: { pairs: 9, leaf: 0.24, breadth: 0.4, open: 0.7, taper: 0.4 },
  eucalyptus: { pairs: 9, leaf: 0.17, breadth: 0.92, open: 0.95, taper: 0.5 },
} as const satisfies Record<SprigId, object>;

/** The curve of a stem, and where its leaves sit. */
export interface Sprig {
  readonly stem: Path;
  readonly leaves: Path;
}

/** A twig with leaves on both sides. @param angle where it grows to, radians. */
export function sprig(random: Random, root: Point, length: number, angle: number, id: SprigId): Sprig {
  const { pairs, leaf: share, breadth, open, taper } = SPRIGS[id];
  const bend = between(random, -0.6, 0.6);
  const at = (step: number): Point => {
    const heading = angle + bend * (step - 0.5) * 0.6;
    const place = polar(root, length * step, heading);
    return place;
  };
  const headingAt = (step: number) => angle + bend * (step - 0.5) * 1.2 + bend * step * 0.3;
  const stem = smoothLine(Array.from({ length: 9 }, (_, index) => at(index / 8)));
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const step = 0.12 + (0.86 * index) / (pairs - 1);
    const size = length * share * (1 - taper * step) * between(random, 0.8, 1.12);
    const tilt = open * between(random, 0.8, 1.15);
    return [...leaf(at(step), size, headingAt(step) + tilt, breadth), ...leaf(at(step), size * 0.96, headingAt(step) - tilt, breadth)];
  });
  return { stem, leaves: [...leaves.flat(), ...leaf(at(1), length * share * (1.1 - taper), headingAt(1), breadth)] };
}

/** Grass and flower stems that rise from the ground. */
export function grassBlade(random: Random, root: Point, height: number): Path {
  const lean = between(random, -0.25, 0.25) * height;
  const width = Math.max(2, height * 0.022);
  const tip = { x: root.x + lean, y: root.y - height };
  const middle = { x: root.x + lean * 0.35, y: root.y - height * 0.55 };
  return [
    ...smoothLine([{ x: root.x - width, y: root.y }, { x: middle.x - width * 0.7, y: middle.y }, tip]),
    ...smoothLine([tip, { x: middle.x + width * 0.7, y: middle.y }, { x: root.x + width, y: root.y }]).slice(1),
    ['Z'],
  ];
}

export type BloomId = 'daisy' | 'poppy' | 'five' | 'peony' | 'tulip';

/** Returns a flower from above, as layers of paths from the undermost petals to the middle. */
export function bloom(random: Random, middle: Point, radius: number, id: BloomId): readonly Path[] {
  const turn = random() * Math.PI * 2;
  const ring = (count: number, reach: number, breadth: number, phase = 0): Path =>
    Array.from({ length: count }, (_, index) =>
      leaf(middle, radius * reach * between(random, 0.93, 1.05), turn + phase + (index / count) * 2 * Math.PI, breadth),
    ).flat();
  const round = (count: number, out: number, size: number, phase = 0): Path =>
    Array.from({ length: count }, (_, index) =>
      ellipse(polar(middle, radius * out, turn + phase + (index / count) * 2 * Math.PI), radius * size * between(random, 0.94, 1.05)),
    ).flat();
  switch (id) {
    case 'daisy':
      return [ring(13, 1, 0.24), ring(13, 0.86, 0.2, 0.24), ellipse(middle, radius * 0.26)];
    case 'poppy':
      return [round(4, 0.46, 0.56), round(3, 0.3, 0.46, 0.5), ellipse(middle, radius * 0.17)];
    case 'five':
      return [round(5, 0.5, 0.46), round(5, 0.3, 0.24, 0.63), ellipse(middle, radius * 0.18)];
    case 'peony':
      return [round(9, 0.62, 0.36), round(8, 0.44, 0.32, 0.35), round(6, 0.26, 0.27, 0.7), round(4, 0.1, 0.2, 0.2)];
    case 'tulip':
      return [ring(6, 1, 0.52), ring(5, 0.7, 0.44, 0.5), ellipse(middle, radius * 0.16)];
  }
}
