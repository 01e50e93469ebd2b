import { expect, test } from 'vitest';
import { ellipse } from '../art/drawing/outlines.ts';
import { curvedAreas } from './curved-areas.ts';
import { flattenPath } from './flatten-path.ts';
import { type Path, rectanglePath } from './path.ts';
import { mergeAreas } from './path-areas.ts';

const NEAR = { ends: 0.4, middles: 1.2 } as const;
const kinds = (path: Path) => path.map(([kind]) => kind).join('');

test('[B24] the chords of a circle become a few curves that lie on the circle', () => {
  const chords = mergeAreas(ellipse({ x: 300, y: 300 }, 200), 'nonzero', 0.75);
  const curved = curvedAreas(chords, NEAR);
  expect(chords.length).toBeGreaterThan(30);
  expect(kinds(curved)).toMatch(/^MC{2,8}Z$/u);
  for (const { x, y } of flattenPath(curved).flatMap(({ points }) => points)) {
    expect(Math.abs(Math.hypot(x - 300, y - 300) - 200)).toBeLessThan(1);
  }
});

test('[B24] corners stay corners, between straight edges and between curves', () => {
  const box = rectanglePath({ x: 0, y: 0, width: 90, height: 40 });
  expect(flattenPath(curvedAreas(box, NEAR))).toEqual(flattenPath(box));
  // Half a circle on a straight edge.
  const arch = mergeAreas([['M', 0, 100], ['C', 0, -33, 200, -33, 200, 100], ['Z']], 'nonzero', 0.75);
  const places = curvedAreas(arch, NEAR).map((command) => command.slice(-2).map(Number));
  for (const corner of [
    [0, 100],
    [200, 100],
  ])
    expect(places).toContainEqual(corner);
  expect(kinds(curvedAreas(arch, NEAR))).toContain('C');
});

test('[B24] a shape of long edges that turn little stays a shape of edges', () => {
  const sides = Array.from({ length: 16 }, (_, index) => (index / 16) * 2 * Math.PI);
  const points = sides.map((angle) => [500 + 400 * Math.cos(angle), 500 + 400 * Math.sin(angle)] as const);
  const drawn: Path = [...points.map(([x, y], index): Path[number] => [index === 0 ? 'M' : 'L', x, y]), ['Z']];
  expect(kinds(curvedAreas(drawn, NEAR))).not.toContain('C');
});
