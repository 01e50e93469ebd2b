import { describe, expect, test } from 'vitest';
import { pathBounds } from '../../scene/path.ts';
import { shapeOutline } from './outline.ts';
import { SHAPE_TYPES } from './shape-type.ts';
import { shapeMessages } from './messages.ts';

const request = { width: 600, height: 400, cornerRadius: 0, parameters: {} };

describe('shapes', () => {
  test('[E11] are at least thirty, each with a name of its own', () => {
    expect(SHAPE_TYPES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(Object.values(shapeMessages.texts)).size).toBe(SHAPE_TYPES.length);
  });

  test.each(SHAPE_TYPES)('[E11] %s is drawn inside its box and reaches across most of it', (type) => {
    const bounds = pathBounds(shapeOutline(type, request));
    if (!bounds) throw new Error('nothing drawn');
    // The control points of a curve may lie a little beyond its ink.
    expect(bounds.x).toBeGreaterThanOrEqual(-60);
    expect(bounds.y).toBeGreaterThanOrEqual(-60);
    expect(bounds.x + bounds.width).toBeLessThanOrEqual(660);
    expect(bounds.y + bounds.height).toBeLessThanOrEqual(460);
    expect(bounds.width).toBeGreaterThan(400);
  });

  test.each(SHAPE_TYPES)('[E11] %s starts with a move and has finite numbers at any size and with any parameter', (type) => {
    for (const [width, height] of [
      [1, 1],
      [24, 3000],
      [3000, 24],
    ] as const) {
      const path = shapeOutline(type, {
        width,
        height,
        cornerRadius: 40,
        parameters: { thickness: 900, points: 0, sides: -4, gap: -2, inner: 9, rays: 0 },
      });
      expect(path[0]?.[0]).toBe('M');
      expect(path.flat().every((part) => typeof part === 'string' || Number.isFinite(part))).toBe(true);
    }
  });
});
