import { scrimStrength } from '../legibility.ts';
import { type LayoutStage, hex, scrim } from '../layout-stage.ts';
import type { CoverShape } from '../../design/shape.ts';
import type { Rgba } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';

/** A region across the front, from `top` down. */
export function band(stage: LayoutStage, top: number, height: number): Rect {
  return { x: stage.margin, y: top, width: stage.measure, height };
}

/** Which end of the front is quieter: where the title goes. */
export function quietEnd(stage: LayoutStage, height: number): 'top' | 'bottom' {
  const top = stage.under(band(stage, stage.margin, height)).busyness;
  const bottom = stage.under(band(stage, stage.board.height - stage.margin - height, height)).busyness;
  return bottom < top ? 'bottom' : 'top';
}

/** A scrim from an edge, no stronger than type of this colour needs on it, and at least `least` for mood. */
export function scrimFor(
  stage: LayoutStage,
  edge: 'top' | 'bottom',
  reach: number,
  ink: Rgba,
  least = 0,
  colour: Rgba = hex(stage.look.palette.dark),
): CoverShape[] {
  if (!stage.hasPicture) return [];
  const top = edge === 'top' ? stage.margin : stage.board.height - stage.margin - reach * 0.6;
  const needed = scrimStrength(stage.under(band(stage, top, reach * 0.6)), ink, colour);
  // The strength at the type's far end is what counts, and there the gradient has already paled a little.
  const strength = Math.min(0.95, Math.max(least, needed * 1.12));
  return strength < 0.05 ? [] : [scrim(`scrim-${edge}`, edge, reach, colour, strength, stage.board)];
}
