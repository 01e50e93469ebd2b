import type { Warp } from '../design/warp.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type LetterOutlines, reshapeRuns } from '../scene/reshape-runs.ts';
import type { Path } from '../scene/path.ts';
import type { GlyphsNode, SceneNode } from '../scene/scene.ts';
import type { BendPoint } from './bend-point.ts';
import { warpWithin } from './place-warp.ts';
import { warpPath } from './warp-path.ts';

/** The largest length of a piece of an outline, as a share of the width that is bent. */
const PIECE = 1 / 90;

/** Bends the outlines of letters, not only their positions. */
export function warpRuns(runs: readonly GlyphsNode[], bend: BendPoint, { width }: Rect, outlines: LetterOutlines): readonly GlyphsNode[] {
  return reshapeRuns(runs, outlines, (outline) => warpPath(outline, bend, width * PIECE));
}

/** Bends a shape's outline within its box. */
export function warpShape(outline: Path, warp: Warp, box: Rect): Path {
  return warpPath(outline, warpWithin(warp, box), Math.max(box.width, box.height) * PIECE);
}

/** Bends rules and underlines together with their text. */
export function warpRules(rules: readonly SceneNode[], bend: BendPoint, { width }: Rect): readonly SceneNode[] {
  return rules.map((rule) => (rule.kind === 'fill' ? { ...rule, path: warpPath(rule.path, bend, width * PIECE) } : rule));
}
