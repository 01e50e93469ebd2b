import type { SingleCommand } from '../commands/apply-command.ts';
import { BLURB_FONT_SIZES } from '../design/back.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { boardRect, safeRect } from '../geometry/boards.ts';

const TIGHT_LINES = 1.15;

/** Returns the ways in which the blurb can make room on the back, the least visible first: moved up, in smaller type, with closer lines. */
export function blurbChanges(design: Design): readonly SingleCommand[] {
  const geometry = geometryOf(design);
  const { text, panel } = design.back;
  const [back, safe] = [boardRect(geometry, 'back'), safeRect(geometry, 'back')];
  if (!back || !safe) return [];
  const highest = Math.min(panel.paddingTop, safe.y - back.y);
  const sizes = BLURB_FONT_SIZES.filter((size) => size <= text.fontSize).toReversed();
  return [text.lineSpacing, Math.min(text.lineSpacing, TIGHT_LINES)].flatMap((lineSpacing) =>
    sizes.map((fontSize) => ({ name: 'edit-blurb' as const, text: { fontSize, lineSpacing }, panel: { paddingTop: highest } })),
  );
}
