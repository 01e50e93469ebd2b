import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';
import { leaf } from './plants.ts';

/** A square of fired clay in a wall, with the light from its upper left. */
export interface GlazedTile {
  readonly box: Rect;
  readonly ground: Rgba;
  /** The painting under the glaze. */
  readonly painting: readonly SceneNode[];
  /** The color of deep shade. */
  readonly shade: Rgba;
  readonly random: Random;
  /** True for a tile that lost a corner. */
  readonly isChipped?: boolean;
}

/** The joint around a tile, its rounded corners and its raised edge, as shares of its side; the units that each takes at most. */
const JOINT = { share: 0.018, most: 5 } as const;
const CORNER = { share: 0.04, most: 12 } as const;
const RAISED = { share: 0.024, most: 6 } as const;
const BISQUE: Rgba = { r: 214, g: 176, b: 142, a: 1 };

const partOf = (side: number, { share, most }: { readonly share: number; readonly most: number }) => Math.min(most, side * share);

/** A tile with its raised edge, the sheen of its glaze and the thin shadow in the joint. */
export function glazedTile({ box, ground, painting, shade, random, isChipped = false }: GlazedTile): readonly SceneNode[] {
  const joint = partOf(box.width, JOINT);
  const edge = partOf(box.width, RAISED);
  const inner = { x: box.x + joint, y: box.y + joint, width: box.width - 2 * joint, height: box.height - 2 * joint };
  const outline = roundedBox(inner, partOf(box.width, CORNER));
  const end = { x: inner.x + inner.width, y: inner.y + inner.height };
  // No two tiles come from the kiln in the same tone.
  const tone = mixColours(ground, random() < 0.5 ? WHITE : shade, between(random, 0, 0.07));
  const sheen = between(random, 0.16, 0.32);
  const glaze = painted(
    {
      kind: 'linear',
      from: { x: inner.x, y: inner.y },
      to: end,
      stops: [
        { offset: 0, colour: withAlpha(WHITE, sheen) },
        { offset: between(random, 0.34, 0.46), colour: withAlpha(WHITE, 0.03) },
        { offset: 0.56, colour: withAlpha(shade, 0) },
        { offset: 1, colour: withAlpha(shade, 0.16) },
      ],
    },
    outline,
  );
  const moved = (by: number) => transformPath(outline, translation(by, by));
  return [
    filled(withAlpha(shade, 0.5), moved(joint * 0.8)),
    clipped(outline, [
      filled(tone, outline),
      ...painting,
      glaze,
      stroked(withAlpha(shade, 0.42), edge, moved(-edge * 0.42)),
      stroked(withAlpha(WHITE, 0.5), edge, moved(edge * 0.42)),
    ]),
    ...(isChipped ? chip(inner, shade, random) : []),
  ];
}

/** The bare clay where a corner broke off. */
function chip({ x, y, width, height }: Rect, shade: Rgba, random: Random): readonly SceneNode[] {
  const [isRight, isLow] = [random() < 0.5, random() < 0.5];
  const corner = { x: isRight ? x + width : x, y: isLow ? y + height : y };
  const size = width * between(random, 0.07, 0.13);
  const at = (across: number, down: number): Point => ({
    x: corner.x + (isRight ? -1 : 1) * across * size,
    y: corner.y + (isLow ? -1 : 1) * down * size,
  });
  const broken = polygon([
    at(-0.05, -0.05),
    at(1.3, -0.05),
    at(1, 0.3),
    at(0.72, 0.36),
    at(0.6, 0.66),
    at(0.34, 0.7),
    at(0.22, 1.05),
    at(-0.05, 1.2),
  ]);
  return [filled(mixColours(BISQUE, shade, 0.5), transformPath(broken, translation(1.5, 1.5))), filled(BISQUE, broken)];
}

/** Flat shapes as a brush fills them on clay: with a darker line where the color gathers at their edges. */
export function brushed(parts: readonly SceneNode[], width: number, shade: Rgba): readonly SceneNode[] {
  return parts.flatMap((part) =>
    part.kind === 'fill' && part.paint.kind === 'solid'
      ? [part, stroked(withAlpha(mixColours(part.paint.colour, shade, 0.6), 0.75), width, part.path)]
      : [part],
  );
}

/** A painted border inside a box: two lines with a garland of leaves and berries between them. @param band the breadth of the border, units. */
export function garland({ x, y, width, height }: Rect, band: number, line: Rgba, berry: Rgba): readonly SceneNode[] {
  const inset = (by: number): Rect => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });
  const middle = inset(band / 2);
  const along = (from: Point, to: Point): readonly Path[] => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.round(length / (band * 1.25)));
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    return Array.from({ length: count - 1 }, (_, index) => {
      const at = polar(from, (length * (index + 1)) / count, angle);
      const towards = index + 1 < count / 2 ? angle : angle + Math.PI;
      return [...leaf(at, band * 0.5, towards + 0.55, 0.5), ...leaf(at, band * 0.5, towards - 0.55, 0.5)];
    });
  };
  const right = middle.x + middle.width;
  const low = middle.y + middle.height;
  const corners = [
    { x: middle.x, y: middle.y },
    { x: right, y: middle.y },
    { x: right, y: low },
    { x: middle.x, y: low },
  ] as const;
  const [first, second, third, last] = corners;
  return [
    stroked(line, band * 0.07, rectanglePath(inset(band * 0.08)), rectanglePath(inset(band * 0.92))),
    filled(line, ...along(first, second), ...along(first, last), ...along(second, third), ...along(last, third)),
    filled(berry, ...corners.map((corner) => ellipse(corner, band * 0.24))),
  ];
}

/** The units from a plaque's edge to the outer line of its border, and its border's breadth. */
const PLAQUE = { rim: 9, border: 26, corner: 10 } as const;

/** Units of the side of a tile of a plaque, and of the joint between two. */
const PLAQUE_TILE = 150;
const FIELD_JOINT = 5;

/**
 * A plaque of enamel in front of the tiles, for words.
 * @param isOfTiles the field within its border is laid of tiles, whose joints run under the letters, as on the name of an old street.
 */
export function plaque(
  box: Rect,
  { ground, line, berry, shade }: Record<'ground' | 'line' | 'berry' | 'shade', Rgba>,
  isOfTiles = false,
): readonly SceneNode[] {
  const outline = roundedBox(box, PLAQUE.corner);
  const { rim, border } = PLAQUE;
  const around = rim + border;
  const field = { x: box.x + around, y: box.y + around, width: box.width - 2 * around, height: box.height - 2 * around };
  const inside = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim };
  const body = filled(ground, outline);
  return [
    shadowOf([body], withAlpha(shade, 0.6), { x: 8, y: 12 }, 10),
    body,
    ...(isOfTiles ? laidField(field, ground, shade) : []),
    ...garland(inside, border, line, berry),
    clipped(outline, [
      stroked(withAlpha(shade, 0.35), 7, transformPath(outline, translation(-3, -3))),
      stroked(withAlpha(WHITE, 0.85), 6, transformPath(outline, translation(3, 3))),
    ]),
  ];
}

/** Pale tiles of a field for words: each fired a little lighter or darker, with a bright edge above and a dark one below. */
function laidField(field: Rect, ground: Rgba, shade: Rgba): readonly SceneNode[] {
  const columns = Math.max(1, Math.round(field.width / PLAQUE_TILE));
  const rows = Math.max(1, Math.round(field.height / PLAQUE_TILE));
  const [width, height] = [field.width / columns, field.height / rows];
  const tiles = Array.from({ length: columns * rows }, (_, index): readonly SceneNode[] => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = field.x + column * width + FIELD_JOINT / 2;
    const y = field.y + row * height + FIELD_JOINT / 2;
    const tile = { x, y, width: width - FIELD_JOINT, height: height - FIELD_JOINT };
    const fired = ((column * 5 + row * 7) % 4) / 4;
    return [
      filled(mixColours(mixColours(ground, WHITE, 0.5), shade, 0.02 + fired * 0.045), roundedBox(tile, 4)),
      filled(withAlpha(WHITE, 0.5), rectanglePath({ x: x + 4, y: y + 2, width: tile.width - 8, height: 3 })),
    ];
  });
  return [filled(mixColours(ground, shade, 0.21), rectanglePath(field)), ...tiles.flat()];
}
