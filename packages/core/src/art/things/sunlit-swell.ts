import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { Random } from '../../random/seeded-random.ts';
import { paintedSwell } from './painted-swell.ts';

/** @property near how near the row is: 0 at the horizon, 1 at the viewer */
export interface SwellRow {
  readonly near: number;
  readonly base: number;
  readonly foot: number;
  readonly height: number;
  readonly length: number;
  readonly brush: number;
}

interface SunlitSea {
  readonly area: Rect;
  /** The place of the sun across, under which the water glitters. */
  readonly sunX: number;
  /** The height of the scene. */
  readonly room: number;
  readonly sea: Rgba;
  readonly low: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
}

const SHALLOWS: Rgba = { r: 120, g: 186, b: 180, a: 1 };

/** Paints a row of swell at a low sun: pale under the horizon, clear and deep towards the viewer. */
export function sunlitSwell(random: Random, row: SwellRow, { area, sunX, room, sea, low, rim, shade }: SunlitSea): readonly SceneNode[] {
  const { near, ...waves } = row;
  const path = { x: sunX, half: room * (0.12 + 0.14 * near) };
  return paintedSwell(
    random,
    { area, ...waves, strokes: 380, foam: 0.06, path },
    {
      lit: rim,
      clear: mixColours(mixColours(sea, low, 0.62 - 0.34 * near), SHALLOWS, 0.12 * near),
      middle: mixColours(sea, low, 0.42 * (1 - near)),
      deep: mixColours(mixColours(sea, shade, 0.3 + 0.34 * near), low, 0.36 * (1 - near)),
      foam: mixColours(WHITE, low, 0.25),
    },
  ).nodes;
}
