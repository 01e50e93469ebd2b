import type { Warp } from '../design/warp.ts';
import type { Point, Rect } from '../geometry/shapes.ts';

/** Returns the new position of a point of the straight drawing. */
export type BendPoint = (x: number, y: number) => Point;

/** The number of degrees below which a turn counts as a straight line, whose radius would be infinite. */
const STRAIGHT = 0.5;

/** Returns the map of a warp over the bent box, about its middle. The result does not fit the box yet. */
export function bendPoint(warp: Warp, box: Rect): BendPoint {
  const { x: left, y: top, width, height } = box;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const across = (x: number) => (x - left) / Math.max(1, width);
  const down = (y: number) => (y - top) / Math.max(1, height);
  switch (warp.kind) {
    case 'arch': {
      const rise = warp.bend * width;
      return (x, y) => {
        const share = 1 - (2 * across(x) - 1) ** 2;
        const v = down(y);
        return { x, y: y - rise * share * (1 - v + warp.bottom * v) };
      };
    }
    case 'wave': {
      const amplitude = (warp.height * width) / 2;
      const phase = (warp.phase * Math.PI) / 180;
      return (x, y) => ({ x, y: y - amplitude * Math.sin(2 * Math.PI * warp.waves * across(x) + phase) });
    }
    case 'circle': {
      if (Math.abs(warp.turn) < STRAIGHT) return (x, y) => ({ x, y });
      const radius = width / ((warp.turn * Math.PI) / 180);
      return (x, y) => {
        const angle = (x - middle.x) / radius;
        // The reach is limited to the circle's middle, so that tall letters never turn inside out.
        const reach = warp.turn > 0 ? Math.max(0, radius + middle.y - y) : Math.min(0, radius + middle.y - y);
        return { x: middle.x + reach * Math.sin(angle), y: middle.y + radius - reach * Math.cos(angle) };
      };
    }
    case 'shear':
      return (x, y) => ({ x: x - warp.slant * (y - middle.y), y: y - warp.rise * (x - middle.x) });
    case 'perspective':
      return projected(warp.side, warp.top, middle, box);
    case 'stretch':
      return (x, y) => ({ x, y: middle.y + (y - middle.y) * warp.height });
    case 'widen': {
      const { growth, height: taller } = warp;
      const isEven = Math.abs(growth - 1) < 0.001;
      // Each letter is wider than the one before by the same factor, and all of them together keep their width.
      const grown = (share: number) => (isEven ? share : (growth ** share - 1) / (growth - 1));
      return (x, y) => ({ x: left + width * grown(across(x)), y: middle.y + (y - middle.y) * taller });
    }
  }
}

/**
 * Maps a point in perspective: one end is nearer, farther parts are smaller in both directions, and straight lines stay straight.
 * @param side 0.5: the right end is half as high as the left.
 * @param top 0.5: the top is half as wide as the bottom.
 */
function projected(side: number, top: number, middle: Point, { width, height }: Rect): BendPoint {
  const tilt = (share: number) => share / (2 - Math.abs(share));
  const [turn, lean] = [tilt(side), tilt(top)];
  return (x, y) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const depth = 1 + turn * ((2 * dx) / Math.max(1, width)) - lean * ((2 * dy) / Math.max(1, height));
    // Both tilts together must not bring a corner behind the viewer.
    const scale = 1 / Math.max(0.15, depth);
    return { x: middle.x + dx * scale, y: middle.y + dy * scale };
  };
}
