import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { autoFit } from '@coverwright/core/text/auto-fit.ts';
import { layoutText } from '@coverwright/core/text/layout-text.ts';
import { textBlock } from '@coverwright/core/text/testing/text-block.ts';
import type { TextBlock, TextSpan } from '@coverwright/core/text/text-layout.ts';
import { describe, expect, test } from 'vitest';
import { facesForText } from '../fonts/faces-for-text.ts';
import type { FontFace } from '../fonts/font-family.ts';
import { loadFaces } from '../fonts/load-faces.ts';
import { createHarfBuzzEngine } from './create-harfbuzz-engine.ts';
import { OFFICE_LINE } from './testing/office-line.ts';

const require = createRequire(import.meta.url);
const readFont = async ({ npm, path }: FontFace) => {
  const bytes = await readFile(require.resolve(`${npm}/${path}`));
  return new Uint8Array(bytes).buffer;
};

const engine = await createHarfBuzzEngine();

async function lay(text: string, family: string, changes: Partial<TextBlock> & { span?: Partial<TextSpan> } = {}) {
  const block = textBlock(text, { ...changes, span: { family, size: 100, ...changes.span } });
  await loadFaces(engine, facesForText(block.spans), readFont);
  return layoutText(block, engine);
}
const firstLine = async (...args: Parameters<typeof lay>) => (await lay(...args)).lines[0];
const glyphIds = (line: Awaited<ReturnType<typeof firstLine>>) => line?.runs.flatMap((run) => run.glyphs.map((glyph) => glyph.id)) ?? [];

describe('Latin', () => {
  test('[E4] “office” in EB Garamond is set with a ligature that a caret can enter', async () => {
    const line = await firstLine('office', 'EB Garamond');
    expect(glyphIds(line)).toHaveLength(4);
    expect(line?.carets.map((caret) => caret.offset)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const xs = line?.carets.map((caret) => caret.x) ?? [];
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });

  test('[B17] OpenType features change what is drawn, alone and with letter spacing', async () => {
    const plain = glyphIds(await firstLine('1948 Queen', 'EB Garamond'));
    for (const tag of ['onum', 'smcp', 'swsh']) {
      const set = glyphIds(await firstLine('1948 Queen', 'EB Garamond', { span: { features: { [tag]: 1 } } }));
      expect(set, tag).toHaveLength(plain.length);
      expect(set, tag).not.toEqual(plain);
    }
    expect(glyphIds(await firstLine('office', 'EB Garamond', { span: { features: { liga: 0 } } }))).toHaveLength(6);
    expect(glyphIds(await firstLine('office', 'EB Garamond', { span: { letterSpacing: 50, features: { liga: 1 } } }))).toHaveLength(4);
  });

  test('[E4] letter spacing takes the ligature apart', async () => {
    expect(glyphIds(await firstLine('office', 'EB Garamond', { span: { letterSpacing: 50 } }))).toHaveLength(6);
  });

  test('[E4] kerning draws “To” together', async () => {
    const pair = await firstLine('To', 'Playfair Display');
    const alone = await Promise.all(['T', 'o'].map((letter) => firstLine(letter, 'Playfair Display')));
    expect(pair?.width).toBeLessThan((alone[0]?.width ?? 0) + (alone[1]?.width ?? 0) - 1);
  });

  test('[E4] a letter with a combining accent looks like the composed one and has no caret inside', async () => {
    const composed = await firstLine('caf\u00e9', 'EB Garamond');
    const combining = await firstLine('cafe\u0301', 'EB Garamond');
    expect(glyphIds(combining)).toEqual(glyphIds(composed));
    expect(combining?.carets.map((caret) => caret.offset)).toEqual([0, 1, 2, 3, 5]);
  });

  test('[E4] outlines stand on the baseline, y downwards, an em high', async () => {
    const layout = await lay('H', 'EB Garamond');
    const glyph = layout.lines[0]?.runs[0]?.glyphs[0];
    const ink = engine.inkBounds('EB Garamond/400', glyph?.id ?? 0);
    expect(ink?.y).toBeCloseTo(-0.65, 1);
    expect((ink?.y ?? 0) + (ink?.height ?? 0)).toBeCloseTo(0, 1);
    const ys = engine.outline('EB Garamond/400', glyph?.id ?? 0).flatMap((command) => (command[0] === 'Z' ? [] : [command[2]]));
    expect(Math.min(...ys)).toBeCloseTo(ink?.y ?? 0, 2);
    expect(layout.inkBounds?.height).toBeCloseTo((ink?.height ?? 0) * 100, 3);
  });

  test('[E4] a line that ends inside a kerned pair is as wide as its letters alone', async () => {
    const broken = await lay('AVAVAVAV', 'EB Garamond', { width: 200 });
    for (const line of broken.lines) {
      const alone = await firstLine('AVAVAVAV'.slice(line.start, line.end), 'EB Garamond');
      expect(line.width).toBeCloseTo(alone?.width ?? 0, 6);
    }
  });
});

test('[B5] the server sets a line exactly as the browser does', async () => {
  const line = await firstLine('To the office', 'EB Garamond', { span: { size: 1000 } });
  expect(line?.runs[0]?.glyphs.map(({ id, x }) => [id, Math.round(x)])).toEqual(OFFICE_LINE);
});

describe('other scripts', () => {
  test('[E4] Arabic letters join: inside a word they take other shapes than alone', async () => {
    const word = glyphIds(await firstLine('بيت', 'Amiri'));
    const alone = await Promise.all([...'بيت'].map(async (letter) => glyphIds(await firstLine(letter, 'Amiri'))[0]));
    expect(word.some((glyph) => alone.includes(glyph))).toBe(false);
  });

  test('[E4] an Arabic word that is cut joins no longer over the cut', async () => {
    const layout = await lay('ببببببببب', 'Amiri', { width: 150 });
    expect(layout.lines.length).toBeGreaterThan(1);
    const last = layout.lines[0];
    const alone = await firstLine('ببببببببب'.slice(0, last?.end), 'Amiri');
    expect(glyphIds(last)).toEqual(glyphIds(alone));
    for (const line of layout.lines) expect(line.width).toBeLessThanOrEqual(150.001);
  });

  test('[E4] Hebrew among Latin is borrowed from the fallback and runs from the right', async () => {
    const line = await firstLine('War שלום Peace', 'Playfair Display');
    expect(line?.runs.map(({ face, direction }) => [face, direction])).toEqual([
      ['Playfair Display/400', 'ltr'],
      ['Frank Ruhl Libre/400', 'rtl'],
      ['Playfair Display/400', 'ltr'],
    ]);
    const hebrew = line?.cells.filter((cell) => cell.direction === 'rtl') ?? [];
    expect(hebrew.map((cell) => cell.start)).toEqual([4, 5, 6, 7]);
    expect(hebrew.map((cell) => cell.left)).toEqual(hebrew.map((cell) => cell.left).toSorted((a, b) => b - a));
  });

  test('[E4] a Devanagari syllable is one caret step', async () => {
    const line = await firstLine('हिन्दी', 'Tiro Devanagari Hindi');
    const expected = [...new Intl.Segmenter('hi').segment('हिन्दी')].map(({ index }) => index);
    expect(line?.carets.map((caret) => caret.offset)).toEqual([...expected, 6]);
  });

  test('[E4] an emoji and what no face has still show something', async () => {
    const line = await firstLine('a😀\u{e123}', 'EB Garamond');
    expect(line?.runs.map((run) => run.face)).toEqual(['EB Garamond/400', 'Noto Emoji/400', 'Noto Sans/400']);
    expect(line?.runs[2]?.glyphs[0]?.id).toBe(0);
    expect(engine.inkBounds('Noto Sans/400', 0)).not.toBeNull();
  });
});

describe('auto-fit with real fonts', () => {
  test('[D9] the size found is the largest at which the title fits', async () => {
    const text = 'The Long Way Round';
    const block = textBlock(text, { width: 350, lineSpacing: 0.9, case: 'uppercase', span: { family: 'EB Garamond', size: 100 } });
    await loadFaces(engine, facesForText(block.spans), readFont);
    const fit = (height: number) => autoFit({ block, height, maxSize: 100, minSize: 10, step: 1 }, engine);
    const at = (size: number, words = text) =>
      layoutText({ ...block, spans: block.spans.map((span) => ({ ...span, text: words, size })) }, engine);
    const broad = fit(1000);
    expect(at(broad).width).toBeLessThanOrEqual(350);
    expect(at(broad + 1, 'Round').lines).toHaveLength(2);
    const low = fit(150);
    expect(at(low).height).toBeLessThanOrEqual(150);
    expect(at(low + 1).height).toBeGreaterThan(150);
    expect(low).toBeLessThan(broad);
  });
});

test('[E4] [B6] which letters a face of the catalogue has is known before it is loaded', async () => {
  const empty = await createHarfBuzzEngine();
  const { face } = empty.resolve({ family: 'EB Garamond', bold: true, italic: true });
  expect(empty.hasFace(face)).toBe(false);
  expect(empty.covers(face, 'ł'.codePointAt(0) ?? 0)).toBe(true);
  expect(empty.covers(face, 'א'.codePointAt(0) ?? 0)).toBe(false);
});

test('[E4] a face that was never loaded is named', () => {
  expect(() => layoutText(textBlock('x', { span: { family: 'Creepster' } }), engine)).toThrow(
    /“Creepster\/400” is used before it is loaded/,
  );
});

test('[E4] bytes that are no font are refused', () => {
  expect(() => engine.addFace('broken', new Uint8Array([1, 2, 3, 4]))).toThrow(/not a font/);
});
