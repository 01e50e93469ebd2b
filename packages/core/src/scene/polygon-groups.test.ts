import fc from 'fast-check';
import { expect, test } from 'vitest';
import { polygonGroups } from './polygon-groups.ts';

const side = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const place = fc.integer({ min: 0, max: 100 });
const size = fc.integer({ min: 1, max: 15 });
const rectangles = fc.array(
  fc.tuple(place, place, size, size).map((numbers) => side(...numbers)),
  { maxLength: 25 },
);

test('polygons of different groups have boxes that lie apart, and none is lost', () => {
  fc.assert(
    fc.property(rectangles, (polygons) => {
      const groups = polygonGroups(polygons);
      expect(groups.flat()).toHaveLength(polygons.length);
      expect(new Set(groups.flat())).toEqual(new Set(polygons));
      for (const [index, group] of groups.entries()) {
        for (const other of groups.slice(index + 1).flat()) expect(group.some((polygon) => meet(polygon, other))).toBe(false);
      }
    }),
  );
});

test('polygons closer than a distance are one group', () => {
  const polygons = [side(0, 0, 10, 10), side(13, 0, 10, 10), side(40, 0, 10, 10)];
  expect(polygonGroups(polygons)).toHaveLength(3);
  expect(polygonGroups(polygons, 4)).toHaveLength(2);
});

function meet(first: ReturnType<typeof side>, second: ReturnType<typeof side>): boolean {
  const [from, to] = [first[0], first[2]];
  const [start, end] = [second[0], second[2]];
  if (!from || !to || !start || !end) throw new Error('A rectangle has four corners');
  return from.x <= end.x && start.x <= to.x && from.y <= end.y && start.y <= to.y;
}
