import type { Rgba } from '../../design/colour.ts';
import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { type Noise, smoothNoise } from '../drawing/noise.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';

/** The paint of one stroke of a broad brush. */
export interface Paint {
  readonly body: Rgba;
  /** Colors that were not mixed in wholly: they run through the stroke as streaks. */
  readonly streaks: readonly Rgba[];
  /** The colors that ridges of thick paint lean to on the side of the light and away from it. */
  readonly light: Rgba;
  readonly shade: Rgba;
  /** From 0 to 1: how far streaks differ from the body. */
  readonly strength?: number;
  /** True if the bristles run dry at both ends of the stroke. */
  readonly isDry?: boolean;
  /** Opacity of the shadow that the edge of the paint throws. */
  readonly lift?: number;
}

/** Units between two bristles of the brush. */
const BRISTLE = 7;
/** Shades of a stroke: bristles of equal shade are one node. */
const SHADES = 7;

/** Draws a stroke of thick paint along a line. @param width of the brush, units. */
export function brushStroke(random: Random, line: readonly Point[], width: number, paint: Paint): readonly SceneNode[] {
  const { body, streaks, light, shade, strength = 0.5, isDry = false, lift = 0.4 } = paint;
  const noise = smoothNoise(random);
  const normals = normalsOf(line);
  const count = Math.max(4, Math.round(width / BRISTLE));
  const shades = Array.from({ length: SHADES }, (): Path[] => []);
  const ridges: Path[] = [];
  const furrows: Path[] = [];
  for (let bristle = 0; bristle < count; bristle += 1) {
    const across = (bristle / (count - 1) - 0.5) * width;
    const [from, to] = isDry ? dryEnds(random, Math.abs(across / width) * 2) : [0, 1];
    const path = bristlePath(line, normals, across + between(random, -2, 2), { noise, row: bristle, from, to });
    const shadeOf = 0.5 + 0.5 * noise(bristle * 0.19, 3.7) + between(random, -0.16, 0.16);
    shades[Math.min(SHADES - 1, Math.max(0, Math.floor(shadeOf * SHADES)))]?.push(path);
    if (random() < 0.4) ridges.push(bristlePath(line, normals, across - 2.6, { noise, row: bristle, from, to }));
    if (random() < 0.34) furrows.push(bristlePath(line, normals, across + 3, { noise, row: bristle, from, to }));
  }
  const tone = (index: number): Rgba => {
    const share = index / (SHADES - 1);
    const streak = streaks[index % Math.max(1, streaks.length)] ?? body;
    const leaning = mixColours(body, streak, strength * Math.abs(share - 0.5) * 1.7);
    return mixColours(leaning, share > 0.5 ? light : shade, Math.abs(share - 0.5) * 0.22);
  };
  const whole = outlineOf(line, normals, width);
  return [
    ...(lift > 0
      ? [shadowOf([isDry ? stroked(body, BRISTLE, ...shades.flat()) : filled(body, whole)], withAlpha(shade, lift), { x: 0, y: -5 }, 9)]
      : []),
    ...(isDry ? [] : [filled(body, whole)]),
    ...shades.flatMap((paths, index) => (paths.length > 0 ? [stroked(tone(index), BRISTLE * 1.25, ...paths)] : [])),
    stroked(withAlpha(mixColours(body, light, 0.65), 0.42), 1.7, ...ridges),
    stroked(withAlpha(mixColours(body, shade, 0.6), 0.34), 2, ...furrows),
  ];
}

interface BristleRun {
  readonly noise: Noise;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

function bristlePath(line: readonly Point[], normals: readonly Point[], across: number, { noise, row, from, to }: BristleRun): Path {
  const last = line.length - 1;
  const [first, end] = [Math.floor(from * last), Math.max(Math.floor(from * last) + 1, Math.ceil(to * last))];
  const points = line.slice(first, end + 1).map((point, index): Point => {
    const normal = normals[first + index] ?? { x: 0, y: 1 };
    const out = across + 4 * noise(row * 0.12, (first + index) * 0.5);
    return { x: point.x + normal.x * out, y: point.y + normal.y * out };
  });
  return smoothLine(points);
}

/** The outer bristles lift first. */
function dryEnds(random: Random, edge: number): readonly [number, number] {
  const reach = 0.1 + 0.2 * edge ** 2;
  return [random() * reach * 1.4, 1 - (random() * reach * 2 + (random() < 0.4 ? random() * 0.3 : 0))];
}

function normalsOf(line: readonly Point[]): readonly Point[] {
  return line.map((_, index) => {
    const before = line[Math.max(0, index - 1)] ?? { x: 0, y: 0 };
    const after = line[Math.min(line.length - 1, index + 1)] ?? { x: 1, y: 0 };
    const length = Math.max(0.001, Math.hypot(after.x - before.x, after.y - before.y));
    return { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
  });
}

function outlineOf(line: readonly Point[], normals: readonly Point[], width: number): Path {
  const side = (sign: number) =>
    line.map((point, index): Point => {
      const normal = normals[index] ?? { x: 0, y: 1 };
      return { x: point.x + (normal.x * width * sign) / 2, y: point.y + (normal.y * width * sign) / 2 };
    });
  return polygon([...side(-1), ...side(1).toReversed()]);
}
