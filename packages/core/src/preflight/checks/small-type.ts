import { points, pointsToPx, px, pxToPoints } from '../../units/units.ts';
import type { GlyphsNode, SceneNode } from '../../scene/scene.ts';
import type { Check } from '../check.ts';

const SMALLEST = points(7);

/** Type below 7 pt fills in on paper and is refused. Judged by what is laid out, not by what was asked. */
export const smallType: Check = ({ scene, binding }) => {
  if (!binding) return [];
  return scene.layers.flatMap(({ id, kind, nodes }) => {
    // A barcode's figures grow and shrink with its bars, as its standard says.
    if (kind === 'barcode') return [];
    const sizes = nodes.flatMap(glyphsOf).map(({ size }) => size);
    const least = Math.min(...sizes);
    if (sizes.length === 0 || least >= pointsToPx(SMALLEST) - 0.01) return [];
    return [
      {
        severity: 'warning' as const,
        message: `“${id}” is set in ${pxToPoints(px(least)).toFixed(1)} pt; printers ask for ${SMALLEST} pt or more.`,
        element: id,
      },
    ];
  });
};

function glyphsOf(node: SceneNode): readonly GlyphsNode[] {
  if (node.kind === 'glyphs') return [node];
  return node.kind === 'group' ? node.children.flatMap(glyphsOf) : [];
}
