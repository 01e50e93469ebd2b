import type { Lettering } from '../../design/lettering.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { minorFaceOf } from '../../lettering/line-face.ts';
import { type SetLettering, setLettering } from '../../lettering/set-lettering.ts';
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
  /** Px per em, which effects measure by: the words' own size, or that of a lock-up's main lines. */
  readonly size: number;
  /** Thin rules of a lock-up, from the layout's corner. */
  readonly rules: readonly Rect[];
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
  const { layout, size, rules } = setWords(box, textArea, engine);
  const offset = verticalFit(layout, { height: textArea.height, place: box.panelPosition, by: 'ink' });
  return { layout, size, rules, origin: { x: textArea.x, y: textArea.y + offset } };
}

function setWords({ text, designMode }: TextBox, { width, height }: Rect, engine: TextEngine): Omit<SetLettering, 'height'> {
  const { face } = engine.resolve(faceRequestOf(text));
  if (text.lettering)
    return lockedUp(text, text.lettering, width, height, engine, face, engine.resolve(minorFaceOf(text, text.lettering)).face);
  const size = Math.min(text.fontSize, designMode.maxFontSize);
  return { layout: laidWords(text, width, size, engine, face), size, rules: [] };
}

/** A box that only moves keeps its lines, as long as its font stays the same. */
const laidWords = remember((text: TextBox['text'], width: number, size: number, engine: TextEngine, _face: FaceId) =>
  layoutText(textBlockOf({ text }, width, size), engine),
);

const lockedUp = remember(
  (text: TextBox['text'], lettering: Lettering, width: number, height: number, engine: TextEngine, _face: FaceId, _minorFace: FaceId) =>
    setLettering(text, lettering, { width, height }, engine),
);

/** The face that a box of words asks the engine for. */
export function faceRequestOf({ font, bold, italic }: TextBox['text']) {
  return { family: font, bold, italic };
}
