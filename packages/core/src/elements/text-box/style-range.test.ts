import { describe, expect, test } from 'vitest';
import { afterCommands } from '../../commands/testing/after-commands.ts';
import { createDesign } from '../../design/create-design.ts';
import { textBoxSchema } from '../../design/text-box.ts';
import { styleLines, styleOfLines, styleOfRange, styleRange } from './style-range.ts';
import { wordsOfLines } from './text-lines.ts';

const text = (words: string, more: object = {}) => textBoxSchema.shape.text.parse({ text: words, fontSize: 100, ...more });

describe('a part of a text', () => {
  const words = text('The Tide\nLedger');

  test('[B17] gets a style of its own, over a line break too; the words stay', () => {
    const lines = styleRange(words, { start: 4, end: 12 }, { italic: true, size: 1.5 });
    expect(lines).toEqual([
      { runs: [{ text: 'The ' }, { text: 'Tide', italic: true, size: 1.5 }] },
      { runs: [{ text: 'Led', italic: true, size: 1.5 }, { text: 'ger' }] },
    ]);
    expect(lines && wordsOfLines(lines)).toBe('The Tide\nLedger');
  });

  test('[B17] says what all of it has in common', () => {
    const lines = styleRange(words, { start: 0, end: 8 }, { italic: true }) ?? undefined;
    const bolder = styleRange({ ...words, lines }, { start: 4, end: 8 }, { bold: true }) ?? undefined;
    expect(styleOfRange({ ...words, lines: bolder }, { start: 0, end: 8 })).toEqual({ italic: true });
    expect(styleOfRange({ ...words, lines: bolder }, { start: 4, end: 8 })).toEqual({ italic: true, bold: true });
    expect(styleOfRange({ ...words, lines: bolder }, { start: 9, end: 15 })).toEqual({});
  });

  test('[B17] needs no lines once all is plain again, and neighbors of one style are one run', () => {
    const lines = styleRange(words, { start: 4, end: 6 }, { bold: true }) ?? undefined;
    const both = styleRange({ ...words, lines }, { start: 6, end: 8 }, { bold: true });
    expect(both?.[0]?.runs).toEqual([{ text: 'The ' }, { text: 'Tide', bold: true }]);
    expect(styleRange({ ...words, lines }, { start: 0, end: 15 }, { bold: null })).toBeNull();
  });

  test('[B17] lines are aligned and spaced by themselves', () => {
    const lines = styleLines(words, { start: 10, end: 10 }, { alignment: 'right', leading: 0.8 });
    expect(lines).toEqual([{ runs: [{ text: 'The Tide' }] }, { runs: [{ text: 'Ledger' }], alignment: 'right', leading: 0.8 }]);
    expect(styleOfLines({ ...words, lines: lines ?? undefined }, { start: 10, end: 12 })).toEqual({ alignment: 'right', leading: 0.8 });
    expect(styleOfLines({ ...words, lines: lines ?? undefined }, { start: 0, end: 3 })).toEqual({});
  });

  test('[B17] is set by the command that edits a text, and undone by null', () => {
    const lines = styleRange(text('Book Title'), { start: 0, end: 4 }, { font: 'Lora' });
    const set = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { lines } } });
    expect(set.frontBoard.textBoxes[1]?.text).toMatchObject({
      text: 'Book Title',
      lines: [{ runs: [{ text: 'Book', font: 'Lora' }, { text: ' Title' }] }],
    });
    const plain = afterCommands(set, { name: 'edit-text-box', id: 'Title', changes: { text: { lines: null } } });
    expect(plain.frontBoard.textBoxes[1]?.text).not.toHaveProperty('lines');
  });
});
