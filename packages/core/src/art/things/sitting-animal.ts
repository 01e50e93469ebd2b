import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { animalFace } from './animal-faces.ts';
import { animalPaw } from './animal-paws.ts';
import { BIRDS, type FaceId, FACES, heightOverFace } from './face-styles.ts';

/** Tails that show beside a body from the front. */
const BRUSHES: ReadonlySet<FaceId> = new Set(['fox', 'wolf', 'raccoon', 'otter', 'beaver']);
const SLIM: ReadonlySet<FaceId> = new Set(['cat', 'tiger', 'lion', 'leopard', 'monkey', 'mouse', 'dog', 'kangaroo']);

/** The height of a sitting animal with its ears, in multiples of its face's radius. */
export function sittingHeight(id: FaceId): number {
  return 2.16 + heightOverFace(id);
}

/** A whole animal that sits and looks at the reader. @param radius of its face. @param out the side of its tail. @param light what falls on its edge. */
export function sittingAnimal(id: FaceId, foot: Point, radius: number, out: 1 | -1, shade: Rgba, light: Rgba): readonly SceneNode[] {
  const { coat, pale, paw = coat, ruff, tone } = FACES[id];
  const at = (x: number, up: number): Point => ({ x: foot.x + out * x * radius, y: foot.y - up * radius });
  const head = at(0, 2.16);
  const isBird = BIRDS.has(id);
  const dark = mixColours(coat, BLACK, 0.2);
  const body = smoothShape(
    (
      [
        [0, 1.75],
        [0.46, 1.56],
        [0.7, 1.02],
        [0.86, 0.5],
        [0.76, 0.1],
        [0.36, 0],
        [-0.36, 0],
        [-0.76, 0.1],
        [-0.86, 0.5],
        [-0.7, 1.02],
        [-0.46, 1.56],
      ] as const
    ).map(([x, up]) => at(x, up)),
  );
  const isSpiny = id === 'hedgehog';
  const spikes = (middle: Point, count: number, least: number, most: number) =>
    polygon(
      Array.from({ length: count }, (_, index) => polar(middle, radius * (index % 2 === 0 ? most : least), (index / count) * 2 * Math.PI)),
    );
  const mane = isSpiny ? spikes(at(0, 2.26), 72, 1.12, 1.3) : spikes(head, 44, 1.18, 1.36);
  return [
    shadowOf(
      [filled(shade, ellipse(at(-0.1, 0), radius * 1.15, radius * 0.17))],
      withAlpha(shade, 0.6),
      { x: 0, y: radius * 0.04 },
      radius * 0.08,
    ),
    ...(isSpiny && ruff
      ? [filled(ruff, spikes(at(0, 1.02), 72, 1.06, 1.22)), filled(mixColours(ruff, BLACK, 0.22), spikes(at(0, 0.96), 60, 0.9, 1.08))]
      : []),
    ...tail(),
    painted(linearPaint(at(-0.8, 1.6), at(0.8, 0), [mixColours(coat, WHITE, 0.12), coat, mixColours(coat, BLACK, 0.24)]), body),
    clipped(body, [
      filled(mixColours(pale, coat, 0.1), ellipse(at(0, 0.66), radius * 0.44, radius * 0.68)),
      // The shade of the chin on the chest.
      shadowOf([filled(shade, ellipse(at(0, 1.86), radius * 0.8, radius * 0.42))], withAlpha(shade, 0.4), { x: 0, y: 0 }, radius * 0.14),
      stroked(withAlpha(light, 0.5), radius * 0.09, smoothLine([at(-0.5, 1.56), at(-0.74, 1.02), at(-0.88, 0.5), at(-0.8, 0.12)])),
    ]),
    ...limbs(),
    ...(ruff
      ? [shadowOf([filled(shade, mane)], withAlpha(shade, 0.35), { x: 0, y: radius * 0.08 }, radius * 0.06), filled(ruff, mane)]
      : []),
    ...animalFace(id, head, radius),
  ];

  function limbs(): readonly SceneNode[] {
    const feet = [-1, 1].flatMap((sign): readonly SceneNode[] =>
      isBird
        ? [filled({ r: 242, g: 150, b: 46, a: 1 }, ellipse(at(sign * 0.34, 0.03), radius * 0.25, radius * 0.11))]
        : animalPaw(id, at(sign * 0.52, 0.1), radius * 0.28),
    );
    const arms = [-1, 1].flatMap((sign): readonly SceneNode[] => {
      const arm = isBird
        ? smoothShape([at(sign * 0.5, 1.5), at(sign * 0.82, 1.1), at(sign * 0.92, 0.52), at(sign * 0.7, 0.5), at(sign * 0.5, 0.9)])
        : smoothShape([
            at(sign * 0.36, 1.46),
            at(sign * 0.6, 1.2),
            at(sign * 0.5, 0.6),
            at(sign * 0.36, 0.26),
            at(sign * 0.16, 0.28),
            at(sign * 0.22, 0.8),
          ]);
      return [
        shadowOf([filled(shade, arm)], withAlpha(shade, 0.28), { x: 0, y: radius * 0.03 }, radius * 0.05),
        painted(linearPaint(at(0, 1.5), at(0, 0.2), [mixColours(coat, WHITE, 0.06), mixColours(isBird ? tone : coat, BLACK, 0.1)]), arm),
        ...(isBird ? [] : [filled(mixColours(paw, WHITE, 0.05), ellipse(at(sign * 0.26, 0.26), radius * 0.17, radius * 0.14))]),
      ];
    });
    return [...feet, ...arms];
  }

  function tail(): readonly SceneNode[] {
    if (BRUSHES.has(id)) {
      const brush = smoothShape([
        at(0.5, 0.06),
        at(1.1, 0.02),
        at(1.6, 0.34),
        at(1.68, 0.94),
        at(1.42, 1.36),
        at(1.24, 0.9),
        at(1.02, 0.5),
        at(0.6, 0.42),
      ]);
      return [
        painted(linearPaint(at(1.4, 1.3), at(0.7, 0), [coat, mixColours(coat, BLACK, 0.22)]), brush),
        clipped(brush, [
          filled(pale, smoothShape([at(1.8, 0.86), at(1.6, 1.5), at(1.2, 1.5), at(1.26, 1.02), at(1.42, 1.1), at(1.5, 0.92), at(1.62, 1)])),
        ]),
      ];
    }
    if (SLIM.has(id))
      return [
        stroked(dark, radius * 0.17, smoothLine([at(0.5, 0.14), at(1.05, 0.14), at(1.36, 0.5), at(1.2, 0.92), at(1.38, 1.16)])),
        filled(mixColours(tone, BLACK, 0.05), ellipse(at(1.38, 1.16), radius * (id === 'lion' ? 0.17 : 0.09))),
      ];
    return id === 'rabbit' || id === 'sheep' ? [filled(mixColours(pale, WHITE, 0.4), ellipse(at(0.84, 0.28), radius * 0.26))] : [];
  }
}
