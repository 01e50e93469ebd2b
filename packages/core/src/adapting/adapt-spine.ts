import type { Spine } from '../design/spine.ts';
import type { TextBox } from '../design/text-box.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';

/**
 * Adapts the spine to another book. Its text is placed and sized again by itself; text that the author placed keeps its share of the
 * spine's length.
 */
export function adaptSpine(spine: Spine, before: CoverGeometry, after: CoverGeometry): Spine {
  const [from, to] = [before.boards.spine, after.boards.spine];
  if (!from || !to || from.height === to.height) return spine;
  const share = to.height / from.height;
  const moved = <Box extends TextBox>(box: Box): Box =>
    box.panel.height > 0 ? { ...box, panel: { ...box.panel, top: box.panel.top * share, height: box.panel.height * share } } : box;
  const [author, title] = spine.textBoxes;
  return { ...spine, textBoxes: [moved(author), moved(title)] };
}
