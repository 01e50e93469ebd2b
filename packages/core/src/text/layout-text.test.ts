import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutText } from './layout-text.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { FALLBACK_FACE, fixedWidthEngine } from './testing/fixed-width-engine.ts';
import { textBlock } from './testing/text-block.ts';
import type { TextLayout } from './text-layout.ts';

const engine = fixedWidthEngine();
const linesOf = (text: string, layout: TextLayout) => layout.lines.map((line) => text.slice(line.start, line.end));

describe('filling lines', () => {
  test('[E4] words fill the line and the space at its end takes no room', () => {
    const text = 'one two three';
    const layout = layoutText(textBlock(text, { width: 35 }), engine);
    expect(linesOf(text, layout)).toEqual(['one two ', 'three']);
    expect(layout.lines.map((line) => line.width)).toEqual([35, 25]);
  });

  test('[E4] a word wider than its box is cut between characters, and only then', () => {
    const text = 'a incomprehensible b';
    const layout = layoutText(textBlock(text, { width: 30 }), engine);
    expect(linesOf(text, layout)).toEqual(['a ', 'incomp', 'rehens', 'ible b']);
  });

  test('[E4] an explicit line break ends a line and belongs to none', () => {
    const text = 'one\r\n\ntwo';
    const layout = layoutText(textBlock(text), engine);
    expect(layout.lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [5, 5],
      [6, 9],
    ]);
  });

  test('[E4] an empty text is one line with one caret', () => {
    const layout = layoutText(textBlock('', { width: 100, alignment: 'center' }), engine);
    expect(layout.lines).toHaveLength(1);
    expect(layout.lines[0]?.carets).toEqual([{ offset: 0, x: 50 }]);
    expect(layout.inkBounds).toBeNull();
  });

  test('[E4] a soft hyphen shows only where its word is broken', () => {
    const text = 'co\u00adop';
    const whole = layoutText(textBlock(text), engine);
    const broken = layoutText(textBlock(text, { width: 17 }), engine);
    const ids = (layout: TextLayout) => layout.lines.map((line) => line.runs.flatMap((run) => run.glyphs.map((g) => g.id)));
    expect(ids(whole)).toEqual([[99, 111, 0xad, 111, 112]]);
    expect(ids(broken)).toEqual([
      [99, 111, 0x2010],
      [111, 112],
    ]);
    expect(broken.lines[0]?.width).toBe(15);
  });
});

describe('alignment', () => {
  const text = 'aa bb cc';
  const lefts = (alignment: 'left' | 'center' | 'right' | 'justify') =>
    layoutText(textBlock(text, { width: 31, alignment }), engine).lines.map((line) => [line.left, line.width]);

  test('[E4] left, centre and right place each line in the box', () => {
    expect(lefts('left')).toEqual([
      [0, 25],
      [0, 10],
    ]);
    expect(lefts('center')).toEqual([
      [3, 25],
      [10.5, 10],
    ]);
    expect(lefts('right')).toEqual([
      [6, 25],
      [21, 10],
    ]);
  });

  test('[E4] justified text stretches its spaces, the last line excepted', () => {
    const layout = layoutText(textBlock(text, { width: 31, alignment: 'justify' }), engine);
    expect(lefts('justify')).toEqual([
      [0, 31],
      [0, 10],
    ]);
    const xs = layout.lines[0]?.runs.flatMap((run) => run.glyphs.map((glyph) => glyph.x));
    expect(xs).toEqual([0, 5, 10, 21, 26, 31]);
  });

  test('[E4] the last line of justified Hebrew stands at the right', () => {
    const layout = layoutText(textBlock('אב גד הו', { width: 31, alignment: 'justify' }), engine);
    expect(layout.lines.map((line) => [line.direction, line.left, line.width])).toEqual([
      ['rtl', 0, 31],
      ['rtl', 21, 10],
    ]);
  });
});

describe('letters', () => {
  test('[E4] letter spacing goes between letters, not after the last, and switches ligatures off', () => {
    const tight = layoutText(textBlock('fig'), engine).lines[0];
    const spaced = layoutText(textBlock('fig', { span: { letterSpacing: 100 } }), engine).lines[0];
    expect(tight?.runs[0]?.glyphs.map((glyph) => glyph.id)).toEqual([0xfb01, 103]);
    expect(spaced?.runs[0]?.glyphs.map((glyph) => glyph.x)).toEqual([0, 6, 12]);
    expect(spaced?.width).toBe(17);
  });

  test('[E4] Arabic letters join, so letter spacing leaves them alone', () => {
    const line = layoutText(textBlock('سلام', { span: { letterSpacing: 200 } }), engine).lines[0];
    expect(line?.width).toBe(20);
  });

  test('[E4] upper case keeps the carets of the typed text: ß shows as SS and stays one character', () => {
    const layout = layoutText(textBlock('Straße', { case: 'uppercase' }), engine);
    expect(layout.lines[0]?.runs[0]?.glyphs.map((glyph) => String.fromCodePoint(glyph.id)).join('')).toBe('STRASSE');
    expect(layout.lines[0]?.carets).toEqual([0, 5, 10, 15, 20, 30, 35].map((x, offset) => ({ offset, x })));
  });

  test('[E4] a ligature has a caret inside, a letter with its accent has none', () => {
    const layout = layoutText(textBlock('fie\u0301'), engine);
    expect(layout.lines[0]?.carets).toEqual([
      { offset: 0, x: 0 },
      { offset: 1, x: 2.5 },
      { offset: 2, x: 5 },
      { offset: 4, x: 10 },
    ]);
  });

  test('[E4] a character that the face lacks comes from the fallback, its comma and inner spaces with it', () => {
    const borrowing = fixedWidthEngine({ missing: /\p{Script=Hebrew}/u });
    const layout = layoutText(textBlock('say שלום עולם, now'), borrowing);
    const runs = layout.lines[0]?.runs.map(({ face, start, end }) => [face, start, end]);
    // The comma is a run of its own because it goes on from left to right.
    expect(runs).toEqual([
      ['Test/400', 0, 4],
      [FALLBACK_FACE, 4, 13],
      [FALLBACK_FACE, 13, 14],
      ['Test/400', 14, 18],
    ]);
  });
});

describe('both directions', () => {
  test('[E4] Hebrew inside English runs the other way, digits do not', () => {
    const text = 'ab אבג 12 cd';
    const layout = layoutText(textBlock(text), engine);
    const shown = layout.lines[0]?.runs.flatMap((run) => run.glyphs.map((glyph) => String.fromCodePoint(glyph.id))).join('');
    expect(shown).toBe('ab 12 גבא cd');
  });

  test('[E4] a Hebrew paragraph begins at the right, and its trailing space hangs out at the left', () => {
    const layout = layoutText(textBlock('אב ', { width: 20, alignment: 'right' }), engine);
    expect(layout.lines[0]?.carets).toEqual([
      { offset: 0, x: 20 },
      { offset: 1, x: 15 },
      { offset: 2, x: 10 },
      { offset: 3, x: 5 },
    ]);
  });
});

describe('lines and their heights', () => {
  test('[E4] a line is line spacing × size high, with the letters centred in it', () => {
    const layout = layoutText(textBlock('a\nb', { lineSpacing: 2 }), engine);
    expect(layout.lines.map(({ top, baseline, bottom }) => [top, baseline, bottom])).toEqual([
      [0, 13, 20],
      [20, 33, 40],
    ]);
    expect(layout.height).toBe(40);
    expect(layout.inkBounds).toEqual({ x: 0, y: 6, width: 5, height: 27 });
  });
});

const letters = fc.stringMatching(/^[ a-zßéאבגדسلا12,.\-\u0301\u200d\n]{0,60}$/);
const block = fc.record({
  text: letters,
  width: fc.integer({ min: 4, max: 120 }),
  alignment: fc.constantFrom('left', 'center', 'right', 'justify'),
  textCase: fc.constantFrom('none', 'uppercase', 'lowercase', 'capitalize'),
  letterSpacing: fc.constantFrom(0, 100),
});

describe('whatever is typed', () => {
  const lay = ({ text, width, alignment, textCase, letterSpacing }: typeof block extends fc.Arbitrary<infer T> ? T : never) =>
    layoutText(textBlock(text, { width, alignment, case: textCase, span: { letterSpacing } }), engine);

  test('[E4] every character is on exactly one line', () => {
    fc.assert(
      fc.property(block, (input) => {
        const { lines } = lay(input);
        const paragraphs = splitParagraphs(input.text);
        for (const { start, end } of paragraphs) {
          const own = lines.filter((line) => line.start >= start && line.end <= end && (line.start < end || start === end));
          expect(own[0]?.start).toBe(start);
          expect(own.at(-1)?.end).toBe(end);
          own.slice(1).forEach((line, index) => expect(line.start).toBe(own[index]?.end));
        }
      }),
    );
  });

  test('[E4] no line is wider than its box unless it is a single character, and nothing leaves the box', () => {
    fc.assert(
      fc.property(block, (input) => {
        for (const line of lay(input).lines) {
          if (line.cells.length <= 1) continue;
          const visible = input.text.slice(line.start, line.end).trimEnd();
          if ([...new Intl.Segmenter().segment(visible)].length <= 1) continue;
          expect(line.width).toBeLessThanOrEqual(input.width + 0.001);
          expect(line.left).toBeGreaterThanOrEqual(-0.001);
          expect(line.left + line.width).toBeLessThanOrEqual(input.width + 0.001);
        }
      }),
    );
  });

  test('[E4] carets are in order and stand at the start and the end of each line', () => {
    fc.assert(
      fc.property(block, (input) => {
        for (const line of lay(input).lines) {
          const offsets = line.carets.map((caret) => caret.offset);
          expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b));
          expect(offsets[0]).toBe(line.start);
          expect(offsets.at(-1)).toBe(line.end);
        }
      }),
    );
  });

  test('[E4] reordering loses no glyph and keeps the clusters of each run together', () => {
    fc.assert(
      fc.property(block, ({ text, ...rest }) => {
        const plain = { text, ...rest, textCase: 'none', letterSpacing: 100 } as const;
        const { lines } = lay(plain);
        const shown = lines.flatMap((line) => line.runs.flatMap((run) => run.glyphs.map((glyph) => glyph.id)));
        const typed = [...text.replaceAll('\n', '')].map((character) => character.codePointAt(0) ?? 0);
        expect([...shown].sort()).toEqual([...typed].sort());
      }),
    );
  });
});
