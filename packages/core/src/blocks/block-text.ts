import type { TextLine, TextRunStyle } from '../design/text-lines.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import { wordsOfLines } from '../elements/text-box/text-lines.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import type { BlockStage } from './block.ts';

/** Creates a text in the blurb's face and color. It is stored as lines of runs if any part is styled by itself. */
export function blockText(
  { design, size, colour }: BlockStage,
  lines: readonly TextLine[],
  alignment: TextBox['text']['alignment'] = 'left',
): TextBox['text'] {
  const text = wordsOfLines(lines);
  const isPlain = lines.every(({ runs }) => runs.every((run) => Object.keys(run).length === 1));
  return textBoxSchema.shape.text.parse({
    text,
    font: design.back.text.font,
    fontSize: size,
    lineSpacing: LINE_SPACING,
    alignment,
    colour,
    ...(isPlain ? {} : { lines: lines.map((line) => ({ ...line, runs: [...line.runs] })) }),
  });
}

const LINE_SPACING = 1.3;

/** Creates a heading in the face of the author's name on the front. */
export function heading(stage: BlockStage, words: string): TextLine {
  const name = frontTexts(stage.design).find(({ panelName }) => panelName === 'Author')?.text;
  const style: Partial<TextRunStyle> = name ? { font: name.font, bold: name.bold, italic: name.italic } : { bold: true };
  return { runs: [{ text: words, ...style, size: HEADING }], spacing: HEADING_SPACING };
}

const HEADING = 1.15;
const HEADING_SPACING = 1.6;
