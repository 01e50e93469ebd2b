import type { Rgba } from '@coverwright/core/design/colour.ts';
import { rectanglePath, type Path } from '@coverwright/core/scene/path.ts';
import type { FillNode, GlyphsNode, Paint, Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';

/** Outlines without a font: glyph 0 is a space, 1 a square of 0.6 em on the baseline, 2 a round shape. */
export const plainOutlines: Pick<TextEngine, 'outline'> = {
  outline: (_face, glyph): Path => {
    if (glyph === 0) return [];
    if (glyph === 1) return rectanglePath({ x: 0, y: -0.6, width: 0.6, height: 0.6 });
    return [
      ['M', 0, -0.3],
      ['Q', 0, -0.6, 0.3, -0.6],
      ['C', 0.5, -0.6, 0.6, -0.5, 0.6, -0.3],
      ['Q', 0.6, 0, 0.3, 0],
      ['Q', 0, 0, 0, -0.3],
      ['Z'],
    ];
  },
};

export function solid(r: number, g: number, b: number, a = 1): Paint & { readonly colour: Rgba } {
  return { kind: 'solid', colour: { r, g, b, a } };
}

export function fillOf(x: number, y: number, width: number, height: number, paint: Paint): FillNode {
  return { kind: 'fill', path: rectanglePath({ x, y, width, height }), paint };
}

export function glyphsOf(ids: readonly number[], x: number, y: number, size: number, paint: Paint): GlyphsNode {
  return { kind: 'glyphs', face: 'plain', size, paint, glyphs: ids.map((id, index) => ({ id, x: x + index * size, y })) };
}

/** Returns a scene with a layer for each node, in order. */
export function sceneOf(width: number, height: number, nodes: readonly SceneNode[]): Scene {
  const bounds = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    layers: nodes.map((node, index) => ({ id: `layer ${index}`, kind: 'shape', bounds, rotation: 0, inkBounds: bounds, nodes: [node] })),
  };
}
