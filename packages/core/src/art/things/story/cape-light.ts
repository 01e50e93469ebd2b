import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import { rectanglePath } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Land } from './story-land.ts';

const ROCK: Rgba = { r: 120, g: 112, b: 116, a: 1 };
const GRASS: Rgba = { r: 96, g: 158, b: 92, a: 1 };
const LAMP: Rgba = { r: 255, g: 226, b: 130, a: 1 };

/** A striped lighthouse with its keeper's house on a green rock in the sea. @param line the height of the horizon */
export function capeLight(land: Land, line: number): readonly SceneNode[] {
  const { room, side, out, colours, tones, isNight } = land;
  const foot = { x: side(745), y: line + room * 0.02 };
  const size = room * 0.5;
  const at = (x: number, up: number) => ({ x: foot.x - out * x * size, y: foot.y - up * size });
  const dim = (colour: Rgba, share: number) => mixColours(colour, tones.deep, isNight ? share + 0.26 : share);
  const stripe = dim(colours.accent, 0.02);
  const wall = dim(mixColours(colours.paper, WHITE, 0.5), 0);
  const tower = polygon([at(-0.15, 0.16), at(-0.095, 0.92), at(0.095, 0.92), at(0.15, 0.16)]);
  const band = (from: number, to: number) =>
    rectanglePath({ x: foot.x - size * 0.2, y: foot.y - to * size, width: size * 0.4, height: (to - from) * size });
  return [
    painted(
      linearPaint(at(0, 0.2), at(0, -0.16), [dim(mixColours(ROCK, WHITE, 0.2), 0), dim(ROCK, 0.3)]),
      smoothShape([
        at(-0.86, -0.1),
        at(-0.7, 0.02),
        at(-0.46, 0.1),
        at(-0.2, 0.17),
        at(0.24, 0.16),
        at(0.5, 0.08),
        at(0.72, -0.02),
        at(0.82, -0.1),
        at(0, -0.16),
      ]),
    ),
    filled(
      dim(mixColours(GRASS, colours.main, 0.12), 0.04),
      smoothShape([
        at(-0.6, 0.07),
        at(-0.4, 0.13),
        at(-0.16, 0.2),
        at(0.24, 0.19),
        at(0.5, 0.1),
        at(0.3, 0.09),
        at(0.02, 0.12),
        at(-0.3, 0.07),
      ]),
    ),
    painted(
      linearPaint(at(-0.55, 0.3), at(-0.2, 0.1), [WHITE, wall]),
      polygon([at(-0.56, 0.09), at(-0.56, 0.26), at(-0.22, 0.26), at(-0.22, 0.12)]),
    ),
    filled(stripe, polygon([at(-0.62, 0.25), at(-0.5, 0.38), at(-0.28, 0.38), at(-0.16, 0.25)])),
    filled(LAMP, polygon([at(-0.43, 0.14), at(-0.43, 0.21), at(-0.36, 0.21), at(-0.36, 0.14)])),
    glow(at(0, 1.02), size * (isNight ? 0.95 : 0.6), withAlpha(LAMP, isNight ? 0.9 : 0.6)),
    painted(linearPaint(at(0.16, 0.5), at(-0.16, 0.5), [WHITE, wall, mixColours(wall, tones.deep, 0.3)]), tower),
    clipped(tower, [filled(withAlpha(stripe, 0.9), band(0.16, 0.31), band(0.46, 0.61), band(0.76, 0.86))]),
    filled(dim(colours.darkest, 0), polygon([at(-0.04, 0.16), at(-0.04, 0.28), at(0.04, 0.28), at(0.04, 0.16)])),
    filled(LAMP, polygon([at(-0.075, 0.95), at(-0.075, 1.08), at(0.075, 1.08), at(0.075, 0.95)])),
    stroked(dim(colours.darkest, 0), size * 0.02, smoothLine([at(0, 0.95), at(0, 1.08)])),
    filled(dim(colours.darkest, 0.1), polygon([at(-0.14, 0.9), at(-0.14, 0.95), at(0.14, 0.95), at(0.14, 0.9)])),
    filled(stripe, polygon([at(-0.11, 1.07), at(0, 1.2), at(0.11, 1.07)]), ellipse(at(0, 1.2), size * 0.018)),
    stroked(withAlpha(WHITE, 0.8), 5, smoothLine([at(-0.9, -0.1), at(-0.4, -0.15), at(0.2, -0.13), at(0.86, -0.1)])),
  ];
}
