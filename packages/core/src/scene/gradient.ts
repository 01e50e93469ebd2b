import type { Rgba } from '../design/colour.ts';
import { type Rect, centreOf } from '../geometry/shapes.ts';
import type { Paint } from './scene.ts';

type Stops = readonly { readonly offset: number; readonly colour: Rgba }[];

/** Returns a linear gradient that spans `bounds` at `angle` degrees clockwise from left-to-right, like a CSS gradient. */
export function linearAcross(bounds: Rect, angle: number, stops: Stops): Paint {
  const radians = (angle * Math.PI) / 180;
  const direction = { x: Math.cos(radians), y: Math.sin(radians) };
  const half = (Math.abs(bounds.width * direction.x) + Math.abs(bounds.height * direction.y)) / 2;
  const centre = centreOf(bounds);
  return {
    kind: 'linear',
    from: { x: centre.x - direction.x * half, y: centre.y - direction.y * half },
    to: { x: centre.x + direction.x * half, y: centre.y + direction.y * half },
    stops: ascending(stops),
  };
}

/** Returns a radial gradient from the middle of `bounds` to its farthest corner. */
export function radialWithin(bounds: Rect, stops: Stops): Paint {
  return { kind: 'radial', centre: centreOf(bounds), radius: Math.hypot(bounds.width, bounds.height) / 2, stops: ascending(stops) };
}

function ascending(stops: Stops): Stops {
  return [...stops].sort((first, second) => first.offset - second.offset);
}
