import type { GlyphsNode, SceneLayer, SceneNode } from '../../scene/scene.ts';

/** Returns the smallest type size of a layer after layout, in print pixels; null without letters. */
export function minTypeSize({ nodes }: Pick<SceneLayer, 'nodes'>): number | null {
  const sizes = nodes.flatMap(glyphsOf).map(({ size }) => size);
  return sizes.length > 0 ? Math.min(...sizes) : null;
}

export function glyphsOf(node: SceneNode): readonly GlyphsNode[] {
  if (node.kind === 'glyphs') return [node];
  return node.kind === 'group' ? node.children.flatMap(glyphsOf) : [];
}
