import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

const SMILE: Rgba = { r: 255, g: 206, b: 66, a: 1 };
const ROSE: Rgba = { r: 240, g: 62, b: 92, a: 1 };

/** The outline of a heart. @param reach half of its width. */
export function heartOutline(middle: Point, reach: number): Path {
  return polygon(
    Array.from({ length: 40 }, (_, index) => {
      const turn = (index / 40) * 2 * Math.PI;
      return {
        x: middle.x + Math.sin(turn) ** 3 * reach,
        y: middle.y - ((13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn) + 2) * reach) / 16,
      };
    }),
  );
}

/** A speech bubble with a tail at a lower corner. @param side the corner of its tail: -1 is left, 1 is right. */
export function chatBubble(box: Rect, corner: number, side: 1 | -1, colour: Rgba, shade: Rgba): readonly SceneNode[] {
  const edge = side > 0 ? box.x + box.width : box.x;
  const foot = box.y + box.height;
  const size = Math.min(1, box.height / 150);
  const at = (inward: number, down: number): Point => ({ x: edge - side * inward * size, y: foot + down * size });
  const tail = smoothShape([at(96, -30), at(30, -72), at(0, -74), at(1, -34), at(-4, -8), at(-22, 12), at(-23, 17), at(6, 17), at(44, -2)]);
  const outline = [...clockwise(roundedBox(box, corner)), ...clockwise(tail)];
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.34), { x: 6, y: 14 }, 10),
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: foot }, [mixColours(colour, WHITE, 0.1), colour, mixColours(colour, BLACK, 0.05)]),
      outline,
    ),
  ];
}

/** The three dots of somebody who types. */
export function typingDots(middle: Point, radius: number, colour: Rgba): readonly SceneNode[] {
  return [-1, 0, 1].map((step) =>
    filled(
      withAlpha(colour, 0.5 + (step + 1) * 0.22),
      ellipse({ x: middle.x + step * radius * 3.1, y: middle.y - (step === 0 ? radius * 0.5 : 0) }, radius),
    ),
  );
}

/** A glossy heart. */
export function glossyHeart(middle: Point, reach: number, colour: Rgba): readonly SceneNode[] {
  return [
    painted(
      linearPaint({ x: 0, y: middle.y - reach }, { x: 0, y: middle.y + reach }, [
        mixColours(colour, WHITE, 0.24),
        colour,
        mixColours(colour, BLACK, 0.16),
      ]),
      heartOutline(middle, reach),
    ),
    filled(withAlpha(WHITE, 0.5), ellipse({ x: middle.x - reach * 0.5, y: middle.y - reach * 0.42 }, reach * 0.17, reach * 0.12)),
  ];
}

/** A round face that smiles, with hearts for eyes or with a wink. */
export function smiley(middle: Point, radius: number, mood: 'in love' | 'wink' | 'laugh'): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: middle.x + x * radius, y: middle.y + y * radius });
  const line = { r: 96, g: 52, b: 20, a: 1 };
  const mouth = smoothShape([at(-0.52, 0.16), at(0, 0.26), at(0.52, 0.16), at(0.4, 0.5), at(0, 0.68), at(-0.4, 0.5)]);
  const closed = (x: number) => smoothLine([at(x - 0.19, -0.18), at(x, -0.34), at(x + 0.19, -0.18)]);
  const eyes: readonly SceneNode[] =
    mood === 'in love'
      ? [filled(ROSE, heartOutline(at(-0.38, -0.24), radius * 0.27), heartOutline(at(0.38, -0.24), radius * 0.27))]
      : mood === 'wink'
        ? [filled(line, ellipse(at(-0.36, -0.22), radius * 0.12, radius * 0.17)), stroked(line, radius * 0.1, closed(0.36))]
        : [stroked(line, radius * 0.1, closed(-0.36), closed(0.36))];
  return [
    painted(
      linearPaint(at(-0.6, -1), at(0.6, 1), [
        mixColours(SMILE, WHITE, 0.4),
        SMILE,
        mixColours(SMILE, { r: 232, g: 120, b: 30, a: 1 }, 0.5),
      ]),
      ellipse(middle, radius),
    ),
    filled(line, mouth),
    filled(ROSE, smoothShape([at(-0.24, 0.52), at(0, 0.42), at(0.24, 0.52), at(0, 0.66)])),
    ...eyes,
  ];
}
