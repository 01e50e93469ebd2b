import type { TextBox } from '../../design/text-box.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { FaceId } from '../../scene/scene.ts';
import { remember } from '../../scene/remember.ts';
import { layoutText } from '../../text/layout-text.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { TextLayout } from '../../text/text-layout.ts';
import { verticalFit } from '../../text/vertical-fit.ts';

/** A text box's words in place: `origin` is where the layout's corner stands in the scene, before rotation. */
export interface LaidTextBox {
  readonly layout: TextLayout;
  readonly origin: Point;
}

/** The text block that a text box asks for at a given size and width. Also what auto-fit measures. */
export function textBlockOf({ text }: Pick<TextBox, 'text'>, width: number, size: number = text.fontSize) {
  return {
    spans: [
      {
        text: text.text,
        family: text.font,
        size,
        bold: text.bold,
        italic: text.italic,
        letterSpacing: text.letterSpacing,
      },
    ],
    width,
    alignment: text.alignment,
    lineSpacing: text.lineSpacing,
    case: text.case,
    direction: 'auto' as const,
  };
}

/** The panel's position is optical: it is the letters that stand at the top, in the middle or at the bottom. */
export function layOutTextBox(box: TextBox, textArea: Rect, engine: TextEngine): LaidTextBox {
  const size = Math.min(box.text.fontSize, box.designMode.maxFontSize);
  const layout = laidWords(box.text, textArea.width, size, engine, engine.resolve(faceRequestOf(box.text)).face);
  const offset = verticalFit(layout, { height: textArea.height, place: box.panelPosition, by: 'ink' });
  return { layout, origin: { x: textArea.x, y: textArea.y + offset } };
}

/** A box that only moves keeps its lines, as long as its font stays the same. */
const laidWords = remember((text: TextBox['text'], width: number, size: number, engine: TextEngine, _face: FaceId) =>
  layoutText(textBlockOf({ text }, width, size), engine),
);

/** The face that a box of words asks the engine for. */
export function faceRequestOf({ font, bold, italic }: TextBox['text']) {
  return { family: font, bold, italic };
}
