import { describe, expect, test } from 'vitest';
import { BLACK, WHITE, fromHex } from '../../design/colour.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from './nodes.ts';
import { ellipse } from './outlines.ts';
import { stippled } from './stippled.ts';

const STIPPLE = { grain: 4, depth: 60, shade: BLACK, light: WHITE };
const DISC = filled(fromHex('#808080'), ellipse({ x: 0, y: 0 }, 100));

function grainsOf(node: SceneNode | undefined): readonly { readonly x: number; readonly y: number }[] {
  const fills = node?.kind === 'group' ? node.children : node ? [node] : [];
  return fills.flatMap((fill) => (fill.kind === 'fill' ? flattenPath(fill.path).flatMap(({ points }) => points[0] ?? []) : []));
}

describe('a stippled drawing', () => {
  test('[B24] keeps its shape and adds grains of shade at the lower right and of light at the upper left, all inside the shape', () => {
    const [shape, shade, light] = stippled(DISC, STIPPLE, seededRandom(1));
    expect(shape).toBe(DISC);
    const [dark, pale] = [grainsOf(shade), grainsOf(light)];
    expect(dark.length).toBeGreaterThan(100);
    expect(pale.length).toBeGreaterThan(50);
    for (const { x, y } of [...dark, ...pale]) expect(Math.hypot(x, y)).toBeLessThan(100 + STIPPLE.grain);
    const mean = (points: typeof dark) => points.reduce((sum, { x, y }) => sum + x + y, 0) / points.length;
    expect(mean(dark)).toBeGreaterThan(30);
    expect(mean(pale)).toBeLessThan(-30);
  });

  test('[B24] is the same for the same seed', () => {
    expect(stippled(DISC, STIPPLE, seededRandom(5))).toEqual(stippled(DISC, STIPPLE, seededRandom(5)));
    expect(stippled(DISC, STIPPLE, seededRandom(5))).not.toEqual(stippled(DISC, STIPPLE, seededRandom(6)));
  });

  test('[B24] leaves lines and small shapes flat', () => {
    const line = stroked(BLACK, 4, ellipse({ x: 0, y: 0 }, 100));
    const dot = filled(BLACK, ellipse({ x: 0, y: 0 }, 8));
    expect(stippled(line, STIPPLE, seededRandom(1))).toEqual([line]);
    expect(stippled(dot, STIPPLE, seededRandom(1))).toEqual([dot]);
  });
});
