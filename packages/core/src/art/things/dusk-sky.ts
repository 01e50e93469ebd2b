import type { Rgba } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { skyDown } from '../drawing/nodes.ts';

export interface DuskPlace {
  /** The end of the words, behind which the sky keeps its first two colors. */
  readonly calm: number;
  readonly horizon: number;
  /** Height of what is painted, units from the area's top. */
  readonly height: number;
}

/** The colors of a sky at dusk from its top to the glow at the horizon. */
export type DuskTones = readonly [Rgba, Rgba, Rgba, Rgba];

/** A sky at dusk that is even behind the words and glows below them. */
export function duskSky(area: Rect, { calm, horizon, height }: DuskPlace, [top, quiet, warm, glowing]: DuskTones): SceneNode {
  const end = (calm - area.y) / (horizon - area.y);
  return skyDown(area, height, horizon, [
    { offset: 0, colour: top },
    { offset: Math.min(0.86, end * 0.95), colour: quiet },
    { offset: end + (1 - end) * 0.45, colour: warm },
    { offset: 1, colour: glowing },
  ]);
}
