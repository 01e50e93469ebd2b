import type { Design } from '../../design/design.ts';
import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import { remember } from '../../scene/remember.ts';

/**
 * The spine's two boxes as they are shown. While `replicateFrontTextOnSpine` holds they take words, face and colour from the
 * front's; size, place and spacing stay the spine's own.
 */
export function spineBoxes({ spine, frontBoard }: Pick<Design, 'spine' | 'frontBoard'>): readonly TextBox[] {
  if (!spine.replicateFrontTextOnSpine) return spine.textBoxes;
  const frontWords = (name: 'Title' | 'Author') => frontBoard.textBoxes.find(({ panelName }) => panelName === name)?.text ?? null;
  return following(spine.textBoxes, frontWords('Author'), frontWords('Title'));
}

/** Remembered, so that the boxes stay the same values while neither the spine nor the front's words change. */
const following = remember((boxes: Spine['textBoxes'], author: TextBox['text'] | null, title: TextBox['text'] | null): readonly TextBox[] =>
  boxes.map((box) => {
    const front = box.panelName === 'SpineAuthor' ? author : title;
    if (!front) return box;
    const { font, bold, italic, colour } = front;
    // Lines of runs belong to the words that they were made from.
    const { lines: _, ...own } = box.text;
    return { ...box, text: { ...own, text: oneLine(front.text), case: front.case, font, bold, italic, colour } };
  }),
);

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
