import type { Design } from '../../design/design.ts';
import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import { remember } from '../../scene/remember.ts';

/**
 * Returns the spine's two texts as they are shown. If `replicateFrontTextOnSpine` is set, they take the words, face and colour from the
 * front's texts; size, place and spacing are always the spine's own.
 */
export function spineBoxes({ spine, frontBoard }: Pick<Design, 'spine' | 'frontBoard'>): readonly TextBox[] {
  if (!spine.replicateFrontTextOnSpine) return spine.textBoxes;
  const frontWords = (name: 'Title' | 'Author') => frontBoard.textBoxes.find(({ panelName }) => panelName === name)?.text ?? null;
  return following(spine.textBoxes, frontWords('Author'), frontWords('Title'));
}

/**
 * Returns the boxes with the front's words. The result is memoized, so that the boxes keep their identity while neither the spine nor the
 * front's words change.
 */
const following = remember((boxes: Spine['textBoxes'], author: TextBox['text'] | null, title: TextBox['text'] | null): readonly TextBox[] =>
  boxes.map((box) => {
    const front = box.panelName === 'SpineAuthor' ? author : title;
    if (!front) return box;
    const { font, bold, italic, colour } = front;
    // The styled lines belong to the words that they were made for.
    const { lines: _, ...own } = box.text;
    return { ...box, text: { ...own, text: oneLine(front.text), case: front.case, font, bold, italic, colour } };
  }),
);

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
