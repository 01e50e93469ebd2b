import { expect, test } from 'vitest';
import { letteringSchema } from '../design/lettering.ts';
import { textBoxSchema } from '../design/text-box.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { setLettering } from './set-lettering.ts';

test.each([
  ['Ash Lighthouse House House', ['Ash', 'Lighthouse', 'House House']],
  ['Lighthouse Midnight Lighthouse The', ['Lighthouse', 'Midnight', 'Lighthouse The']],
])('[B21] “%s” is broken inside a phrase, so that it does not take a third of its box only', (text, lines) => {
  const box = textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'Title' },
    panel: { top: 0, height: 1100 },
    text: { text, fontSize: 200, alignment: 'center' },
  });
  const style = letteringSchema.parse({ largest: 0.36, gap: 0.12 });
  const { layout } = setLettering(box.text, style, { width: 1600, height: 1100 }, fixedWidthEngine());
  expect(layout.lines.map(({ start, end }) => text.slice(start, end))).toEqual(lines);
});
