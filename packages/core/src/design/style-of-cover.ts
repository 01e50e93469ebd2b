import { frontTexts } from '../elements/text-box/text-board.ts';
import { WHITE, sameColour } from './colour.ts';
import type { Design } from './design.ts';
import { type TextBox, textStyleShape } from './text-box.ts';

/** The faces and the color that an added line of text takes over. */
export type TextStyle = Pick<
  TextBox['text'],
  'font' | 'bold' | 'italic' | 'case' | 'letterSpacing' | 'lineSpacing' | 'fontSize' | 'colour'
>;

/** Added text is a line beside the title, so it is never set larger than this. Print pixels. */
const LARGEST_ADDED = 100;
/** The texts of a front from the quietest to the loudest. */
const QUIETEST_FIRST = ['Subtitle', 'Author', 'Title'] as const;

/**
 * Returns how a cover sets its smaller words: the style of its subtitle, else of the author's name, else of the title. Null on a cover
 * whose words still look as those of an empty one do.
 */
export function styleOfCover(design: Design): TextStyle | null {
  const visible = frontTexts(design).filter(({ designMode }) => !designMode.hidden);
  if (visible.every(isUnstyled)) return null;
  const model = QUIETEST_FIRST.map((role) => visible.find(({ panelName }) => panelName === role)).find((box) => box !== undefined);
  if (!model) return null;
  const { font, bold, italic, case: letterCase, letterSpacing, lineSpacing, fontSize, colour } = model.text;
  return { font, bold, italic, case: letterCase, letterSpacing, lineSpacing, fontSize: Math.min(fontSize, LARGEST_ADDED), colour };
}

function isUnstyled({ text }: TextBox): boolean {
  return text.font === textStyleShape.font.parse(undefined) && sameColour(text.colour, WHITE);
}
