import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled } from '../drawing/nodes.ts';
import type { RimLight } from '../drawing/rim-lit.ts';
import { outlinesOf } from '../drawing/softly-lit.ts';
import { CREATURES } from '../heroes/creatures.ts';
import { type HeroColours, hero } from '../heroes/draw-hero.ts';
import type { HeroId } from '../heroes/hero-ids.ts';

/** The tones of a thing before a light. */
export interface BacklitTones {
  /** The color of the thing against the light. */
  readonly body: Rgba;
  /** The color of the light, which is seen through its holes and windows. */
  readonly light: Rgba;
  /** The color that its marks lean to. */
  readonly mark: Rgba;
  /** The share of other tones in its parts: little, so that the drawing stays a silhouette. */
  readonly detail: number;
}

/** Haze that thickens downwards until nothing is seen in it. */
export interface FootHaze {
  readonly colour: Rgba;
  readonly top: number;
  readonly bottom: number;
  /** The share of the haze half way down. */
  readonly thickness: number;
  /** Units over the bottom in which the thing fades away; zero: it only grows paler. */
  readonly fade: number;
}

interface Place {
  readonly id: HeroId;
  readonly middle: Point;
  /** Half of the square that holds the drawing, units. */
  readonly reach: number;
}

/** Things whose marks are flames, beams or stars. */
const SHINING: ReadonlySet<string> = new Set(['lantern', 'bulb', 'match', 'telescope']);
/** Things whose faces would make a silhouette childish. */
const FACED: ReadonlySet<string> = new Set(['scarecrow']);

/** A thing as a silhouette before a light, with a bright rim along the edges that face it, and the outline of all of it. */
export function backlitThing(
  { id, middle, reach }: Place,
  tones: BacklitTones,
  { from, rim, breadth }: RimLight,
  haze: FootHaze,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const moved = (by: number, body: Rgba) =>
    hero(id, { x: middle.x - from.x * breadth * by, y: middle.y - from.y * breadth * by }, reach, coloursOf(id, { ...tones, body }));
  const parts = moved(0, tones.body);
  const outline = outlinesOf(parts).flatMap(clockwise);
  const lit = [filled(rim, outline), ...moved(1, mixColours(tones.body, rim, 0.45)), ...moved(2.4, tones.body)];
  return {
    outline,
    nodes: [
      ...parts.map((part) => inHaze(part, haze)),
      clipped(
        outline,
        lit.map((part) => inHaze(part, haze)),
      ),
    ],
  };
}

/** Eyes and feathers say little against the light, while a keyhole and a window let it through. */
function coloursOf(id: HeroId, { body, light, mark, detail }: BacklitTones): HeroColours {
  const open = Object.hasOwn(CREATURES, id) || FACED.has(id) ? detail * 1.6 : 0.8;
  const shine = SHINING.has(id) ? mixColours(mark, light, 0.75) : null;
  return {
    ink: body,
    shade: mixColours(body, light, detail * 0.4),
    mark: shine ?? mixColours(body, mark, detail),
    cut: mixColours(body, light, Math.min(1, open)),
    line: shine ?? mixColours(body, light, detail * 0.7),
    gloss: mixColours(body, light, detail),
  };
}

function inHaze(node: SceneNode, haze: FootHaze): SceneNode {
  if (node.kind === 'group') return { ...node, children: node.children.map((child) => inHaze(child, haze)) };
  if ((node.kind !== 'fill' && node.kind !== 'stroke') || node.paint.kind !== 'solid') return node;
  return { ...node, paint: hazyPaint(node.paint.colour, haze) };
}

function hazyPaint(own: Rgba, { colour, top, bottom, thickness, fade }: FootHaze): Paint {
  const stop = (offset: number, share: number, alpha = 1) => ({ offset, colour: withAlpha(mixColours(own, colour, share), own.a * alpha) });
  const gone = Math.min(0.45, fade / (bottom - top));
  const ends = gone > 0 ? [stop(1 - gone, Math.min(1, thickness * 1.7)), stop(1, Math.min(1, thickness * 2.4), 0)] : [];
  return {
    kind: 'linear',
    from: { x: 0, y: top },
    to: { x: 0, y: bottom },
    stops: [stop(0, 0), stop(0.22, thickness * 0.25), stop(gone > 0 ? 0.5 : 1, thickness), ...ends],
  };
}
