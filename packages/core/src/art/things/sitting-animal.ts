import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { animalBack, spikes } from './animal-backs.ts';
import { animalFace } from './animal-faces.ts';
import { animalPaw } from './animal-paws.ts';
import { BIRDS, type FaceId, FACES, heightOverFace } from './face-styles.ts';

/** Tails that show beside a body from the front. */
const BRUSHES: ReadonlySet<FaceId> = new Set(['fox', 'wolf', 'raccoon', 'otter']);
const SLIM: ReadonlySet<FaceId> = new Set(['cat', 'tiger', 'lion', 'leopard', 'monkey', 'mouse', 'dog', 'kangaroo', 'giraffe', 'rhino']);
const ROUND_TAILS: ReadonlySet<FaceId> = new Set(['rabbit', 'sheep', 'deer', 'goat', 'llama']);

/** The height of a sitting animal with its ears, in multiples of its face's radius. */
export function sittingHeight(id: FaceId): number {
  return 2.16 + (FACES[id].neck ?? 0) + heightOverFace(id);
}

/** A whole animal that sits and looks at the reader. @param radius of its face. @param out the side of its tail. @param light what falls on its edge. */
export function sittingAnimal(id: FaceId, foot: Point, radius: number, out: 1 | -1, shade: Rgba, light: Rgba): readonly SceneNode[] {
  const { coat, pale, paw = coat, ruff, tone, neck = 0, mark } = FACES[id];
  const at = (x: number, up: number): Point => ({ x: foot.x + out * x * radius, y: foot.y - up * radius });
  const head = at(0, 2.16 + neck);
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
  const mane = isSpiny ? spikes(at(0, 2.26), radius, 72, 1.12, 1.3) : spikes(head, radius, 44, 1.18, 1.36);
  return [
    shadowOf(
      [filled(shade, ellipse(at(-0.1, 0), radius * 1.15, radius * 0.17))],
      withAlpha(shade, 0.6),
      { x: 0, y: radius * 0.04 },
      radius * 0.08,
    ),
    ...(isSpiny && ruff
      ? [
          filled(ruff, spikes(at(0, 1.02), radius, 72, 1.06, 1.22)),
          filled(mixColours(ruff, BLACK, 0.22), spikes(at(0, 0.96), radius, 60, 0.9, 1.08)),
        ]
      : []),
    ...animalBack(id, at, radius),
    ...tail(),
    painted(linearPaint(at(-0.8, 1.6), at(0.8, 0), [mixColours(coat, WHITE, 0.12), coat, mixColours(coat, BLACK, 0.24)]), body),
    clipped(body, [
      filled(mixColours(pale, coat, 0.1), ellipse(at(0, 0.66), radius * 0.44, radius * 0.68)),
      // The shade of the chin on the chest.
      shadowOf([filled(shade, ellipse(at(0, 1.86), radius * 0.8, radius * 0.42))], withAlpha(shade, 0.4), { x: 0, y: 0 }, radius * 0.14),
      stroked(withAlpha(light, 0.5), radius * 0.09, smoothLine([at(-0.5, 1.56), at(-0.74, 1.02), at(-0.88, 0.5), at(-0.8, 0.12)])),
    ]),
    ...longNeck(),
    ...limbs(),
    ...(ruff
      ? [shadowOf([filled(shade, mane)], withAlpha(shade, 0.35), { x: 0, y: radius * 0.08 }, radius * 0.06), filled(ruff, mane)]
      : []),
    ...animalFace(id, head, radius),
  ];

  /** A neck over the shoulders, with the marks of the coat. */
  function longNeck(): readonly SceneNode[] {
    if (neck === 0) return [];
    const outline = smoothShape([
      at(-0.56, 1.36),
      at(-0.38, 1.7),
      at(-0.32, 2.1 + neck),
      at(0.32, 2.1 + neck),
      at(0.38, 1.7),
      at(0.56, 1.36),
      at(0, 1.2),
    ]);
    return [
      painted(linearPaint(at(-0.4, 1.6), at(0.4, 1.4), [mixColours(coat, WHITE, 0.1), coat, mixColours(coat, BLACK, 0.18)]), outline),
      ...(mark === 'tiles'
        ? [
            clipped(
              outline,
              Array.from({ length: Math.round(neck * 3) + 1 }, (_, row) =>
                filled(
                  tone,
                  ...[-0.3, 0.02, 0.34].map((x) =>
                    ellipse(at(x + (row % 2) * 0.16 - 0.08, 1.56 + row * 0.28), radius * 0.12, radius * 0.1),
                  ),
                ),
              ),
            ),
          ]
        : []),
      shadowOf(
        [filled(shade, ellipse(at(0, 1.42 + neck), radius * 0.44, radius * 0.16))],
        withAlpha(shade, 0.4),
        { x: 0, y: 0 },
        radius * 0.1,
      ),
    ];
  }

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
      return [painted(linearPaint(at(1.4, 1.3), at(0.7, 0), [coat, mixColours(coat, BLACK, 0.22)]), brush), clipped(brush, brushTip())];
    }
    if (SLIM.has(id))
      return [
        stroked(dark, radius * 0.17, smoothLine([at(0.5, 0.14), at(1.05, 0.14), at(1.36, 0.5), at(1.2, 0.92), at(1.38, 1.16)])),
        filled(mixColours(tone, BLACK, 0.05), ellipse(at(1.38, 1.16), radius * (id === 'lion' ? 0.17 : 0.09))),
      ];
    return ROUND_TAILS.has(id) ? [filled(mixColours(pale, WHITE, 0.4), ellipse(at(0.84, 0.28), radius * 0.26))] : [];
  }

  /** A pale tip, or the dark rings of a raccoon. */
  function brushTip(): readonly SceneNode[] {
    if (id === 'otter') return [];
    if (id === 'raccoon')
      return [
        stroked(
          tone,
          radius * 0.17,
          smoothLine([at(1.0, -0.1), at(0.9, 0.6)]),
          smoothLine([at(1.74, 0.2), at(1.1, 0.68)]),
          smoothLine([at(1.8, 0.7), at(1.2, 0.96)]),
          smoothLine([at(1.76, 1.14), at(1.24, 1.34)]),
        ),
      ];
    const tip = [at(1.8, 0.86), at(1.6, 1.5), at(1.2, 1.5), at(1.26, 1.02), at(1.42, 1.1), at(1.5, 0.92), at(1.62, 1)];
    return [filled(pale, smoothShape(tip))];
  }
}
