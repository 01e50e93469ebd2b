import { describe, expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import { compileShape } from '../elements/shapes/compile-shape.ts';
import type { SceneNode } from '../scene/scene.ts';
import { EFFECT_CATALOGUE } from './effect-catalogue.ts';
import { suitsShapes } from './shape-effect.ts';

const geometry = geometryOf(createDesign());
const star = coverShapeSchema.parse({
  uniqueObjectId: 'star',
  type: 'star',
  x: 300,
  y: 300,
  width: 500,
  height: 400,
  box: { fill: { kind: 'solid', colour: fromHex('#cc0000') } },
});

function kindsOf(nodes: readonly SceneNode[]): readonly SceneNode['kind'][] {
  return nodes.flatMap((node) => [node.kind, ...('children' in node ? kindsOf(node.children) : [])]);
}

const drawn = (shape: CoverShape) => compileShape(shape, geometry).nodes;

describe('a shape with an effect', () => {
  const effects = Object.values(EFFECT_CATALOGUE).filter(({ name }) => suitsShapes(name));

  test.each(effects)('[B21] is drawn as areas and strokes, and no letter is left: $name', ({ start }) => {
    const nodes = drawn({ ...star, effect: start });
    expect(nodes).not.toEqual(drawn(star));
    expect(kindsOf(nodes)).not.toContain('glyphs');
    expect(kindsOf(nodes).some((kind) => kind === 'fill' || kind === 'stroke')).toBe(true);
  });

  test('[B21] keeps its drawing while it only moves, and is drawn anew when it changes', () => {
    const [first] = effects;
    if (!first) throw new Error('No effects');
    const worn = { ...star, effect: first.start };
    const inner = (shape: CoverShape) => drawn(shape).flatMap((node) => (node.kind === 'group' ? node.children : []))[0];
    expect(inner({ ...worn, x: 500 })).toBe(inner(worn));
    expect(inner({ ...worn, width: 600 })).not.toEqual(inner(worn));
  });

  test('[B21] leaves the picture of a shape as it is', () => {
    const image = {
      type: 'library',
      assetId: 'a',
      width: 900,
      height: 900,
      photographerName: null,
      profileLink: null,
      licence: null,
    } as const;
    const pictured = coverShapeSchema.parse({ ...star, box: { fill: { kind: 'picture', image } } });
    expect(drawn({ ...pictured, effect: EFFECT_CATALOGUE.foil.start })).toEqual(drawn(pictured));
  });
});
