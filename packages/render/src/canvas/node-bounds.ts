import { inset, intersection, transformedBounds, translation, union, type Rect } from '@coverwright/core/geometry/shapes.ts';
import { outlineInk } from '@coverwright/core/scene/outline-ink.ts';
import { pathBounds } from '@coverwright/core/scene/path.ts';
import { remember } from '@coverwright/core/scene/remember.ts';
import type { FaceId, GlyphsNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { glyphMatrix } from '@coverwright/core/scene/glyph-placement.ts';

/** Returns a glyph's ink box at 1 em; null for a space. */
export type GlyphBounds = (face: FaceId, glyph: number) => Rect | null;

/** The number of standard deviations beyond which a Gaussian is below half a level. */
export const SHADOW_REACH = 3;

/** The largest extension of a miter, in half stroke widths (the canvas's and PDF's limit of 10). */
export const MITRE_LIMIT = 10;

/** Returns the bounds of a path, cached by identity: paths are the same from one painting to the next. */
export const knownPathBounds = remember(pathBounds);

/** Returns the bounding box of all ink of a node, in its own coordinates. It is never too small, but may be a little too large. */
export function nodeBounds(node: SceneNode, glyphBounds: GlyphBounds): Rect | null {
  switch (node.kind) {
    case 'fill':
      return knownPathBounds(node.path);
    case 'stroke': {
      const reach = (node.width / 2) * ((node.join ?? 'miter') === 'miter' ? MITRE_LIMIT : Math.SQRT2);
      return grown(knownPathBounds(node.path), reach);
    }
    case 'glyphs':
      return runBounds(node, glyphBounds);
    case 'image':
      return node.destination;
    case 'texture':
      return knownPathBounds(node.region);
    case 'shadow': {
      const cast = childrenBounds(node.children, glyphBounds);
      return cast && grown(transformedBounds(translation(node.offset.x, node.offset.y), cast), node.sigma * SHADOW_REACH);
    }
    case 'group': {
      const inner = childrenBounds(node.children, glyphBounds);
      const clip = node.clip ? knownPathBounds(node.clip) : inner;
      const shown = inner && clip && intersection(inner, clip);
      return shown && node.transform ? transformedBounds(node.transform, shown) : shown;
    }
  }
}

export function childrenBounds(nodes: readonly SceneNode[], glyphBounds: GlyphBounds): Rect | null {
  return joined(nodes.map((node) => nodeBounds(node, glyphBounds)));
}

function runBounds(node: GlyphsNode, glyphBounds: GlyphBounds): Rect | null {
  const boxes = node.glyphs.map((glyph) => {
    if (glyph.outline) return outlineInk(glyph.outline);
    const box = glyphBounds(node.face, glyph.id);
    return box && transformedBounds(glyphMatrix(node, glyph), box);
  });
  return grown(joined(boxes), Math.max(node.strokeWidth ?? 0, (node.embolden ?? 0) * node.size) / 2);
}

function joined(boxes: readonly (Rect | null)[]): Rect | null {
  return boxes.reduce((whole, box) => (whole && box ? union(whole, box) : (whole ?? box)), null);
}

function grown(box: Rect | null, amount: number): Rect | null {
  return box && inset(box, -amount);
}
