import type { Design } from '../../design/design.ts';
import type { TextBox } from '../../design/text-box.ts';
import { frontTexts } from '../../elements/text-box/text-board.ts';
import { comparable } from '../../text/comparable.ts';

/** Returns the visible front texts that contain words, from the top down. */
export function shownFrontBoxes(design: Pick<Design, 'frontBoard'>): readonly TextBox[] {
  return frontTexts(design)
    .filter(({ designMode, text }) => !designMode.hidden && text.text.trim() !== '')
    .toSorted((first, second) => first.panel.top - second.panel.top);
}

/** Returns true if the front contains the words, in one text or split over several. */
export function isOnFront(design: Pick<Design, 'frontBoard'>, words: string): boolean {
  const wanted = comparable(words);
  return (
    wanted !== '' &&
    comparable(
      shownFrontBoxes(design)
        .map(({ text }) => text.text)
        .join(' '),
    ).includes(wanted)
  );
}
