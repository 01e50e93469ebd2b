import { IDENTITY, type Matrix, multiply } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { runsOutline } from './glyph-placement.ts';
import { type Path, transformPath } from './path.ts';
import type { SceneNode } from './scene.ts';

export interface ClipOutline {
  readonly path: Path;
  readonly rule: 'nonzero' | 'evenodd';
}

/**
 * Returns the outline that some nodes clip to, in the coordinates around them: of one filled area, or of letters. Null if the clip is not
 * an outline: pictures, translucent paint, several areas. Lines beside an area do not count.
 */
export function clipOutline(nodes: readonly SceneNode[], outlines: Pick<TextEngine, 'outline'>): ClipOutline | null {
  const leaves = leavesIn(nodes, IDENTITY);
  if (!leaves) return null;
  const areas = leaves.filter(({ node }) => node.kind === 'fill');
  const letters = leaves.filter(({ node }) => node.kind === 'glyphs');
  const [area, ...others] = areas;
  if (area?.node.kind === 'fill' && others.length === 0 && letters.length === 0) {
    return isOpaque(area.node.paint) ? { path: transformPath(area.node.path, area.matrix), rule: area.node.rule ?? 'nonzero' } : null;
  }
  if (areas.length > 0 || letters.length === 0) return null;
  const path = letters.flatMap(({ node, matrix }) =>
    node.kind === 'glyphs' && isOpaque(node.paint) && !node.strokeWidth && !node.embolden
      ? transformPath(runsOutline([node], outlines), matrix)
      : [],
  );
  const isWhole = letters.every(({ node }) => node.kind === 'glyphs' && isOpaque(node.paint) && !node.strokeWidth && !node.embolden);
  return isWhole && path.length > 0 ? { path, rule: 'nonzero' } : null;
}

interface Leaf {
  readonly node: SceneNode;
  readonly matrix: Matrix;
}

/** Returns the filled areas and letters of some nodes; null if a node is neither an area, a line nor a letter. */
function leavesIn(nodes: readonly SceneNode[], matrix: Matrix): readonly Leaf[] | null {
  const leaves: Leaf[] = [];
  for (const node of nodes) {
    if (node.kind === 'image' || node.kind === 'texture' || node.kind === 'shadow') return null;
    if (node.kind !== 'group') {
      leaves.push({ node, matrix });
      continue;
    }
    if (node.clip || node.mask || (node.opacity ?? 1) < 1) return null;
    const inner = leavesIn(node.children, node.transform ? multiply(matrix, node.transform) : matrix);
    if (!inner) return null;
    leaves.push(...inner);
  }
  return leaves;
}

function isOpaque(paint: Extract<SceneNode, { kind: 'fill' }>['paint']): boolean {
  return paint.kind === 'solid' ? paint.colour.a >= 1 : paint.stops.every(({ colour }) => colour.a >= 1);
}
