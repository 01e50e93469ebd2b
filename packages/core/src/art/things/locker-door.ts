import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline } from '../drawing/outlines.ts';

export interface LockerTones {
  readonly paint: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly steel: Rgba;
}

/** @property isFitted whether it has slots, a handle and a lock; on words that lie there they would be hard to tell from letters */
interface ClosedDoor {
  readonly box: Rect;
  readonly isFitted: boolean;
  /** The side of the handle. */
  readonly side: 1 | -1;
}

const SLOTS = 3;

/** A closed door of sheet steel: pressed edges, slots for air, a handle and a combination lock. */
export function lockerDoor({ box, isFitted, side }: ClosedDoor, tones: LockerTones): readonly SceneNode[] {
  const { paint, shade, light } = tones;
  const { x, y, width, height } = box;
  const rim = 11;
  const inner = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
  const handle = { x: x + width / 2 + side * (width / 2 - 34), y: y + Math.min(height * 0.46, 250) };
  return [
    painted(
      linearPaint({ x, y }, { x: x + width, y }, [mixColours(paint, WHITE, 0.1), paint, mixColours(paint, shade, 0.2)]),
      rectanglePath(box),
    ),
    stroked(
      withAlpha(light, 0.34),
      2.4,
      polyline([
        { x: x + 2, y: y + height - 3 },
        { x: x + 2, y: y + 2 },
        { x: x + width - 3, y: y + 2 },
      ]),
    ),
    stroked(
      withAlpha(shade, 0.5),
      2.6,
      polyline([
        { x: x + width - 2, y: y + 3 },
        { x: x + width - 2, y: y + height - 2 },
        { x: x + 3, y: y + height - 2 },
      ]),
    ),
    stroked(withAlpha(shade, 0.2), 2, rectanglePath(inner)),
    stroked(withAlpha(light, 0.16), 1.6, rectanglePath({ ...inner, x: inner.x + 1.8, y: inner.y + 1.8 })),
    ...(isFitted
      ? [
          ...airSlots({ x: x + width / 2, y: y + 44 }, width * 0.46, tones),
          ...combinationLock({ x: handle.x, y: handle.y + 76 }, 25, tones),
          ...doorHandle(handle, tones),
        ]
      : []),
  ];
}

/** Pressed slots one over another, which let air into the locker. */
function airSlots(top: Point, wide: number, { paint, shade, light }: LockerTones): readonly SceneNode[] {
  const dark = mixColours(paint, shade, 0.78);
  return Array.from({ length: SLOTS }, (_, index) => top.y + index * 19).flatMap((y) => [
    filled(dark, rectanglePath({ x: top.x - wide / 2, y, width: wide, height: 7 })),
    filled(withAlpha(light, 0.4), rectanglePath({ x: top.x - wide / 2, y: y + 7, width: wide, height: 2.2 })),
  ]);
}

function doorHandle({ x, y }: Point, { paint, shade, light, steel }: LockerTones): readonly SceneNode[] {
  const plate = rectanglePath({ x: x - 17, y: y - 48, width: 34, height: 96 });
  return [
    shadowOf([filled(shade, plate)], withAlpha(shade, 0.5), { x: 3, y: 5 }, 4),
    painted(linearPaint({ x: x - 17, y }, { x: x + 17, y }, [mixColours(steel, WHITE, 0.35), steel, mixColours(steel, shade, 0.4)]), plate),
    filled(mixColours(paint, shade, 0.8), rectanglePath({ x: x - 9, y: y - 36, width: 18, height: 54 })),
    painted(
      linearPaint({ x, y: y - 20 }, { x, y: y + 24 }, [mixColours(steel, light, 0.5), mixColours(steel, shade, 0.25)]),
      rectanglePath({ x: x - 12, y: y - 6, width: 24, height: 26 }),
    ),
  ];
}

function combinationLock(middle: Point, radius: number, { shade, steel }: LockerTones): readonly SceneNode[] {
  const black = mixColours(shade, BLACK, 0.6);
  const ticks = Array.from({ length: 20 }, (_, index) => (index / 20) * Math.PI * 2);
  return [
    shadowOf([filled(shade, ellipse(middle, radius))], withAlpha(shade, 0.55), { x: 4, y: 6 }, 5),
    painted(
      radialPaint({ x: middle.x - radius * 0.4, y: middle.y - radius * 0.5 }, radius * 1.9, [
        mixColours(steel, WHITE, 0.6),
        steel,
        mixColours(steel, shade, 0.6),
      ]),
      ellipse(middle, radius),
    ),
    filled(black, ellipse(middle, radius * 0.8)),
    stroked(
      withAlpha(WHITE, 0.8),
      1.4,
      ...ticks.map((angle) => polyline([polar(middle, radius * 0.74, angle), polar(middle, radius * 0.6, angle)])),
    ),
    painted(
      radialPaint({ x: middle.x - 3, y: middle.y - 4 }, radius * 0.6, [mixColours(steel, WHITE, 0.5), mixColours(steel, shade, 0.45)]),
      ellipse(middle, radius * 0.34),
    ),
  ];
}

/** The outline of an opened door, which is hinged at `hinge` and is taller at its near edge. */
export function openedDoor(hinge: { readonly x: number; readonly top: number; readonly bottom: number }, near: number): readonly Point[] {
  const grows = Math.abs(near - hinge.x) * 0.2;
  return [
    { x: hinge.x, y: hinge.top },
    { x: near, y: hinge.top - grows },
    { x: near, y: hinge.bottom + grows * 1.3 },
    { x: hinge.x, y: hinge.bottom },
  ];
}

/** A flat sheet on an opened door: its box is in shares of the door from the hinge and from the top. */
export function onDoor(door: readonly Point[], { x, y, width, height }: Rect): ReturnType<typeof polygon> {
  const [top, nearTop, nearBottom, bottom] = door as readonly [Point, Point, Point, Point];
  const at = (across: number, down: number): Point => {
    const from = { x: top.x + (nearTop.x - top.x) * across, y: top.y + (nearTop.y - top.y) * across };
    const to = { x: bottom.x + (nearBottom.x - bottom.x) * across, y: bottom.y + (nearBottom.y - bottom.y) * across };
    return { x: from.x + (to.x - from.x) * down, y: from.y + (to.y - from.y) * down };
  };
  return polygon([at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]);
}
