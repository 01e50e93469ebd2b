import type { BlendMode } from '../../design/blend.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { GradientStop, Paint, SceneNode, ShadowNode } from '../../scene/scene.ts';

export function solid(colour: Rgba): Paint {
  return { kind: 'solid', colour };
}

/** Filled paths in one color. */
export function filled(colour: Rgba, ...paths: readonly Path[]): SceneNode {
  return painted(solid(colour), ...paths);
}

export function painted(paint: Paint, ...paths: readonly Path[]): SceneNode {
  return together(paths.flat(), (path) => ({ kind: 'fill', path, paint }));
}

export function stroked(colour: Rgba, width: number, ...paths: readonly Path[]): SceneNode {
  return together(paths.flat(), (path) => ({ kind: 'stroke', path, paint: solid(colour), width, cap: 'round', join: 'round' }));
}

/**
 * The number of commands in a part of a long path. Browsers take quadratic time over the outlines of a path, so a long one is painted in
 * parts.
 */
const MOST_COMMANDS = 500;

/** Returns a node for a path; for a long one, a group of nodes that is divided between outlines. */
function together(path: Path, nodeOf: (part: Path) => SceneNode): SceneNode {
  if (path.length <= MOST_COMMANDS) return nodeOf(path);
  const parts: PathCommand[][] = [[]];
  for (const command of path) {
    if (command[0] === 'M' && (parts.at(-1)?.length ?? 0) >= MOST_COMMANDS) parts.push([]);
    parts.at(-1)?.push(command);
  }
  return { kind: 'group', children: parts.map(nodeOf) };
}

/** Colors at even distances from the first point to the second. */
export function linearPaint(from: Point, to: Point, colours: readonly Rgba[]): Paint {
  return { kind: 'linear', from, to, stops: evenStops(colours) };
}

export function radialPaint(centre: Point, radius: number, colours: readonly Rgba[]): Paint {
  return { kind: 'radial', centre, radius, stops: evenStops(colours) };
}

/** All of `area` in colors from its top to its bottom. */
export function downwards(area: Rect, colours: readonly Rgba[]): SceneNode {
  return painted(linearPaint({ x: area.x, y: area.y }, { x: area.x, y: area.y + area.height }, colours), rectanglePath(area));
}

/** A sky over the whole width of `area`, `height` units high from its top, in colors from there down to the horizon. */
export function skyDown(area: Rect, height: number, horizon: number, stops: readonly GradientStop[]): SceneNode {
  return painted({ kind: 'linear', from: { x: 0, y: area.y }, to: { x: 0, y: horizon }, stops }, rectanglePath({ ...area, height }));
}

/** A soft light or shade: opaque as `colour` says in the middle, clear at `radius`. */
export function glow(centre: Point, radius: number, colour: Rgba): SceneNode {
  const circle: Rect = { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius };
  const stops = [1, 0.72, 0.36, 0.1, 0].map((strength, index) => ({ offset: index / 4, colour: withAlpha(colour, colour.a * strength) }));
  return { kind: 'fill', path: rectanglePath(circle), paint: { kind: 'radial', centre, radius, stops } };
}

/** A glow that ends under the words: it is no wider than its middle's distance from `top`, the lower edge of the quiet sky. */
export function glowBelow(top: number, centre: Point, radius: number, colour: Rgba): SceneNode {
  return glow(centre, Math.max(1, Math.min(radius, centre.y - top)), colour);
}

function evenStops(colours: readonly Rgba[]): readonly GradientStop[] {
  return colours.map((colour, index) => ({ offset: colours.length > 1 ? index / (colours.length - 1) : 0, colour }));
}

/** The soft shadow that nodes throw on what lies under them. `sigma` is the blur's standard deviation in units. */
export function shadowOf(children: readonly SceneNode[], colour: Rgba, offset: Point, sigma: number): ShadowNode {
  return { kind: 'shadow', children, colour, offset, sigma };
}

/** Nodes laid over what is below with an opacity or a blend mode, as one. */
export function layered(
  children: readonly SceneNode[],
  { opacity = 1, blend = 'normal' }: { opacity?: number; blend?: BlendMode },
): SceneNode {
  return { kind: 'group', children, ...(opacity < 1 ? { opacity } : {}), ...(blend === 'normal' ? {} : { blend }) };
}

export function clipped(clip: Path, children: readonly SceneNode[]): SceneNode {
  return { kind: 'group', clip, children };
}
