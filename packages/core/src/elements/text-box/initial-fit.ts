import type { Design } from '../../design/design.ts';
import { specificationOf } from '../../design/specification-of.ts';
import type { TextBox } from '../../design/text-box.ts';
import { measureCover } from '../../geometry/measure-cover.ts';
import { autoFit } from '../../text/auto-fit.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { px, pxToScreenPx, screenPx, screenPxToPx } from '../../units/units.ts';
import { textBlockOf } from './lay-out-text-box.ts';
import { placeTextBox } from './place-text-box.ts';

/** The ratio of print pixels to screen pixels of the desktop camera, in which the specification gives these sizes. */
const DESKTOP_RATIO = 4.3;
const LARGEST = { Title: 100, Author: 40 } as const;
const SMALLEST = 10;
const STEP = 1;
const LINE_SPACING = 0.9;

/**
 * Sets a new design's title and author in the largest size that fits their areas: from 100 (author 40) down to 10 screen pixels in steps of
 * 1, with a line spacing of 0.9.
 */
export function fitInitialWords(design: Design, engine: TextEngine): Design {
  const { front } = measureCover(specificationOf(design)).boards;
  const textBoxes = design.frontBoard.textBoxes.map((box) => {
    if (box.panelName !== 'Title' && box.panelName !== 'Author') return box;
    return withSize(box, initialSize(box, LARGEST[box.panelName], placeTextBox(box, front).textArea, engine));
  });
  return { ...design, frontBoard: { ...design.frontBoard, textBoxes } };
}

function initialSize(box: TextBox, largest: number, area: { readonly width: number; readonly height: number }, engine: TextEngine): number {
  const onScreen = (length: number) => pxToScreenPx(px(length), DESKTOP_RATIO);
  const spaced = { text: { ...box.text, lineSpacing: LINE_SPACING } };
  return autoFit(
    {
      block: textBlockOf(spaced, onScreen(area.width), largest),
      height: onScreen(area.height),
      maxSize: largest,
      minSize: SMALLEST,
      step: STEP,
    },
    engine,
  );
}

function withSize(box: TextBox, size: number): TextBox {
  return { ...box, text: { ...box.text, fontSize: screenPxToPx(screenPx(size), DESKTOP_RATIO), lineSpacing: LINE_SPACING } };
}
