import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterCommands } from '../../commands/testing/after-commands.ts';
import { createDesign } from '../../design/create-design.ts';
import type { TextLine } from '../../design/text-lines.ts';
import { inkBounds } from '../../text/ink-bounds.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { layoutWords } from './lay-out-text-box.ts';
import { setWordsOnLines, wordsOfLines } from './text-lines.ts';

const engine = fixedWidthEngine();
const lines: TextLine[] = [
  {
    runs: [
      { text: 'The ', size: 0.5 },
      { text: 'Long', bold: true },
    ],
    alignment: 'left',
  },
  { runs: [{ text: 'Walk', italic: true }], spacing: 1.2 },
];

describe('typing into text of lines and runs', () => {
  test('[B17] letters that are typed take the style of the letter before them, and the rest keeps its own', () => {
    const typed = setWordsOnLines(lines, 'The Longest\nWalk');
    expect(typed).toEqual([
      {
        ...lines[0],
        runs: [
          { text: 'The ', size: 0.5 },
          { text: 'Longest', bold: true },
        ],
      },
      lines[1],
    ]);
  });

  test('[B17] a line break makes a line like the one it breaks, and a removed break joins two lines', () => {
    expect(setWordsOnLines(lines, 'The \nLong\nWalk')[1]).toEqual({ alignment: 'left', runs: [{ text: 'Long', bold: true }] });
    expect(setWordsOnLines(lines, 'The LongWalk')).toHaveLength(1);
  });

  test('[B17] whatever is typed, the lines say exactly that', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 5 }), (words, break_) => {
        const typed = `${words}\n${break_}`;
        expect(wordsOfLines(setWordsOnLines(lines, typed))).toBe(typed);
        expect(wordsOfLines(setWordsOnLines(setWordsOnLines(lines, typed), words))).toBe(words);
      }),
    );
  });

  test('[B17] typing over emptied words brings back the style of the first run', () => {
    expect(setWordsOnLines(setWordsOnLines(lines, ''), 'New')[0]?.runs[0]).toMatchObject({ text: 'New', size: 0.5 });
  });

  test('[B17] the command keeps words and lines together, whichever of them is given', () => {
    const lettered = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { lines } } });
    const titleOf = (design: typeof lettered) => design.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title')?.text;
    expect(titleOf(lettered)?.text).toBe('The Long\nWalk');
    const typed = afterCommands(lettered, { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'The Last\nWalk' } } });
    expect(titleOf(typed)?.lines && wordsOfLines(titleOf(typed)?.lines ?? [])).toBe('The Last\nWalk');
    const plain = afterCommands(typed, { name: 'edit-text-box', id: 'Title', changes: { text: { lines: null } } });
    expect(titleOf(plain)).not.toHaveProperty('lines');
  });
});

describe('laying out lines of runs', () => {
  const { text } = createDesign().frontBoard.textBoxes[1] ?? {};
  if (!text) throw new Error('no title');
  const words = { ...text, case: 'none' as const, text: wordsOfLines(lines), lines };

  test('[B17] every run has its own size, and a line is as high as its largest', () => {
    const { lines: laid } = layoutWords(words, 10_000, 100, engine);
    expect(laid.map((line) => line.runs.map(({ size }) => size))).toEqual([[50, 100], [100]]);
    expect((laid[1]?.bottom ?? 0) - (laid[1]?.top ?? 0)).toBeCloseTo(120, 9);
  });

  test('[B17] carets count through all lines as through the plain words', () => {
    const { lines: laid } = layoutWords(words, 10_000, 100, engine);
    expect(laid.map(({ start, end }) => words.text.slice(start, end))).toEqual(['The Long', 'Walk']);
    for (const line of laid) for (const { offset } of line.carets) expect(offset).toBeGreaterThanOrEqual(line.start);
    expect(laid[1]?.cells.map(({ start, end }) => words.text.slice(start, end))).toEqual(['W', 'a', 'l', 'k']);
  });

  test('[B17] justified lines are each as wide as the box, by their outlines', () => {
    const { lines: laid } = layoutWords({ ...words, fit: 'justify' }, 1000, 100, engine);
    expect(laid).toHaveLength(2);
    for (const line of laid) {
      const ink = inkBounds([line], engine);
      expect(ink?.x).toBeCloseTo(0, 6);
      expect(ink?.width).toBeCloseTo(1000, 6);
    }
  });

  test('[B17] a baseline shift lifts a run, and a leading sets the distance of two baselines', () => {
    const lifted: TextLine[] = [{ runs: [{ text: 'a' }, { text: 'b', baselineShift: 0.5 }] }, { runs: [{ text: 'c' }], leading: 2 }];
    const { lines: laid } = layoutWords({ ...words, text: 'ab\nc', lines: lifted }, 10_000, 100, engine);
    const [first, second] = laid;
    expect((first?.runs[0]?.glyphs[0]?.y ?? 0) - (first?.runs[1]?.glyphs[0]?.y ?? 0)).toBeCloseTo(50, 9);
    expect((second?.baseline ?? 0) - (first?.baseline ?? 0)).toBeCloseTo(200, 9);
  });
});
