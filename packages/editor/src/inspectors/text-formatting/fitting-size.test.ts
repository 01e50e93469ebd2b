import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { fixedWidthEngine } from '@coverwright/core/text/testing/fixed-width-engine.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { expect, test } from 'vitest';
import { fittingSize, sizeInNewFont } from './fitting-size.ts';

const board = { x: 0, y: 0, width: 1000, height: 2000 };

/** A text box of 1000 × 500; a character of the fake font is half an em wide. */
function boxOf(text: string, fontSize: number): TextBox {
  const [, title] = createDesign().frontBoard.textBoxes;
  if (!title) throw new Error('A new design has a title');
  const panel = { ...title.panel, top: 0, height: 500, marginLeft: 0, marginRight: 0 };
  return { ...title, panel, text: { ...title.text, text, fontSize, lineSpacing: 1, letterSpacing: 0, case: 'none', font: 'Narrow' } };
}

/** A fake engine, in which the font `Wide` is twice as wide. */
const engine: TextEngine = (() => {
  const narrow = fixedWidthEngine();
  return {
    ...narrow,
    shape: (run) => narrow.shape(run).map((glyph) => (run.face.startsWith('Wide') ? { ...glyph, advance: glyph.advance * 2 } : glyph)),
  };
})();

test('[E4] words are set as large as their box allows, in width and in height', () => {
  expect(fittingSize(boxOf('FERRY', 20), board, 2000, engine)).toBe(400);
  expect(fittingSize(boxOf('AB', 20), board, 2000, engine)).toBe(500);
});

test('[E4] a wider face sets the words smaller rather than cutting one', () => {
  expect(sizeInNewFont(boxOf('FERRY', 300), 'Wide', board, engine)).toBe(200);
});

test('[E4] a face that has room keeps the size, also of words that reach beyond their box', () => {
  expect(sizeInNewFont(boxOf('FERRY', 150), 'Wide', board, engine)).toBe(150);
  expect(sizeInNewFont(boxOf('A\nB\nC', 300), 'Wide', board, engine)).toBe(300);
});
