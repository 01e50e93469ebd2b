import { BLACK } from '@coverwright/core/design/colour.ts';
import { IDENTITY, type Matrix, multiply, type Rect, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import { pathBounds } from '@coverwright/core/scene/path.ts';
import { paintedLayers } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { glyphMatrix } from '@coverwright/core/scene/glyph-placement.ts';

/** Returns only the text of a scene, in black on a transparent background, for measuring glyph positions. */
export function inkScene(scene: Scene): Scene {
  return { ...scene, layers: scene.layers.map((layer) => ({ ...layer, nodes: inkOf(layer.nodes) })) };
}

/** Returns the box of each glyph with ink in a scene, in the scene's coordinates. */
export function glyphBoxes(scene: Scene, outlines: Pick<TextEngine, 'outline'>): Rect[] {
  return paintedLayers(scene.layers).flatMap((layer) => boxesOf(layer.nodes, IDENTITY, outlines));
}

function inkOf(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind === 'glyphs') return [{ ...node, paint: { kind: 'solid', colour: BLACK } }];
    if (node.kind !== 'group') return [];
    const { transform, children } = node;
    return [{ kind: 'group', children: inkOf(children), ...(transform && { transform }) }];
  });
}

function boxesOf(nodes: readonly SceneNode[], matrix: Matrix, outlines: Pick<TextEngine, 'outline'>): Rect[] {
  return nodes.flatMap((node): Rect[] => {
    if (node.kind === 'group') return boxesOf(node.children, node.transform ? multiply(matrix, node.transform) : matrix, outlines);
    if (node.kind !== 'glyphs') return [];
    return node.glyphs.flatMap((glyph) => {
      if (glyph.outline) {
        const drawn = pathBounds(glyph.outline);
        return drawn ? [transformedBounds(matrix, drawn)] : [];
      }
      const box = pathBounds(outlines.outline(node.face, glyph.id));
      return box ? [transformedBounds(multiply(matrix, glyphMatrix(node, glyph)), box)] : [];
    });
  });
}
