import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { ribbon } from '../../drawing/ribbon.ts';

/** The colors of a part of a reef: its own, the light that falls on it, and the deep water in which it ends. */
export interface ReefTones {
  readonly tone: Rgba;
  readonly light: Rgba;
  readonly deep: Rgba;
}

export const REEF_KINDS = ['branches', 'dome', 'tubes', 'fan', 'anemone'] as const;
export type ReefKind = (typeof REEF_KINDS)[number];

/** A coral or a sponge that grows from its foot. @param size its height. */
export function reefPlant(kind: ReefKind, random: Random, foot: Point, size: number, tones: ReefTones): readonly SceneNode[] {
  switch (kind) {
    case 'branches':
      return branches(random, foot, size, tones);
    case 'dome':
      return dome(random, foot, size * 0.62, tones);
    case 'tubes':
      return tubes(random, foot, size, tones);
    case 'fan':
      return fan(random, foot, size, tones);
    case 'anemone':
      return anemone(random, foot, size * 0.8, tones);
  }
}

function lit({ tone, light, deep }: ReefTones, top: Point, foot: Point, ...paths: readonly Path[]): SceneNode {
  return painted(linearPaint(top, foot, [mixColours(tone, light, 0.34), tone, mixColours(tone, deep, 0.46)]), ...paths);
}

/** Coral like the antlers of a deer, with pale tips. */
function branches(random: Random, foot: Point, size: number, tones: ReefTones): readonly SceneNode[] {
  const limbs: Path[] = [];
  const tips: Path[] = [];
  const grow = (from: Point, angle: number, long: number, wide: number, order: number) => {
    const to = { x: from.x + Math.cos(angle) * long, y: from.y + Math.sin(angle) * long };
    const bend = { x: (from.x + to.x) / 2 + between(random, -0.1, 0.1) * long, y: (from.y + to.y) / 2 };
    limbs.push(
      ribbon([
        { ...from, width: wide },
        { ...bend, width: wide * 0.92 },
        { ...to, width: wide * 0.8 },
      ]),
    );
    limbs.push(ellipse(to, wide * 0.86));
    if (order === 0) {
      tips.push(ellipse({ x: to.x, y: to.y - wide * 0.1 }, wide * 0.6));
      return;
    }
    for (const turn of order > 1 ? [-0.5, 0.06, 0.52] : [-0.36, 0.34])
      grow(to, angle + turn + between(random, -0.12, 0.12), long * between(random, 0.62, 0.82), wide * 0.78, order - 1);
  };
  grow({ x: foot.x, y: foot.y + size * 0.04 }, -Math.PI / 2 + between(random, -0.1, 0.1), size * 0.36, size * 0.068, 2);
  return [lit(tones, { x: foot.x, y: foot.y - size }, foot, ...limbs), filled(mixColours(tones.tone, WHITE, 0.6), ...tips)];
}

/** A round coral with winding furrows. */
function dome(random: Random, foot: Point, size: number, tones: ReefTones): readonly SceneNode[] {
  const spot = (x: number, y: number): Point => ({ x: foot.x + x * size, y: foot.y + y * size });
  const outline = smoothShape([
    spot(-1, 0.12),
    spot(-0.98, -0.4),
    spot(-0.6, -0.86),
    spot(0, -1),
    spot(0.6, -0.86),
    spot(0.98, -0.4),
    spot(1, 0.12),
  ]);
  const furrows = Array.from({ length: 7 }, (_, row) => {
    const y = -0.86 + row * 0.15;
    return smoothLine(
      Array.from({ length: 9 }, (_none, step) =>
        spot(-1 + step * 0.25, y + (step % 2 === 0 ? 0.05 : -0.05) + (step / 4 - 1) ** 2 * 0.3 + between(random, -0.02, 0.02)),
      ),
    );
  });
  return [
    lit(tones, spot(-0.3, -1), spot(0.2, 0.1), outline),
    clipped(outline, [stroked(mixColours(tones.tone, tones.deep, 0.34), size * 0.045, ...furrows)]),
  ];
}

/** A group of sponges like organ pipes. */
function tubes(random: Random, foot: Point, size: number, tones: ReefTones): readonly SceneNode[] {
  return [-0.3, 0.32, -0.1, 0.14, -0.42].flatMap((x, index) => {
    const high = size * (index < 3 ? between(random, 0.72, 1) : between(random, 0.4, 0.6));
    const wide = size * (index < 3 ? 0.115 : 0.1);
    const top = { x: foot.x + x * size * 1.15, y: foot.y - high };
    const start = { x: foot.x + x * size * 0.6, y: foot.y + size * 0.05 };
    return [
      lit(
        tones,
        top,
        foot,
        ribbon([
          { ...start, width: wide * 0.8 },
          { x: (top.x + start.x) / 2, y: (top.y + start.y) / 2, width: wide },
          { ...top, width: wide * 1.12 },
        ]),
      ),
      filled(mixColours(tones.tone, tones.light, 0.45), ellipse(top, wide * 1.12, wide * 0.5)),
      filled(mixColours(tones.tone, mixColours(tones.deep, BLACK, 0.2), 0.7), ellipse(top, wide * 0.8, wide * 0.32)),
    ];
  });
}

/** A fan of fine veins. */
function fan(random: Random, foot: Point, size: number, tones: ReefTones): readonly SceneNode[] {
  const ends = Array.from({ length: 11 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 5) * 0.2;
    const reach = size * (0.96 - Math.abs(index - 5) * 0.035) * between(random, 0.94, 1.02);
    return { angle, reach, tip: { x: foot.x + Math.cos(angle) * reach, y: foot.y + Math.sin(angle) * reach } };
  });
  const ribs = ends.map(({ angle, reach, tip }) =>
    smoothLine([
      foot,
      { x: foot.x + Math.cos(angle * 0.6 - Math.PI * 0.2) * reach * 0.5, y: foot.y + Math.sin(angle * 0.6 - Math.PI * 0.2) * reach * 0.5 },
      tip,
    ]),
  );
  const webs = [0.4, 0.56, 0.7, 0.84].map((share) =>
    smoothLine(
      ends.map(({ angle, reach }, index) => ({
        x: foot.x + Math.cos(angle) * reach * (share + (index % 2) * 0.05),
        y: foot.y + Math.sin(angle) * reach * (share + (index % 2) * 0.05),
      })),
    ),
  );
  const leaf = smoothShape([{ x: foot.x, y: foot.y + size * 0.04 }, ...ends.map(({ tip }) => tip)]);
  return [
    painted(
      linearPaint({ x: 0, y: foot.y - size }, foot, [
        withAlpha(mixColours(tones.tone, tones.light, 0.3), 0.7),
        withAlpha(mixColours(tones.tone, tones.deep, 0.4), 0.85),
      ]),
      leaf,
    ),
    stroked(mixColours(tones.tone, tones.light, 0.2), size * 0.016, ...webs),
    stroked(mixColours(tones.tone, WHITE, 0.26), size * 0.026, ...ribs),
  ];
}

/** An anemone with soft arms. */
function anemone(random: Random, foot: Point, size: number, tones: ReefTones): readonly SceneNode[] {
  const arms = Array.from({ length: 15 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 7) * 0.18 + between(random, -0.06, 0.06);
    const reach = size * between(random, 0.66, 0.92);
    const tip = { x: foot.x + Math.cos(angle) * reach, y: foot.y - size * 0.18 + Math.sin(angle) * reach * 0.8 };
    const bend = { x: (foot.x + tip.x) / 2 + between(random, -0.12, 0.12) * size, y: (foot.y + tip.y) / 2 };
    return {
      path: ribbon([
        { x: foot.x + Math.cos(angle) * size * 0.16, y: foot.y - size * 0.06, width: size * 0.055 },
        { ...bend, width: size * 0.055 },
        { ...tip, width: size * 0.06 },
      ]),
      tip,
    };
  });
  return [
    lit(tones, { x: foot.x, y: foot.y - size }, foot, ...arms.map(({ path }) => path)),
    filled(mixColours(tones.tone, WHITE, 0.62), ...arms.map(({ tip }) => ellipse(tip, size * 0.07))),
    lit(tones, { x: foot.x, y: foot.y - size * 0.3 }, foot, ellipse({ x: foot.x, y: foot.y - size * 0.06 }, size * 0.36, size * 0.2)),
  ];
}

/** A plant of ribbons that sways in the water, with leaves on both sides. @param high from its foot to its tip. */
export function kelp(random: Random, foot: Point, high: number, lean: number, { tone, light, deep }: ReefTones): readonly SceneNode[] {
  const phase = between(random, 0, 6.28);
  const swing = between(random, 16, 30);
  const stem = (share: number): Point => ({
    x: foot.x + lean * share * share + Math.sin(phase + share * 4.6) * swing * (0.25 + share),
    y: foot.y - high * share,
  });
  const count = Math.max(5, Math.round(high / 36));
  const leaves = Array.from({ length: count }, (_, index) => {
    const share = 0.1 + (index / count) * 0.9;
    const from = stem(share);
    const side = index % 2 === 0 ? 1 : -1;
    const long = (1.05 - share * 0.45) * between(random, 54, 74) * Math.min(1.15, high / 420 + 0.3);
    const tip = { x: from.x + side * long * 0.72, y: from.y - long * 0.76 };
    const bend = { x: from.x + side * long * 0.54, y: from.y - long * 0.2 };
    return ribbon([
      { ...from, width: 2 },
      { ...bend, width: long * 0.19 },
      { ...tip, width: 1 },
    ]);
  });
  const paint = linearPaint({ x: 0, y: foot.y - high }, foot, [mixColours(tone, light, 0.42), tone, mixColours(tone, deep, 0.6)]);
  return [
    painted(paint, ...leaves),
    stroked(mixColours(tone, deep, 0.3), 6, smoothLine(Array.from({ length: 9 }, (_, index) => stem(index / 8)))),
  ];
}
