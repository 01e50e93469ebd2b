import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';

export interface GiltTones {
  readonly gold: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** The mouldings of a frame from its outer edge in: where each ends as a share of the frame's breadth, and its light above and below. */
const MOULDINGS = [
  { end: 0.16, above: 0.5, below: -0.55 },
  { end: 0.3, above: -0.5, below: 0.12 },
  { end: 0.68, above: 0.2, below: -0.06 },
  { end: 0.8, above: -0.62, below: 0.5 },
  { end: 1, above: -0.3, below: 0.66 },
] as const;

/** A heavy gilt frame around a picture, with its shadow on the wall. The light comes from above. @param breadth of the frame, units. */
export function giltFrame(picture: Rect, breadth: number, { gold, shade, light }: GiltTones): readonly SceneNode[] {
  const outer = grown(picture, breadth);
  const lit = (strength: number, base = gold) => (strength > 0 ? mixColours(base, light, strength) : mixColours(base, shade, -strength));
  let from = 0;
  const mouldings = MOULDINGS.flatMap(({ end, above, below }) => {
    const [out, inner] = [grown(picture, breadth * (1 - from)), grown(picture, breadth * (1 - end))];
    from = end;
    const [a, b, c, d] = cornersOf(out);
    const [e, f, g, h] = cornersOf(inner);
    const side = (above + below) / 2;
    const across = (colours: readonly Rgba[]) => linearPaint({ x: out.x, y: 0 }, { x: out.x + out.width, y: 0 }, colours);
    return [
      painted(across([lit(above - 0.16), lit(above), lit(above + 0.14), lit(above), lit(above - 0.16)]), polygon([a, b, f, e])),
      painted(
        linearPaint({ x: 0, y: out.y }, { x: 0, y: out.y + out.height }, [lit(side + 0.16), lit(side - 0.06), lit(side - 0.26)]),
        polygon([b, c, g, f]),
        polygon([a, e, h, d]),
      ),
      painted(across([lit(below - 0.24), lit(below - 0.06), lit(below), lit(below - 0.06), lit(below - 0.24)]), polygon([d, h, g, c])),
      stroked(withAlpha(shade, 0.5), 1.4, rectanglePath(inner)),
    ];
  });
  return [
    shadowOf([filled(shade, rectanglePath(outer))], withAlpha(shade, 0.75), { x: 0, y: breadth * 0.5 }, breadth * 0.42),
    ...mouldings,
    ...leaves(),
    ...corners(),
  ];

  /** Carved leaves along the broad hollow. */
  function leaves(): readonly SceneNode[] {
    const middle = breadth * 0.51;
    const step = breadth * 0.44;
    const box = grown(picture, middle);
    const spots = [
      ...along(box.width, step).flatMap((off) => [
        { x: box.x + off, y: box.y, turn: 0 },
        { x: box.x + off, y: box.y + box.height, turn: 0 },
      ]),
      ...along(box.height, step).flatMap((off) => [
        { x: box.x, y: box.y + off, turn: 1 },
        { x: box.x + box.width, y: box.y + off, turn: 1 },
      ]),
    ];
    const size = breadth * 0.15;
    const boss = (dx: number, dy: number, scale: number) =>
      spots.map(({ x, y, turn }) =>
        ellipse({ x: x + dx * size, y: y + dy * size }, size * scale * (turn ? 0.72 : 1.25), size * scale * (turn ? 1.25 : 0.72)),
      );
    return [
      filled(withAlpha(shade, 0.5), ...boss(0.1, 0.32, 1.06)),
      filled(mixColours(gold, shade, 0.3), ...boss(0, 0, 1)),
      filled(mixColours(gold, light, 0.3), ...boss(-0.08, -0.16, 0.76)),
      filled(withAlpha(mixColours(light, WHITE, 0.4), 0.65), ...boss(-0.16, -0.3, 0.34)),
    ];
  }

  function corners(): readonly SceneNode[] {
    return cornersOf(grown(picture, breadth * 0.5)).flatMap((spot) => {
      const size = breadth * 0.5;
      const petals = [0, 1, 2, 3].map((index) => {
        const angle = index * (Math.PI / 2) + Math.PI / 4;
        return ellipse({ x: spot.x + Math.cos(angle) * size * 0.5, y: spot.y + Math.sin(angle) * size * 0.5 }, size * 0.34);
      });
      return [
        filled(withAlpha(shade, 0.5), ellipse({ x: spot.x, y: spot.y + size * 0.2 }, size * 0.92)),
        filled(mixColours(gold, shade, 0.34), ...petals, ellipse(spot, size * 0.6)),
        painted(
          linearPaint({ x: 0, y: spot.y - size }, { x: 0, y: spot.y + size }, [
            mixColours(gold, light, 0.62),
            gold,
            mixColours(gold, shade, 0.5),
          ]),
          ...petals.map((petal) => petal),
          ellipse(spot, size * 0.36),
        ),
        stroked(withAlpha(shade, 0.55), size * 0.06, ...petals, ellipse(spot, size * 0.36)),
        glow({ x: spot.x - size * 0.1, y: spot.y - size * 0.16 }, size * 0.34, withAlpha(mixColours(light, WHITE, 0.5), 0.7)),
      ];
    });
  }
}

/** A brass lamp over a picture, and its light on the wall and the frame. @param at where its arm leaves the wall. */
export function pictureLamp(at: Point, wide: number, { gold, shade, light }: GiltTones): readonly SceneNode[] {
  const bar = { x: at.x - wide / 2, y: at.y - 22, width: wide, height: 17 };
  return [
    stroked(mixColours(gold, shade, 0.5), 6, smoothLine([at, { x: at.x, y: at.y - 30 }, { x: at.x, y: at.y - 14 }])),
    painted(
      linearPaint({ x: 0, y: bar.y }, { x: 0, y: bar.y + bar.height }, [
        mixColours(gold, light, 0.55),
        gold,
        mixColours(gold, shade, 0.55),
      ]),
      ellipse({ x: bar.x, y: bar.y + bar.height / 2 }, 8.5),
      ellipse({ x: bar.x + wide, y: bar.y + bar.height / 2 }, 8.5),
      rectanglePath(bar),
    ),
    stroked(
      mixColours(light, WHITE, 0.7),
      4,
      polyline([
        { x: bar.x + 6, y: bar.y + bar.height },
        { x: bar.x + wide - 6, y: bar.y + bar.height },
      ]),
    ),
    glow({ x: at.x, y: bar.y + bar.height + 6 }, wide * 0.7, withAlpha(mixColours(light, WHITE, 0.4), 0.6)),
  ];
}

function along(long: number, step: number): readonly number[] {
  const count = Math.max(2, Math.round(long / step));
  return Array.from({ length: count - 1 }, (_, index) => ((index + 1) / count) * long);
}

function cornersOf({ x, y, width, height }: Rect): readonly [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
