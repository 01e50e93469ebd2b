import { frontTexts } from '../elements/text-box/text-board.ts';
import { WHITE, sameColour } from './colour.ts';
import type { Design } from './design.ts';
import { type TextBox, textStyleShape } from './text-box.ts';

/** The faces and the color that an added line of text takes from the cover. */
export type TextStyle = Pick<
  TextBox['text'],
  'font' | 'bold' | 'italic' | 'case' | 'letterSpacing' | 'lineSpacing' | 'fontSize' | 'colour'
>;

/** The largest size of added text in print pixels, because it is a line beside the title. */
const LARGEST_ADDED = 100;
/** The roles of front texts from the least to the most prominent. */
const QUIETEST_FIRST = ['Subtitle', 'Author', 'Title'] as const;

/**
 * Returns the style of the cover's smaller words: that of its subtitle, otherwise of the author's name, otherwise of the title. Returns
 * null for a cover whose words still have the style of an empty one.
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
