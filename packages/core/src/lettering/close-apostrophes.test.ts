import { expect, test } from 'vitest';
import { rectanglePath } from '../scene/path.ts';
import { layoutText } from '../text/layout-text.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { closeApostrophes } from './close-apostrophes.ts';

const SIZE = 100;
const APOSTROPHE = 0x2019;

/** Every letter fills its cell of half an em but for a bearing; an apostrophe is thin and stands in the middle of a cell. */
function engineWith(bearing: number): TextEngine {
  const engine = fixedWidthEngine();
  return {
    ...engine,
    outline: (_face, glyph) =>
      glyph === APOSTROPHE
        ? rectanglePath({ x: 0.2, y: -0.7, width: 0.1, height: 0.2 })
        : rectanglePath({ x: bearing, y: -0.7, width: 0.5 - 2 * bearing, height: 0.7 }),
  };
}

function lineOf(text: string, engine: TextEngine, letterSpacing = 0) {
  const span = { text, family: 'F', size: SIZE, bold: false, italic: false, letterSpacing };
  const block = {
    spans: [span],
    width: Number.POSITIVE_INFINITY,
    alignment: 'left',
    lineSpacing: 1,
    case: 'none',
    direction: 'auto',
  } as const;
  const [line] = layoutText(block, engine).lines;
  if (!line) throw new Error('no line');
  return line;
}

const lefts = (line: ReturnType<typeof lineOf>) => line.runs.flatMap(({ glyphs }) => glyphs.map(({ x }) => x));

test('[B21] an apostrophe moves close to both letters, and the rest of the line follows', () => {
  const engine = engineWith(0.05);
  const line = lineOf('WOLF’S DEN', engine);
  const closed = closeApostrophes(line, 'WOLF’S DEN', 0, engine);
  const [before, after] = [lefts(line), lefts(closed)];
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  // From 0.25 em on each side to 0.09.
  expect((before[4] ?? 0) - (after[4] ?? 0)).toBeCloseTo(16, 1);
  for (const index of [5, 7, 9]) expect((before[index] ?? 0) - (after[index] ?? 0)).toBeCloseTo(32, 1);
  expect(line.width - closed.width).toBeCloseTo(32, 1);
  expect(closed.carets.at(-1)?.x).toBeCloseTo(closed.left + closed.width, 1);
});

test('[B21] tracking is kept at both sides of an apostrophe', () => {
  const engine = engineWith(0.05);
  const line = lineOf('WOLF’S', engine, 100);
  expect(line.width - closeApostrophes(line, 'WOLF’S', 0.1, engine).width).toBeCloseTo(32, 1);
});

test('[B21] a line without an apostrophe, or with one that is close already, stays as it is', () => {
  const engine = engineWith(0.05);
  const plain = lineOf('WOLVES', engine);
  expect(closeApostrophes(plain, 'WOLVES', 0, engine)).toBe(plain);
  const wide: TextEngine = {
    ...engine,
    outline: (face, glyph) =>
      glyph === APOSTROPHE ? rectanglePath({ x: 0.02, y: -0.7, width: 0.46, height: 0.2 }) : engine.outline(face, glyph),
  };
  const close = lineOf('WOLF’S', wide);
  expect(closeApostrophes(close, 'WOLF’S', 0, wide)).toBe(close);
});
