import type { TextBox } from '../../design/text-box.ts';
import type { Point, Rect, Size } from '../../geometry/shapes.ts';
import { setLettering } from '../../lettering/set-lettering.ts';
import { remember } from '../../scene/remember.ts';
import { layoutText } from '../../text/layout-text.ts';
import { largestFit } from '../../text/auto-fit.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { TextBlock, TextLayout, TextSpan } from '../../text/text-layout.ts';
import { verticalFit } from '../../text/vertical-fit.ts';
import { MIN_FONT_SIZE } from '../../design/bounds.ts';
import { roomBefore } from '../../warps/place-warp.ts';
import { faceKey } from './face-uses.ts';
import { layOutLines, shrinkToHeight } from './lay-out-lines.ts';
import { linesOfText } from './text-lines.ts';

/** The text of a text box in place. `origin` is the position of the layout's corner in the scene, before rotation. */
export interface LaidTextBox {
  readonly layout: TextLayout;
  readonly origin: Point;
  /** The size that effects are relative to, in print pixels per em: that of the words, or that of a lock-up's main lines. */
  readonly size: number;
  /** The thin rules of a lock-up, from the layout's corner. */
  readonly rules: readonly Rect[];
}

/** Returns the text block for words in one style at a given size and width. Auto-fit measures the same block. */
export function textBlockOf({ text }: Pick<TextBox, 'text'>, width: number, size: number = text.fontSize): TextBlock {
  const span: TextSpan = {
    text: text.text,
    family: text.font,
    size,
    bold: text.bold,
    italic: text.italic,
    letterSpacing: text.letterSpacing,
    ...(text.features ? { features: text.features } : {}),
  };
  return { spans: [span], width, alignment: text.alignment, lineSpacing: text.lineSpacing, case: text.case, direction: 'auto' };
}

/** Lays out words at one size, as lines of runs if the text has them. @param width infinite: lines do not wrap. */
export function layoutWords(text: TextBox['text'], width: number, size: number, engine: TextEngine): TextLayout {
  const lines = linesOfText(text);
  return lines ? layOutLines(text, lines, width, size, engine) : layoutText(textBlockOf({ text }, width, size), engine);
}

/** Lays out a text box. Its vertical position is optical: the ink of the letters is aligned to the top, middle or bottom. */
export function layOutTextBox(box: TextBox, textArea: Rect, engine: TextEngine): LaidTextBox {
  const { width, height } = textArea;
  const room = box.text.warp ? roomBefore(box.text.warp, textArea) : textArea;
  const { layout, size, rules } = setWords(box.text, width, room.height, box.designMode.maxFontSize, engine, faceKey(box.text, engine));
  const offset = verticalFit(layout, { height, place: box.panelPosition, by: 'ink' });
  return { layout, size, rules, origin: { x: textArea.x + besideOf(box, layout, textArea), y: textArea.y + offset } };
}

/**
 * Returns the horizontal offset of a justified block that was shrunk to the height of its box. It is narrower than the box and follows the
 * alignment.
 */
function besideOf({ text }: TextBox, { inkBounds }: TextLayout, { width }: Size): number {
  if (text.lettering || text.fit !== 'justify' || !inkBounds) return 0;
  const free = width - inkBounds.width;
  return { left: 0, justify: 0, center: free / 2, right: free }[text.alignment];
}

type SetText = Omit<LaidTextBox, 'origin'>;

/**
 * Lays out a lock-up or the lines of a text. The result is memoized, so that a box that only moves keeps its layout as long as its fonts
 * stay the same.
 */
const setWords = remember(
  (text: TextBox['text'], width: number, height: number, most: number, engine: TextEngine, _faces: string): SetText => {
    if (text.lettering) return setLettering(text, text.lettering, { width, height }, engine);
    const size = sizeOf(text, { width, height }, most, engine);
    const layout = layoutWords(text, width, size, engine);
    const shrink = text.fit === 'justify' ? shrinkToHeight(layout.inkBounds, height) : 1;
    if (shrink === 1) return { layout, size, rules: [] };
    return { layout: layoutWords(text, width * shrink, size, engine), size: size * shrink, rules: [] };
  },
);

/** Returns the author's size or, for text that grows, the largest size that fits its box. */
function sizeOf(text: TextBox['text'], room: Size, most: number, engine: TextEngine): number {
  if (text.fit !== 'grow') return Math.min(text.fontSize, most);
  const limits = { maxSize: most, minSize: MIN_FONT_SIZE };
  if (!text.lines) return largestFit({ block: textBlockOf({ text }, room.width), height: room.height, ...limits }, engine);
  const { inkBounds, width } = layoutWords(text, Number.POSITIVE_INFINITY, MEASURING_SIZE, engine);
  const scale = Math.min(room.width / Math.max(1, width), room.height / Math.max(1, inkBounds?.height ?? 1));
  // The size is 0.1% below the room, because rounding could break the line otherwise.
  return Math.max(limits.minSize, Math.min(most, MEASURING_SIZE * scale * 0.999));
}

/** An arbitrary size for measuring, because type grows in proportion to its size. */
const MEASURING_SIZE = 100;
