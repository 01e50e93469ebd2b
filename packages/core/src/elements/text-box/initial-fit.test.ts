import { describe, expect, test } from 'vitest';
import { applyCommand } from '../../commands/apply-command.ts';
import { createDesign } from '../../design/create-design.ts';
import type { Design } from '../../design/design.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { fitInitialWords } from './initial-fit.ts';

const engine = fixedWidthEngine();

function fitted(id: 'Title' | 'Author', text: string): number {
  const named = applyCommand(createDesign(), { name: 'edit-text-box', id, changes: { text: { text } } });
  if (!named.ok) throw new Error(named.fault.message);
  return sizeOnScreen(fitInitialWords(named.value, engine), id);
}

function sizeOnScreen(design: Design, id: string): number {
  return (design.frontBoard.textBoxes.find((box) => box.panelName === id)?.text.fontSize ?? 0) / 4.3;
}

describe('the first size of title and author', () => {
  test('[D9] is 100 and 40 screen pixels when the words are short', () => {
    expect(fitted('Title', 'Salt')).toBeCloseTo(100, 9);
    expect(fitted('Author', 'Li Wu')).toBeCloseTo(40, 9);
  });

  test('[D9] is the largest whole step at which a long word still fits the width', () => {
    const size = fitted('Title', 'Incomprehensibilities');
    expect(size).toBeLessThan(100);
    expect(size).toBeCloseTo(Math.round(size), 9);
    expect(fitted('Title', 'Incomprehensibilitiess')).toBeLessThanOrEqual(size);
  });

  test('[D9] never goes below 10', () => {
    expect(fitted('Title', 'x'.repeat(900))).toBeCloseTo(10, 9);
  });

  test('[D9] sets lines 0.9 of the size apart', () => {
    expect(fitInitialWords(createDesign(), engine).frontBoard.textBoxes.map(({ text }) => text.lineSpacing)).toEqual([0.9, 0.9]);
  });
});
