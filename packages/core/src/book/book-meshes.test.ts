import { expect, describe, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { trim } from '../platforms/trim.ts';
import { PRINT_DPI } from '../units/units.ts';
import { bookMeshes } from './book-meshes.ts';
import { type BookShape, bookShapeOf } from './book-shape.ts';
import type { Mesh } from './mesh.ts';

const CASES = (['paperback', 'hardback'] as const).flatMap((format) =>
  (['ltr', 'rtl'] as const).flatMap((readingDirection) => [76, 300, 550].map((extent) => ({ format, readingDirection, extent }))),
);

const designOf = ({ format, readingDirection, extent }: (typeof CASES)[number]) =>
  createDesign({ format, trim: trim(6, 9), paper: 'white', extent, readingDirection });

describe.each(CASES)('a $format of $extent pages read $readingDirection', (kind) => {
  const design = designOf(kind);
  const shape = shapeOf(design);
  const meshes = bookMeshes(shape);

  test('[E15] is as thick as its computed spine, as wide and high as its boards', () => {
    const { spine, front } = geometryOf(design).boards;
    const { x, y, z } = extentOf(meshes);
    expect(z.to - z.from).toBeCloseTo((spine?.width ?? 0) / PRINT_DPI, 4);
    expect(x.to - x.from).toBeCloseTo(front.width / PRINT_DPI, 4);
    expect(y.to - y.from).toBeCloseTo(front.height / PRINT_DPI, 4);
  });

  test('[E15] wears the front in front, the back behind and the spine on its side, each the right way round', () => {
    const { front, back, spine } = geometryOf(design).boards;
    const { file } = geometryOf(design);
    const ltr = kind.readingDirection === 'ltr';
    // The middles of the boards, seen from the front and from behind, show the sheet's picture.
    expect(seenAt(meshes, [0.1, 0.2, 9], [0, 0, -1])).toEqual(nearly(front, file, 0.5 + 0.1 / shape.width, 0.2, shape));
    expect(seenAt(meshes, [0.1, 0.2, -9], [0, 0, 1])).toEqual(nearly(back, file, 0.5 - 0.1 / shape.width, 0.2, shape));
    expect(seenAt(meshes, [ltr ? -9 : 9, 0.2, 0], [ltr ? 1 : -1, 0, 0])).toEqual(nearly(spine, file, 0.5, 0.2, shape));
  });

  test('[E15] faces outwards everywhere: every triangle is seen from where its normal points', () => {
    for (const { positions, normals, triangles } of meshes) {
      for (let index = 0; index < triangles.length; index += 3) {
        const [a, b, c] = [0, 1, 2].map((corner) => vectorAt(positions, triangles[index + corner] ?? 0)) as [V, V, V];
        const normal = vectorAt(normals, triangles[index] ?? 0);
        expect(dot(cross(minus(b, a), minus(c, a)), normal)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('[E15] opens its front, and nothing else', () => {
    const opened = extentOf(bookMeshes(shape, 40));
    expect(opened.z.to).toBeGreaterThan(2);
    expect(opened.z.from).toBeCloseTo(-shape.thickness / 2, 4);
    // The lifted board still shows the front's picture.
    const side = kind.readingDirection === 'ltr' ? 1 : -1;
    const seen = seenAt(bookMeshes(shape, 40), [side * shape.width * 0.1, 0, 9], [0, 0, -1]);
    const { front } = geometryOf(design).boards;
    expect(seen[0] * geometryOf(design).file.width).toBeGreaterThan(front.x);
    expect(seen[0] * geometryOf(design).file.width).toBeLessThan(front.x + front.width);
  });
});

test('[E15] a case has bands from 120 pages on and stands out over its pages; a paperback has neither', () => {
  const at = (format: 'paperback' | 'hardback', extent: number) => shapeOf(designOf({ format, extent, readingDirection: 'ltr' }));
  expect(at('hardback', 119).hasBands).toBe(false);
  expect(at('hardback', 120).hasBands).toBe(true);
  expect(at('hardback', 300).block.overhang).toBeCloseTo(3 / 25.4, 6);
  expect(at('paperback', 300)).toMatchObject({ hasBands: false, groove: null, block: { overhang: 0 } });
});

test('[E15] what is no book in the hand has no shape', () => {
  expect(bookShapeOf(createDesign({ format: 'audiobook' }))).toBeNull();
  expect(bookShapeOf(createDesign({ format: 'ebook' }))).toBeNull();
});

type V = readonly [number, number, number];

function shapeOf(design: Parameters<typeof bookShapeOf>[0]): BookShape {
  const shape = bookShapeOf(design);
  if (!shape) throw new Error('Not a book');
  return shape;
}

function extentOf(meshes: readonly Mesh[]) {
  const along = (axis: 0 | 1 | 2) => {
    const values = meshes.flatMap(({ positions }) => [...positions].filter((_, index) => index % 3 === axis));
    return { from: values.reduce((least, value) => Math.min(least, value)), to: values.reduce((most, value) => Math.max(most, value)) };
  };
  return { x: along(0), y: along(1), z: along(2) };
}

/** Returns where on the sheet a ray first meets the cover. */
function seenAt(meshes: readonly Mesh[], from: V, towards: V): readonly [number, number] {
  let nearest = Number.POSITIVE_INFINITY;
  let place: readonly [number, number] = [Number.NaN, Number.NaN];
  for (const { positions, places, triangles } of meshes) {
    for (let index = 0; index < triangles.length; index += 3) {
      const corners = [0, 1, 2].map((corner) => triangles[index + corner] ?? 0);
      const [a, b, c] = corners.map((corner) => vectorAt(positions, corner)) as [V, V, V];
      const [e, f] = [minus(b, a), minus(c, a)];
      const p = cross(towards, f);
      const determinant = dot(e, p);
      if (Math.abs(determinant) < 1e-9) continue;
      const t = minus(from, a);
      const u = dot(t, p) / determinant;
      const q = cross(t, e);
      const v = dot(towards, q) / determinant;
      const distance = dot(f, q) / determinant;
      if (u < -1e-9 || v < -1e-9 || u + v > 1 + 1e-9 || distance < 0 || distance >= nearest) continue;
      nearest = distance;
      const at = (axis: 0 | 1) => {
        const [first = 0, second = 0, third = 0] = corners.map((corner) => places[corner * 2 + axis]);
        return first + u * (second - first) + v * (third - first);
      };
      place = [at(0), at(1)];
    }
  }
  return place;
}

function nearly(
  board: { x: number; y: number; width: number; height: number } | null,
  file: { width: number; height: number },
  across: number,
  up: number,
  { height }: BookShape,
) {
  if (!board) throw new Error('No board');
  return [
    expect.closeTo((board.x + board.width * across) / file.width, 3),
    expect.closeTo((board.y + board.height * (0.5 - up / height)) / file.height, 3),
  ];
}

function vectorAt(values: Float32Array, corner: number): V {
  return [values[corner * 3] ?? 0, values[corner * 3 + 1] ?? 0, values[corner * 3 + 2] ?? 0];
}

function minus([x, y, z]: V, [X, Y, Z]: V): V {
  return [x - X, y - Y, z - Z];
}

function cross([x, y, z]: V, [X, Y, Z]: V): V {
  return [y * Z - z * Y, z * X - x * Z, x * Y - y * X];
}

function dot([x, y, z]: V, [X, Y, Z]: V): number {
  return x * X + y * Y + z * Z;
}
