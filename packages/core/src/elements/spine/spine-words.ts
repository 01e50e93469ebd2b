import type { Design } from '../../design/design.ts';
import type { TextBox } from '../../design/text-box.ts';

const FRONT_OF = { SpineTitle: 'Title', SpineAuthor: 'Author' } as const;

/**
 * The spine's two boxes as they are shown. While `replicateFrontTextOnSpine` holds they take words, face and colour from the
 * front's; size, place and spacing stay the spine's own.
 */
export function spineBoxes({ spine, frontBoard }: Pick<Design, 'spine' | 'frontBoard'>): readonly TextBox[] {
  if (!spine.replicateFrontTextOnSpine) return spine.textBoxes;
  return spine.textBoxes.map((box) => {
    if (box.panelName !== 'SpineTitle' && box.panelName !== 'SpineAuthor') return box;
    const front = frontBoard.textBoxes.find((candidate) => candidate.panelName === FRONT_OF[box.panelName as keyof typeof FRONT_OF]);
    if (!front) return box;
    const { font, bold, italic, colour } = front.text;
    return {
      ...box,
      text: { ...box.text, text: oneLine(front.text.text), case: front.text.case, font, bold, italic, colour },
    };
  });
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
