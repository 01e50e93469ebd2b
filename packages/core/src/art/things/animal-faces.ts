import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';
import { EARS } from './animal-ears.ts';
import { FACE_INK, type FacePlace, onBothSides } from './face-drawing.ts';
import { faceMarks } from './face-marks.ts';
import { faceMuzzle } from './face-muzzle.ts';
import { type FaceId, FACES, type FaceStyle } from './face-styles.ts';

const BLUSH: Rgba = { r: 255, g: 120, b: 120, a: 1 };

/** Mouths at the end of a long face, which is narrower than a round one. */
const LONG_HEADS: ReadonlySet<FaceStyle['mouth']> = new Set(['long']);

/** A closed outline from the points of its right half, from the top to the chin. */
function mirrored(half: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  return [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]) => [-x, y] as const),
  ];
}

const ROUND = mirrored([
  [0, -0.84],
  [0.5, -0.76],
  [0.88, -0.4],
  [1, 0.1],
  [0.86, 0.54],
  [0.46, 0.82],
  [0, 0.88],
]);
const LONG = mirrored([
  [0, -0.86],
  [0.46, -0.78],
  [0.82, -0.42],
  [0.86, 0],
  [0.72, 0.46],
  [0.44, 0.82],
  [0, 0.9],
]);

/** The friendly face of an animal from the front. @param radius half of the head's width. */
export function animalFace(id: FaceId, middle: Point, radius: number): readonly SceneNode[] {
  const style = FACES[id];
  const at: FacePlace = (x, y) => ({ x: middle.x + x * radius, y: middle.y + y * radius });
  const isLong = LONG_HEADS.has(style.mouth);
  const head = smoothShape((isLong ? LONG : ROUND).map(([x, y]) => at(x, y)));
  const { coat } = style;
  return [
    ...(EARS[style.ears]?.(at, radius, style) ?? []),
    painted(linearPaint(at(-0.4, -0.9), at(0.5, 0.9), [mixColours(coat, WHITE, 0.14), coat, mixColours(coat, BLACK, 0.14)]), head),
    ...faceMarks(at, radius, style),
    ...faceMuzzle(at, radius, style),
    filled(withAlpha(BLUSH, 0.4), ...[-0.66, 0.66].map((x) => ellipse(at(x, isLong ? 0.2 : 0.3), radius * 0.17, radius * 0.12))),
    ...eyes(at, radius, style),
  ];
}

function eyes(at: FacePlace, radius: number, { eyes: kind, pale, mouth }: FaceStyle): readonly SceneNode[] {
  const [x, y] = kind === 'high' ? [0.52, -0.8] : kind === 'disc' ? [0.42, -0.14] : mouth === 'long' ? [0.44, -0.16] : [0.4, -0.06];
  return onBothSides((sign) => {
    const middle = at(sign * x, y);
    const light = (dx: number, dy: number, size: number) =>
      ellipse({ x: middle.x + dx * radius, y: middle.y + dy * radius }, radius * size);
    return [
      ...(kind === 'disc'
        ? [filled(pale, ellipse(middle, radius * 0.38)), filled(mixColours(WHITE, pale, 0.2), ellipse(middle, radius * 0.26))]
        : []),
      ...(kind === 'ringed' ? [filled(mixColours(WHITE, pale, 0.3), ellipse(middle, radius * 0.19, radius * 0.22))] : []),
      ...(kind === 'high' ? [filled(WHITE, ellipse(middle, radius * 0.24))] : []),
      filled(FACE_INK, ellipse(middle, radius * 0.14, radius * 0.17)),
      filled(WHITE, light(0.045, -0.06, 0.055), light(-0.05, 0.06, 0.026)),
    ];
  });
}
