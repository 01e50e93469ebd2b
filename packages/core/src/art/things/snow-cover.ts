import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

const COLD: Rgba = { r: 214, g: 230, b: 246, a: 1 };
/** Bulbs of Christmas lights. */
const BULBS: readonly Rgba[] = [
  { r: 255, g: 206, b: 110, a: 1 },
  { r: 226, g: 74, b: 66, a: 1 },
  { r: 255, g: 226, b: 170, a: 1 },
  { r: 92, g: 168, b: 112, a: 1 },
];

/** The color of snow beside the colors of a scene: white in the light, with the sky's blue in the shade. */
export function snowTones(sky: Rgba, shade: Rgba): { readonly lit: Rgba; readonly snow: Rgba; readonly shade: Rgba } {
  const snow = mixColours(WHITE, mixColours(COLD, sky, 0.25), 0.3);
  return { lit: WHITE, snow, shade: mixColours(snow, mixColours(COLD, shade, 0.45), 0.55) };
}

/** A pillow of snow on a ledge, a rail or a step. @param y the ledge's upper edge. @param thick how high the snow lies. */
export function snowCap(random: Random, from: number, to: number, y: number, thick: number): Path {
  const steps = Math.max(3, Math.round((to - from) / Math.max(18, thick * 3.2)));
  const at = (index: number) => from + ((to - from) * index) / steps;
  const upper = Array.from({ length: steps + 1 }, (_, index): Point => {
    const isEnd = index === 0 || index === steps;
    return { x: at(index), y: y - (isEnd ? thick * 0.4 : thick * between(random, 0.8, 1.12)) };
  });
  const lower = Array.from({ length: steps * 2 - 1 }, (_, index): Point => {
    const share = (index + 1) / (steps * 2);
    return { x: from + (to - from) * share, y: y + thick * (index % 2 === 0 ? between(random, 0.25, 0.55) : 0.1) };
  });
  return smoothShape([{ x: from - thick * 0.2, y }, ...upper, { x: to + thick * 0.2, y }, ...lower.toReversed()]);
}

/** Snow on everything that looks up: the outline again, so much higher, to be painted behind the thing itself. */
export function snowRim(path: Path, thick: number): Path {
  return transformPath(path, [1, 0, 0, 1, 0, -thick]);
}

/** The slopes of a gable roof under snow, which hangs a little over the eaves. */
export function roofSnow(left: Point, ridge: Point, right: Point, thick: number): Path {
  return polygon([
    { x: left.x, y: left.y },
    { x: left.x - thick * 0.1, y: left.y - thick },
    { x: ridge.x, y: ridge.y - thick * 1.15 },
    { x: right.x + thick * 0.1, y: right.y - thick },
    { x: right.x, y: right.y },
    { x: (ridge.x + right.x) / 2, y: (ridge.y + right.y) / 2 - thick * 0.28 },
    { x: ridge.x, y: ridge.y },
    { x: (ridge.x + left.x) / 2, y: (ridge.y + left.y) / 2 - thick * 0.28 },
  ]);
}

/** A string of Christmas lights along a line, lit. */
export function christmasLights(line: readonly Point[], cord: Rgba, size: number): readonly SceneNode[] {
  const bulbs = line.slice(1, -1).map(({ x, y }) => ({ x, y: y + size * 1.3 }));
  return [
    stroked(cord, Math.max(2, size * 0.3), smoothLine(line)),
    ...bulbs.map((bulb, index) => glow(bulb, size * 4.4, withAlpha(BULBS[index % BULBS.length]!, 0.55))),
    ...BULBS.map((tone, place) =>
      filled(
        mixColours(tone, WHITE, 0.16),
        ...bulbs.filter((_, index) => index % BULBS.length === place).map((bulb) => ellipse(bulb, size * 0.72, size)),
      ),
    ),
  ];
}
