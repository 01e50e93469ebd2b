import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Directions of rays, turns from straight up, and half of their breadth: wide and narrow ones in turn, as gaps between clouds make them. */
const RAYS = [
  [-1.36, 0.05],
  [-1.08, 0.09],
  [-0.8, 0.045],
  [-0.52, 0.1],
  [-0.24, 0.055],
  [0.04, 0.095],
  [0.33, 0.05],
  [0.6, 0.1],
  [0.9, 0.05],
  [1.18, 0.085],
  [1.42, 0.04],
] as const;
/** The strongest of rays behind dark words and behind pale ones, from which they take contrast. */
export const DAY_RAYS = 0.36;
export const DUSK_RAYS = 0.16;
/** The share of a ray's breadth that its bright heart has: two steps soften its edges. */
const HEART = 0.55;

/**
 * Rays that rise from a low sun or fall from a moon, so that the words stand in its light. They fade with the distance.
 * @param reach units from the light to where they have faded
 * @param tone its alpha is the strongest of a ray's heart
 * @param down 1: they fall; -1: they rise
 */
export function raysFrom(light: Point, reach: number, tone: Rgba, down: 1 | -1 = -1): readonly SceneNode[] {
  return RAYS.flatMap(([turn, half]) => {
    const at = (aside: number): Point => ({
      x: light.x + Math.sin(turn + aside) * reach,
      y: light.y + down * Math.cos(turn + aside) * reach,
    });
    const ray = (share: number) => polygon([light, at(-half * share), at(half * share)]);
    const paint = linearPaint(light, at(0), [
      withAlpha(tone, tone.a * 0.5),
      withAlpha(tone, tone.a * 0.5),
      withAlpha(tone, tone.a * 0.4),
      withAlpha(tone, 0),
    ]);
    return [painted(paint, ray(1)), painted(paint, ray(HEART))];
  });
}

/** Light that falls through a high window. */
interface FallingLight {
  readonly area: Rect;
  /** The line on the wall where it has faded, units. */
  readonly end: number;
  /** 1: it falls from the top left. */
  readonly side: 1 | -1;
}

/** The lean of the light, units across for each one down, and its panes: where they begin at the top of the front, and how wide they are. */
const LEAN = 0.62;
const PANES = [
  [-330, 250],
  [-40, 270],
  [270, 250],
  [560, 180],
] as const;

/** The light of a high window with bars, which slants over a wall behind the words and fades downwards. */
export function fallingLight({ area, end, side }: FallingLight, tone: Rgba): readonly SceneNode[] {
  const place = (x: number) => (side > 0 ? x : 1000 - x);
  const top = area.y;
  const long = end - top;
  const panes = PANES.map(([from, wide]) =>
    polygon([
      { x: place(from), y: top },
      { x: place(from + wide), y: top },
      { x: place(from + wide + long * LEAN), y: end },
      { x: place(from + long * LEAN), y: end },
    ]),
  );
  const paint = linearPaint({ x: 0, y: top }, { x: 0, y: end }, [tone, withAlpha(tone, tone.a * 0.8), withAlpha(tone, 0)]);
  return [clipped(rectanglePath({ ...area, height: long }), [painted(paint, ...panes)])];
}
