import { BLACK, type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type FaceId, FACES } from './face-styles.ts';

/** Turns shares of a face's radius into a point: across from an animal's middle, and up from its foot. */
export type BodyPlace = (x: number, up: number) => Point;

const SHELL: Rgba = { r: 176, g: 112, b: 58, a: 1 };

/** The part that stands behind a sitting animal: a shell, wings, or a tail as large as the animal. */
export function animalBack(id: FaceId, at: BodyPlace, radius: number): readonly SceneNode[] {
  switch (id) {
    case 'turtle':
      return turtleShell(at(0, 1.3), radius * 1.42, radius * 1.34);
    case 'bat':
      return wings(id, at, radius);
    case 'squirrel':
    case 'skunk':
      return bushyTail(id, at, radius);
    case 'dinosaur':
    case 'crocodile':
      return ridgedTail(id, at, radius);
    case 'beaver':
      return flatTail(id, at, radius);
    case 'horse':
    case 'unicorn':
      return [...longTail(id, at, radius), ...mane(id, at(0, 2.16), radius)];
    default:
      return [];
  }
}

/** The part that shows behind the face of an animal whose body is hidden, besides its ears. */
export function behindFace(id: FaceId, middle: Point, radius: number): readonly SceneNode[] {
  const { ruff } = FACES[id];
  if (ruff) return [filled(ruff, spikes(middle, radius, 40, 1.16, 1.35))];
  // The body's foot is that far under its face.
  const at: BodyPlace = (x, up) => ({ x: middle.x + x * radius, y: middle.y + (1.7 - up) * radius });
  if (id === 'turtle') return turtleShell({ x: middle.x, y: middle.y + radius * 0.5 }, radius * 1.4, radius * 1.42);
  if (id === 'horse' || id === 'unicorn') return mane(id, middle, radius);
  return id === 'dinosaur' || id === 'crocodile' || id === 'beaver' ? [] : animalBack(id, at, radius);
}

/** Points around a middle, as of a mane or of spines. */
export function spikes(middle: Point, radius: number, count: number, least: number, most: number): Path {
  return polygon(
    Array.from({ length: count }, (_, index) => polar(middle, radius * (index % 2 === 0 ? most : least), (index / count) * 2 * Math.PI)),
  );
}

/** The domed shell of a turtle, with its plates. */
export function turtleShell(middle: Point, across: number, down: number): readonly SceneNode[] {
  const spot = (x: number, y: number): Point => ({ x: middle.x + x * across, y: middle.y + y * down });
  const dome = ellipse(middle, across, down);
  const seam = mixColours(SHELL, BLACK, 0.34);
  const inner = ellipse(middle, across * 0.82, down * 0.82);
  return [
    painted(linearPaint(spot(-0.7, -0.8), spot(0.6, 0.8), [mixColours(SHELL, WHITE, 0.4), SHELL, mixColours(SHELL, BLACK, 0.3)]), dome),
    stroked(
      seam,
      across * 0.028,
      inner,
      ...Array.from({ length: 12 }, (_, index) => {
        const angle = ((index + 0.5) / 12) * 2 * Math.PI;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return smoothLine([spot(x * 0.82, y * 0.82), spot(x * 0.97, y * 0.97)]);
      }),
    ),
    painted(linearPaint(spot(-0.6, -0.7), spot(0.5, 0.7), [mixColours(SHELL, WHITE, 0.24), mixColours(SHELL, BLACK, 0.1)]), inner),
    stroked(
      seam,
      across * 0.03,
      smoothLine([spot(-0.26, -0.78), spot(-0.38, -0.4), spot(-0.74, -0.34)]),
      smoothLine([spot(0.26, -0.78), spot(0.38, -0.4), spot(0.74, -0.34)]),
      smoothLine([spot(-0.38, -0.4), spot(0.38, -0.4)]),
      smoothLine([spot(-0.8, 0.18), spot(-0.5, 0.12), spot(-0.4, -0.4)]),
      smoothLine([spot(0.8, 0.18), spot(0.5, 0.12), spot(0.4, -0.4)]),
    ),
  ];
}

/** Wings that are half open, with their fingers. */
function wings(id: FaceId, at: BodyPlace, radius: number): readonly SceneNode[] {
  const { tone, coat } = FACES[id];
  return [-1, 1].flatMap((sign): readonly SceneNode[] => {
    const spot = (x: number, up: number) => at(sign * x, up);
    const tips = [spot(2.02, 1.1), spot(1.62, 0.5), spot(1.06, 0.3)];
    const wing = smoothShape([
      spot(0.3, 1.62),
      spot(0.8, 1.86),
      spot(1.5, 2.2),
      spot(1.9, 1.86),
      spot(2.02, 1.1),
      spot(1.76, 0.98),
      spot(1.62, 0.5),
      spot(1.36, 0.62),
      spot(1.06, 0.3),
      spot(0.8, 0.46),
      spot(0.4, 0.4),
    ]);
    return [
      painted(linearPaint(spot(1.6, 2.2), spot(0.8, 0.3), [mixColours(tone, coat, 0.5), tone, mixColours(tone, BLACK, 0.2)]), wing),
      stroked(
        mixColours(coat, WHITE, 0.06),
        radius * 0.07,
        smoothLine([spot(0.5, 1.56), spot(1.0, 1.94), spot(1.5, 2.16)]),
        ...tips.map((tip, index) => smoothLine([spot(1.5, 2.16), spot(1.62 - index * 0.26, 1.4), tip])),
      ),
    ];
  });
}

/** A tail that curls up beside an animal, as high as its head. */
function bushyTail(id: FaceId, at: BodyPlace, radius: number): readonly SceneNode[] {
  const { coat, pale } = FACES[id];
  const tail = smoothShape([
    at(0.3, 0.06),
    at(0.9, -0.06),
    at(1.5, 0.2),
    at(1.86, 0.86),
    at(1.8, 1.5),
    at(2.06, 1.98),
    at(2.26, 2.5),
    at(2.02, 3.0),
    at(1.46, 3.1),
    at(1.06, 2.78),
    at(1.02, 2.3),
    at(0.9, 1.7),
    at(0.74, 1.0),
    at(0.5, 0.5),
  ]);
  const spine = [at(0.7, 0.16), at(1.24, 0.6), at(1.36, 1.3), at(1.5, 1.9), at(1.74, 2.4), at(1.6, 2.74)];
  return [
    painted(linearPaint(at(1.9, 2.6), at(0.6, 0.1), [mixColours(coat, WHITE, 0.2), coat, mixColours(coat, BLACK, 0.24)]), tail),
    clipped(tail, [
      stroked(id === 'skunk' ? pale : mixColours(coat, pale, 0.4), radius * (id === 'skunk' ? 0.42 : 0.26), smoothLine(spine)),
      stroked(
        mixColours(coat, BLACK, 0.16),
        radius * 0.03,
        ...[0.5, 1.1, 1.7, 2.3].flatMap((up) => [
          smoothLine([at(1.8 + up * 0.1, up), at(1.62 + up * 0.1, up + 0.24)]),
          smoothLine([at(0.72 + up * 0.14, up), at(0.88 + up * 0.14, up + 0.24)]),
        ]),
      ),
    ]),
  ];
}

/** A thick tail with plates on its back. */
function ridgedTail(id: FaceId, at: BodyPlace, radius: number): readonly SceneNode[] {
  const { coat, inner, pale } = FACES[id];
  const plate = id === 'dinosaur' ? inner : mixColours(coat, BLACK, 0.3);
  const back = [
    [0.72, 0.86],
    [1.06, 0.68],
    [1.38, 0.74],
    [1.62, 1.0],
  ] as const;
  return [
    filled(
      plate,
      ...back.map(([x, up], index) => {
        const size = 0.2 - index * 0.025;
        const lean = [-0.02, 0.02, -0.1, -0.16][index] ?? 0;
        return smoothShape([
          at(x - size, up - 0.16),
          at(x - size * 0.6 + lean, up + size),
          at(x + lean * 1.4, up + size * 1.9),
          at(x + size * 0.6 + lean, up + size),
          at(x + size, up - 0.16),
        ]);
      }),
    ),
    painted(
      linearPaint(at(1.2, 0.9), at(0.9, 0), [mixColours(coat, WHITE, 0.14), coat, mixColours(coat, BLACK, 0.26)]),
      smoothShape([
        at(0.3, 0.04),
        at(0.9, -0.04),
        at(1.5, 0.16),
        at(1.86, 0.6),
        at(1.9, 1.3),
        at(1.72, 1.1),
        at(1.46, 0.74),
        at(1.1, 0.64),
        at(0.7, 0.86),
        at(0.3, 0.9),
      ]),
    ),
    stroked(mixColours(pale, coat, 0.4), radius * 0.07, smoothLine([at(0.8, 0.08), at(1.4, 0.26), at(1.74, 0.66)])),
  ];
}

/** The flat tail of a beaver, with its scales. */
function flatTail(id: FaceId, at: BodyPlace, radius: number): readonly SceneNode[] {
  const { tone } = FACES[id];
  const paddle = smoothShape([
    at(0.5, 0.1),
    at(1.0, 0.12),
    at(1.5, 0.46),
    at(1.84, 1.0),
    at(1.7, 1.36),
    at(1.34, 1.3),
    at(1.0, 0.86),
    at(0.6, 0.5),
  ]);
  const across = [0, 1, 2, 3, 4].map((row) => smoothLine([at(0.7 + row * 0.24, 1.1 + row * 0.1), at(1.2 + row * 0.24, 0 + row * 0.24)]));
  const along = [0, 1, 2].map((row) => smoothLine([at(0.6 + row * 0.2, 0.6 - row * 0.2), at(1.3 + row * 0.22, 1.4 - row * 0.12)]));
  return [
    painted(linearPaint(at(1.6, 1.3), at(0.8, 0), [mixColours(tone, WHITE, 0.16), tone, mixColours(tone, BLACK, 0.2)]), paddle),
    clipped(paddle, [stroked(mixColours(tone, BLACK, 0.34), radius * 0.035, ...across, ...along)]),
  ];
}

/** A tail of long hair. */
function longTail(id: FaceId, at: BodyPlace, radius: number): readonly SceneNode[] {
  const { tone } = FACES[id];
  return [
    painted(
      linearPaint(at(1, 1), at(1, 0), [mixColours(tone, WHITE, 0.16), mixColours(tone, BLACK, 0.14)]),
      smoothShape([
        at(0.4, 0.7),
        at(0.9, 1.02),
        at(1.34, 0.9),
        at(1.5, 0.5),
        at(1.36, 0.1),
        at(1.62, -0.06),
        at(1.1, 0),
        at(1.02, 0.4),
        at(0.7, 0.56),
      ]),
    ),
    stroked(mixColours(tone, WHITE, 0.3), radius * 0.05, smoothLine([at(0.9, 0.86), at(1.22, 0.7), at(1.26, 0.3)])),
  ];
}

/** Hair that falls behind a head to both sides. */
function mane(id: FaceId, head: Point, radius: number): readonly SceneNode[] {
  const { tone } = FACES[id];
  const spot = (x: number, y: number): Point => ({ x: head.x + x * radius, y: head.y + y * radius });
  return [
    painted(
      linearPaint(spot(0, -1), spot(0, 1.3), [mixColours(tone, WHITE, 0.14), tone, mixColours(tone, BLACK, 0.16)]),
      ...[-1, 1].map((sign) =>
        smoothShape([
          spot(sign * 0.1, -1.0),
          spot(sign * 0.66, -0.9),
          spot(sign * 1.0, -0.44),
          spot(sign * 1.02, 0.1),
          spot(sign * 1.16, 0.5),
          spot(sign * 1.02, 0.96),
          spot(sign * 1.1, 1.36),
          spot(sign * 0.7, 1.14),
          spot(sign * 0.4, 0.6),
        ]),
      ),
    ),
    stroked(
      mixColours(tone, WHITE, 0.34),
      radius * 0.05,
      ...[-1, 1].map((sign) => smoothLine([spot(sign * 0.9, -0.3), spot(sign * 0.94, 0.3), spot(sign * 0.98, 0.8)])),
    ),
  ];
}
