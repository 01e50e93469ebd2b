import { describe, expect, test } from 'vitest';
import { autoFit } from './auto-fit.ts';
import { layoutText } from './layout-text.ts';
import { fixedWidthEngine } from './testing/fixed-width-engine.ts';
import { textBlock } from './testing/text-block.ts';
import { verticalFit } from './vertical-fit.ts';

const engine = fixedWidthEngine();
const fit = (text: string, width: number, height: number, maxSize = 100) =>
  autoFit({ block: textBlock(text, { width, lineSpacing: 0.9 }), height, maxSize, minSize: 10, step: 1 }, engine);

describe('auto-fit', () => {
  test('[D9] a short title keeps the largest size', () => {
    expect(fit('Ice', 200, 100)).toBe(100);
  });

  test('[D9] the width decides: ten characters of half an em in 250 px take 50', () => {
    expect(fit('Borderland', 250, 1000)).toBe(50);
  });

  test('[D9] the height decides: three lines at 0.9 of the size in 81 px take 30', () => {
    expect(fit('one\ntwo\nsix', 1000, 81)).toBe(30);
  });

  test('[D9] no word is cut to reach a larger size', () => {
    const size = fit('The Incomprehensible', 240, 1000);
    expect(size).toBe(Math.floor(240 / (16 * 0.5)));
    const layout = layoutText(textBlock('The Incomprehensible', { width: 240, span: { size } }), engine);
    expect(layout.lines).toHaveLength(2);
  });

  test('[D9] what never fits takes the floor', () => {
    expect(fit('x'.repeat(500), 100, 100, 40)).toBe(10);
  });

  test('[D9] the size that is found fits and the next larger does not', () => {
    for (const text of ['A Room of One’s Own', 'War and Peace', 'Pneumonoultramicroscopic']) {
      const size = fit(text, 300, 120);
      const lines = (tried: number) => layoutText(textBlock(text, { width: 300, lineSpacing: 0.9, span: { size: tried } }), engine);
      expect(lines(size).height).toBeLessThanOrEqual(120);
      const words = text.split(' ').map((word) => word.length * 0.5 * (size + 1));
      const larger = lines(size + 1);
      expect(size === 100 || larger.height > 120 || Math.max(...words) > 300).toBe(true);
    }
  });
});

describe('vertical fit', () => {
  const layout = layoutText(textBlock('x', { lineSpacing: 2 }), engine);

  test('[E4] by lines: the line box stands at the top, in the middle or at the bottom', () => {
    const at = (place: 'top' | 'middle' | 'bottom') => verticalFit(layout, { height: 100, place, by: 'lines' });
    expect([at('top'), at('middle'), at('bottom')]).toEqual([0, 40, 80]);
  });

  test('[E4] by ink: the letters do', () => {
    const at = (place: 'top' | 'middle' | 'bottom') => verticalFit(layout, { height: 100, place, by: 'ink' });
    // The ink is 7 px high and begins 6 px below the line's top.
    expect([at('top'), at('middle'), at('bottom')]).toEqual([-6, 40.5, 87]);
  });
});
