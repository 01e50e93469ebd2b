import type { Spine } from '../design/spine.ts';
import type { TextBox } from '../design/text-box.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';

/** The spine's words find their own place and size; those that were put by hand keep their share of its length. */
export function adaptSpine(spine: Spine, before: CoverGeometry, after: CoverGeometry): Spine {
  const [from, to] = [before.boards.spine, after.boards.spine];
  if (!from || !to || from.height === to.height) return spine;
  const share = to.height / from.height;
  const moved = <Box extends TextBox>(box: Box): Box =>
    box.panel.height > 0 ? { ...box, panel: { ...box.panel, top: box.panel.top * share, height: box.panel.height * share } } : box;
  const [author, title] = spine.textBoxes;
  return { ...spine, textBoxes: [moved(author), moved(title)] };
}
