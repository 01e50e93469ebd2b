import type { Warp } from '../design/warp.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type LetterOutlines, reshapeRuns } from '../scene/reshape-runs.ts';
import type { Path } from '../scene/path.ts';
import type { GlyphsNode, SceneNode } from '../scene/scene.ts';
import type { BendPoint } from './bend-point.ts';
import { warpWithin } from './place-warp.ts';
import { warpPath } from './warp-path.ts';

/** Pieces of an outline are no longer than this share of the width that is bent. */
const PIECE = 1 / 90;

/** Letters whose outlines are bent, not only their places. */
export function warpRuns(runs: readonly GlyphsNode[], bend: BendPoint, { width }: Rect, outlines: LetterOutlines): readonly GlyphsNode[] {
  return reshapeRuns(runs, outlines, (outline) => warpPath(outline, bend, width * PIECE));
}

/** A shape's outline, bent within its box. */
export function warpShape(outline: Path, warp: Warp, box: Rect): Path {
  return warpPath(outline, warpWithin(warp, box), Math.max(box.width, box.height) * PIECE);
}

/** Rules and underlines bend with their words. */
export function warpRules(rules: readonly SceneNode[], bend: BendPoint, { width }: Rect): readonly SceneNode[] {
  return rules.map((rule) => (rule.kind === 'fill' ? { ...rule, path: warpPath(rule.path, bend, width * PIECE) } : rule));
}
