import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { smoothNoise } from '../drawing/noise.ts';
import { sampledLine } from '../drawing/sampled-line.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';

/** A row of waves that runs across the whole picture. */
export interface Swell {
  readonly area: Rect;
  /** The level of its troughs, and where the next row hides it. */
  readonly base: number;
  readonly foot: number;
  /** From trough to crest, and from one crest to the next, units. */
  readonly height: number;
  readonly length: number;
  /** Strokes of the brush for each 1,000 units of width. */
  readonly strokes: number;
  /** The breadth of a stroke, units. */
  readonly brush: number;
  /** The share of its crests that break, from 0 to 1. */
  readonly foam: number;
  /** The light on the water: where it falls, and half its breadth there. */
  readonly path: { readonly x: number; readonly half: number };
  /** Added to the place of its crests, units. */
  readonly shift?: number;
  /** A wave that rises over the others: where, and half its breadth, units. */
  readonly peak?: { readonly x: number; readonly half: number };
}

export interface SwellTones {
  readonly lit: Rgba;
  /** The color of water that light shines through. */
  readonly clear: Rgba;
  readonly middle: Rgba;
  readonly deep: Rgba;
  readonly foam: Rgba;
}

export interface PaintedSwell {
  readonly nodes: readonly SceneNode[];
  /** The height of the water's edge against what lies behind it. */
  readonly crest: (x: number) => number;
}

/** The share of a wave's height that its strokes keep at the foot of the row. */
const FLAT = 0.25;

/** A stroke of the brush: pointed at both ends, bent through its middle. */
export function brushLens(from: Point, middle: Point, to: Point, half: number): Path {
  const bend = { x: middle.x * 2 - (from.x + to.x) / 2, y: middle.y * 2 - (from.y + to.y) / 2 };
  const near = (end: Point, side: number) => ({
    x: end.x + ((bend.x - end.x) * 2) / 3,
    y: end.y + ((bend.y - end.y) * 2) / 3 + side * half * 1.4,
  });
  const [a, b, c, d] = [near(from, -1), near(to, -1), near(to, 1), near(from, 1)];
  const at = (value: number) => Math.round(value * 10) / 10;
  return [
    ['M', at(from.x), at(from.y)],
    ['C', at(a.x), at(a.y), at(b.x), at(b.y), at(to.x), at(to.y)],
    ['C', at(c.x), at(c.y), at(d.x), at(d.y), at(from.x), at(from.y)],
    ['Z'],
  ];
}

/** Waves as a painter lays them down: a ground that is clear at its crests and deep at its foot, strokes along its slopes, and foam. */
export function paintedSwell(random: Random, swell: Swell, { lit, clear, middle, deep, foam }: SwellTones): PaintedSwell {
  const { area, base, foot, height, length, path } = swell;
  const noise = smoothNoise(random);
  const rise = (x: number) => {
    const along = (x + (swell.shift ?? 0)) / length;
    const bent = along + 0.4 * noise(along * 0.7, 3.1);
    const leaning = bent + 0.07 * Math.sin(2 * Math.PI * bent);
    const own = (1 - Math.abs(Math.sin(Math.PI * leaning)) ** 0.85) * (0.68 + 0.42 * noise(along * 0.5, 9.7));
    if (!swell.peak) return own;
    const near = Math.max(0, 1 - Math.abs(x - swell.peak.x) / swell.peak.half);
    return Math.max(own * 0.7, near ** 1.5 * 1.05);
  };
  const reach = { x: area.x - length * 0.3, width: area.width + length * 0.6 };
  const crest = sampledLine(reach, 3, (x) => base - height * Math.max(-0.1, rise(x) + 0.07 * noise(x / (length * 0.11), 5.3)));
  const depth = Math.max(8, foot - base + height * 0.4);
  const onSlope = (x: number, down: number) => base + (crest(x) - base) * (1 - (1 - FLAT) * down) + down * depth;
  const tones = [
    mixColours(deep, middle, 0.1),
    mixColours(deep, middle, 0.6),
    mixColours(middle, clear, 0.55),
    mixColours(clear, lit, 0.45),
    lit,
  ] as const;
  const strokes: Path[][] = tones.map(() => []);
  for (let index = 0; index < (swell.strokes * area.width) / 1000; index += 1) {
    const x = between(random, area.x, area.x + area.width);
    const down = random() ** 1.15;
    const long = length * between(random, 0.05, 0.2) * (0.6 + down);
    const slope = (crest(x + 6) - crest(x - 6)) / 12;
    const away = Math.abs(x - path.x) / (path.half * (1 + down * 0.6));
    const shine = Math.max(0, 1 - away ** 2);
    const light = 0.42 + slope * Math.sign(path.x - x) * 0.8 - 0.3 * down + between(random, -0.28, 0.28) + shine * 0.34;
    const isGlint = random() < shine * 0.62;
    const tone = isGlint ? 4 : Math.min(3, Math.max(0, Math.floor(light * 4)));
    const half = swell.brush * between(random, 0.5, 1.2) * (0.5 + 0.8 * down) * (isGlint ? 0.62 : 1);
    const at = (share: number) => ({ x: x + (share - 0.5) * long, y: onSlope(x + (share - 0.5) * long, down) });
    strokes[tone]?.push(brushLens(at(0), at(0.5), at(1), half));
  }
  return {
    crest,
    nodes: [
      painted(
        linearPaint({ x: 0, y: base - height }, { x: 0, y: foot }, [
          mixColours(clear, middle, 0.35),
          middle,
          mixColours(middle, deep, 0.75),
          deep,
        ]),
        areaUnder(across(area, 6, crest), foot + 4),
      ),
      ...tones.map((tone, index) => filled(withAlpha(tone, index === 4 ? 0.9 : 0.72), ...(strokes[index] ?? []))),
      ...whitecaps(),
    ],
  };

  /** Foam that breaks over the highest crests, lies along them in torn strokes and runs down their fronts. */
  function whitecaps(): readonly SceneNode[] {
    const [white, veil]: [Path[], Path[]] = [[], []];
    const step = Math.max(3, swell.brush * 1.5);
    const along = (x: number, down: number, long: number, half: number) => {
      const at = (share: number) => ({ x: x + (share - 0.5) * long, y: onSlope(x + (share - 0.5) * long, down) });
      return brushLens(at(0), at(0.5), at(1), half);
    };
    for (let x = area.x; x < area.x + area.width; x += step) {
      const breaking = rise(x) - (1 - swell.foam) + 0.3 * noise(x / (length * 0.3), 1.7);
      if (breaking <= 0) continue;
      const strength = Math.min(1, breaking * 2.2);
      white.push(
        along(x, random() * 0.03, swell.brush * between(random, 3, 8) * strength, swell.brush * between(random, 0.4, 1) * strength),
      );
      const count = Math.round(strength * 3.4);
      for (let drop = 0; drop < count; drop += 1) {
        const down = random() ** 1.7 * 0.5 * strength;
        const size = swell.brush * between(random, 0.2, 0.7) * (1 - down);
        if (random() < 0.25)
          white.push(
            ellipse({ x: x + between(random, -step, step), y: onSlope(x, down * 0.3) - size * 2 * random() }, size * 0.8, size * 0.6),
          );
        else (down > 0.16 ? veil : white).push(along(x + between(random, -step, step), down, size * between(random, 4, 12), size));
      }
      if (random() < 0.5 * strength) {
        const long = between(random, 0.2, 0.75) * strength;
        const aside = between(random, -0.1, 0.1) * length;
        const end = (share: number) => ({ x: x + aside * share ** 1.5, y: onSlope(x + aside * share ** 1.5, 0.05 + long * share) });
        veil.push(brushLens(end(0), end(0.5), end(1), swell.brush * between(random, 0.15, 0.4)));
      }
    }
    return [filled(withAlpha(foam, 0.4), ...veil), filled(withAlpha(foam, 0.86), ...white)];
  }
}
