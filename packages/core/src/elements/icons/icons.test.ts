import { describe, expect, test } from 'vitest';
import { fromHex } from '../../design/colour.ts';
import { createDesign } from '../../design/create-design.ts';
import { iconArtworkSchema } from '../../design/icon-artwork.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { specificationOf } from '../../design/specification-of.ts';
import { measureCover } from '../../geometry/measure-cover.ts';
import { pathBounds } from '../../scene/path.ts';
import { compileShape } from '../shapes/compile-shape.ts';
import { iconNodes } from './icon-nodes.ts';
import { readPathData } from './icon-paths.ts';

const GOLD = fromHex('#c9a24b');
const RED = fromHex('#a03020');

const artwork = iconArtworkSchema.parse({
  set: 'own',
  name: 'moon',
  licence: 'MIT',
  width: 24,
  height: 24,
  paths: [{ d: 'M0 0h24v24H0z' }, { d: 'M2 2 L4 4', stroke: 2 }, { d: 'M6 6h6v6z', colour: RED }],
});

describe('an icon', () => {
  test('[E11] is read from path data whatever its letters: relative, short, arcs', () => {
    expect(readPathData('m1 2h3v4z')).toEqual([['M', 1, 2], ['L', 4, 2], ['L', 4, 6], ['Z']]);
    const circle = pathBounds(readPathData('M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z'));
    expect(circle?.x).toBeCloseTo(2, 1);
    expect(circle?.width).toBeCloseTo(20, 1);
    expect(readPathData('M0 0 L5 5 broken')).toEqual([
      ['M', 0, 0],
      ['L', 5, 5],
    ]);
  });

  test('[E11] fills its box, in the shape’s colour where it has none of its own', () => {
    const ink = { kind: 'solid', colour: GOLD } as const;
    const [ground, line, mark] = iconNodes(artwork, { width: 240, height: 240 }, ink);
    expect(ground).toMatchObject({ kind: 'fill', paint: ink });
    expect(ground?.kind === 'fill' && pathBounds(ground.path)).toEqual({ x: 0, y: 0, width: 240, height: 240 });
    expect(line).toMatchObject({ kind: 'stroke', width: 20, paint: ink });
    expect(mark).toMatchObject({ kind: 'fill', paint: { colour: RED } });
    expect(iconNodes(artwork, { width: 240, height: 240 }, null)).toHaveLength(1);
  });

  test('[E11] on a shape takes the place of its outline', () => {
    const design = createDesign();
    const shape = coverShapeSchema.parse({
      uniqueObjectId: 'moon',
      type: 'rectangle',
      x: 10,
      y: 20,
      width: 240,
      height: 240,
      box: { fill: { kind: 'solid', colour: GOLD } },
      icon: artwork,
    });
    const [group] = compileShape(shape, measureCover(specificationOf(design))).nodes;
    expect(group?.kind === 'group' && group.children.map(({ kind }) => kind)).toEqual(['fill', 'stroke', 'fill']);
  });
});
