import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = ['ace', 'king', 'queen', 'jack'] as const;
export type Rank = (typeof RANKS)[number];

/** The sign of a suit about a middle. @param size half of its height */
export function pip(suit: Suit, { x, y }: Point, size: number): Path {
  const at = (across: number, down: number): [number, number] => [x + across * size, y + down * size];
  const foot: Path = [
    ['M', ...at(0, 0.2)],
    ['C', ...at(0.04, 0.7), ...at(-0.14, 0.94), ...at(-0.42, 1)],
    ['L', ...at(0.42, 1)],
    ['C', ...at(0.14, 0.94), ...at(-0.04, 0.7), ...at(0, 0.2)],
    ['Z'],
  ];
  switch (suit) {
    case 'diamond':
      return [
        ['M', ...at(0, -1)],
        ['Q', ...at(0.28, -0.42), ...at(0.72, 0)],
        ['Q', ...at(0.28, 0.42), ...at(0, 1)],
        ['Q', ...at(-0.28, 0.42), ...at(-0.72, 0)],
        ['Q', ...at(-0.28, -0.42), ...at(0, -1)],
        ['Z'],
      ];
    case 'heart':
      return [
        ['M', ...at(0, -0.5)],
        ['C', ...at(0.16, -1.06), ...at(0.94, -1.06), ...at(0.94, -0.36)],
        ['C', ...at(0.94, 0.2), ...at(0.3, 0.5), ...at(0, 1)],
        ['C', ...at(-0.3, 0.5), ...at(-0.94, 0.2), ...at(-0.94, -0.36)],
        ['C', ...at(-0.94, -1.06), ...at(-0.16, -1.06), ...at(0, -0.5)],
        ['Z'],
      ];
    case 'spade':
      return [
        ['M', ...at(0, -1)],
        ['C', ...at(0.3, -0.5), ...at(0.94, -0.2), ...at(0.94, 0.26)],
        ['C', ...at(0.94, 0.8), ...at(0.22, 0.84), ...at(0, 0.34)],
        ['C', ...at(-0.22, 0.84), ...at(-0.94, 0.8), ...at(-0.94, 0.26)],
        ['C', ...at(-0.94, -0.2), ...at(-0.3, -0.5), ...at(0, -1)],
        ['Z'],
        ...foot,
      ];
    case 'club':
      return [
        ...ellipse({ x, y: y - size * 0.56 }, size * 0.43),
        ...ellipse({ x: x - size * 0.48, y: y + size * 0.16 }, size * 0.43),
        ...ellipse({ x: x + size * 0.48, y: y + size * 0.16 }, size * 0.43),
        ...ellipse({ x, y: y - size * 0.05 }, size * 0.22),
        ...foot,
      ];
  }
}

/** The letters of ranks as strokes in a box from -1 to 1, with their serifs. */
const LETTERS: Readonly<Record<Rank, readonly (readonly (readonly [number, number])[])[]>> = {
  ace: [
    [
      [-0.62, 1],
      [0, -1],
      [0.62, 1],
    ],
    [
      [-0.4, 0.34],
      [0.4, 0.34],
    ],
    [
      [-0.86, 1],
      [-0.4, 1],
    ],
    [
      [0.4, 1],
      [0.86, 1],
    ],
  ],
  king: [
    [
      [-0.5, -1],
      [-0.5, 1],
    ],
    [
      [0.6, -1],
      [-0.48, 0.2],
    ],
    [
      [-0.14, -0.12],
      [0.66, 1],
    ],
    [
      [-0.74, -1],
      [-0.24, -1],
    ],
    [
      [-0.74, 1],
      [-0.24, 1],
    ],
    [
      [0.38, -1],
      [0.82, -1],
    ],
    [
      [0.42, 1],
      [0.86, 1],
    ],
  ],
  queen: [
    [
      [0, -1],
      [0.5, -0.72],
      [0.68, 0],
      [0.5, 0.72],
      [0, 1],
      [-0.5, 0.72],
      [-0.68, 0],
      [-0.5, -0.72],
      [0, -1],
    ],
    [
      [0.08, 0.44],
      [0.44, 0.86],
      [0.84, 1.1],
    ],
  ],
  jack: [
    [
      [0.3, -1],
      [0.3, 0.5],
      [0.06, 0.96],
      [-0.36, 0.94],
      [-0.52, 0.56],
    ],
    [
      [-0.04, -1],
      [0.64, -1],
    ],
  ],
};

/** The letter of a rank. @param size half of its height */
export function rankLetter(rank: Rank, middle: Point, size: number, ink: Rgba): SceneNode {
  const lines = LETTERS[rank].map((points) => {
    const placed = points.map(([x, y]) => ({ x: middle.x + x * size * 0.84, y: middle.y + y * size }));
    return placed.length > 4 || rank === 'jack' ? smoothLine(placed) : polylineOf(placed);
  });
  return stroked(ink, size * 0.24, ...lines);
}

function polylineOf(points: readonly Point[]): Path {
  return points.map(({ x, y }, index) => [index === 0 ? 'M' : 'L', x, y] as const);
}

/** Turns nodes about a middle. @param angle radians */
export function turned(children: readonly SceneNode[], { x, y }: Point, angle: number): SceneNode {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { kind: 'group', transform: [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y], children };
}

/** The blank face of a card that lies on a table: its shadow, its thickness and its worn edge. */
export function cardSheet(box: Rect, corner: number, paper: Rgba, shade: Rgba): readonly SceneNode[] {
  const outline = roundedBox(box, corner);
  const edge = filled(mixColours(paper, shade, 0.4), outline);
  return [
    shadowOf([edge], withAlpha(BLACK, 0.6), { x: 14, y: 24 }, 22),
    shadowOf([edge], withAlpha(BLACK, 0.55), { x: 3, y: 5 }, 4),
    shadowOf([edge], mixColours(paper, shade, 0.5), { x: 2, y: 3 }, 0),
    painted(
      linearPaint({ x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }, [
        mixColours(paper, WHITE, 0.4),
        paper,
        mixColours(paper, shade, 0.16),
      ]),
      outline,
    ),
    clipped(outline, [stroked(withAlpha(mixColours(shade, { r: 150, g: 96, b: 44, a: 1 }, 0.6), 0.22), 16, outline)]),
  ];
}

/** The back of a card: a lattice between two rules, and a rosette. */
export function cardBack(box: Rect, corner: number, paper: Rgba, ink: Rgba, shade: Rgba): readonly SceneNode[] {
  const inset = (by: number): Rect => ({ x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by });
  const field = roundedBox(inset(26), corner * 0.5);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const step = 44;
  const lines = Array.from({ length: Math.ceil((box.width + box.height) / step) }, (_, index) => index * step).flatMap(
    (at): readonly Path[] => [
      [
        ['M', box.x + at, box.y],
        ['L', box.x + at - box.height, box.y + box.height],
      ],
      [
        ['M', box.x + box.width - at, box.y],
        ['L', box.x + box.width - at + box.height, box.y + box.height],
      ],
    ],
  );
  const pale = mixColours(paper, ink, 0.16);
  const petals = (radius: number, count: number) =>
    smoothLine(
      Array.from({ length: count * 2 }, (_, index) =>
        polar(middle, radius * (index % 2 === 0 ? 1 : 0.78), (index / (count * 2)) * 2 * Math.PI),
      ),
      true,
    );
  return [
    ...cardSheet(box, corner, paper, shade),
    painted(
      linearPaint({ x: box.x, y: box.y }, { x: box.x + box.width, y: box.y + box.height }, [
        mixColours(ink, WHITE, 0.1),
        ink,
        mixColours(ink, BLACK, 0.3),
      ]),
      field,
    ),
    clipped(field, [
      stroked(withAlpha(pale, 0.75), 3, ...lines),
      filled(ink, petals(box.width * 0.26, 14)),
      stroked(pale, 5, petals(box.width * 0.25, 14), petals(box.width * 0.17, 12), ellipse(middle, box.width * 0.09)),
    ]),
    stroked(pale, 4, roundedBox(inset(40), corner * 0.4)),
  ];
}

/** A strip of diamonds between two rules, as court cards have on their seams. */
export function diamondStrip(
  box: Rect,
  { ground, first, second, rule }: Readonly<Record<'ground' | 'first' | 'second' | 'rule', Rgba>>,
): readonly SceneNode[] {
  const count = Math.max(3, Math.round(box.width / (box.height * 1.15)));
  const step = box.width / count;
  const middle = box.y + box.height / 2;
  const gems = Array.from({ length: count }, (_, index) => {
    const x = box.x + (index + 0.5) * step;
    return polygon([
      { x, y: box.y + 5 },
      { x: x + step * 0.42, y: middle },
      { x, y: box.y + box.height - 5 },
      { x: x - step * 0.42, y: middle },
    ]);
  });
  const dots = Array.from({ length: count + 1 }, (_, index) => [
    ...ellipse({ x: box.x + index * step, y: box.y + box.height * 0.24 }, box.height * 0.07),
    ...ellipse({ x: box.x + index * step, y: box.y + box.height * 0.76 }, box.height * 0.07),
  ]);
  return [
    filled(ground, rectanglePath(box)),
    clipped(rectanglePath(box), [
      filled(first, ...gems.filter((_, index) => index % 2 === 0)),
      filled(second, ...gems.filter((_, index) => index % 2 === 1)),
      filled(second, ...dots),
    ]),
    stroked(rule, 4, [
      ['M', box.x, box.y],
      ['L', box.x + box.width, box.y],
    ]),
    stroked(rule, 4, [
      ['M', box.x, box.y + box.height],
      ['L', box.x + box.width, box.y + box.height],
    ]),
  ];
}
