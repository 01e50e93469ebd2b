import { describe, expect, test } from 'vitest';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { type BlurbStyle, blurbFaceUses, layoutBlurb } from './layout-blurb.ts';
import { parseRichText } from './parse-rich-text.ts';

const engine = fixedWidthEngine();
const style: BlurbStyle = { family: 'Test', size: 10, lineSpacing: 1.2, letterSpacing: 0, case: 'none', alignment: 'left', width: 200 };
const lay = (html: string) => layoutBlurb(parseRichText(html), style, engine);

describe('setting a blurb', () => {
  test('[E8] paragraphs follow one another with a gap, an empty one takes a line', () => {
    const { parts, height } = lay('<p>a</p><p></p><p>b</p>');
    expect(parts.map(({ origin }) => origin.y)).toEqual([0, 17.5, 35]);
    expect(height).toBe(47);
  });

  test('[E8] a hook line is larger and bold', () => {
    const run = lay('<h2>Hook</h2>').parts[0]?.layout.lines[0]?.runs[0];
    expect(run).toMatchObject({ face: 'Test/700', size: 13.5 });
  });

  test('[E8] a quotation is indented on both sides', () => {
    const part = lay('<blockquote style="text-align: right">ab</blockquote>').parts[0];
    expect(part?.origin.x).toBe(14);
    expect(part?.layout.lines[0]).toMatchObject({ left: 200 - 28 - 10, width: 10 });
  });

  test('[E8] an item stands behind its marker, on the same baseline', () => {
    const [item, marker] = lay('<ol><li>a</li></ol>').parts;
    expect(item?.origin.x).toBe(16);
    expect((marker?.origin.x ?? 0) + (marker?.layout.width ?? 0)).toBeCloseTo(16 - 4.5);
    expect(marker?.layout.lines[0]?.runs[0]?.glyphs.map((glyph) => String.fromCodePoint(glyph.id))).toEqual(['1', '.']);
    expect(marker?.layout.lines[0]?.baseline).toBe(item?.layout.lines[0]?.baseline);
  });

  test('[E8] a Hebrew paragraph of a left-aligned blurb stands at the right, unless it says left itself', () => {
    expect(lay('<p>אב</p>').parts[0]?.layout.lines[0]?.left).toBe(190);
    expect(lay('<p style="text-align:left">אב</p>').parts[0]?.layout.lines[0]?.left).toBe(0);
  });

  test('[E8] an underlined run is found through its span', () => {
    const part = lay('<p>a <u>b</u></p>').parts[0];
    const underlined = part?.layout.lines[0]?.runs.filter((run) => part.spans[run.span]?.underline);
    expect(underlined?.map((run) => [run.start, run.end])).toEqual([[2, 3]]);
  });

  test('[E8] the faces that a blurb takes are known before it is set', () => {
    const uses = blurbFaceUses(parseRichText('<h2>H</h2><ul><li>a<em>b</em></li></ul>'), 'Tinos');
    expect(uses.map(({ text, bold, italic }) => [text, bold, italic])).toEqual([
      ['H', true, false],
      ['•', false, false],
      ['a', false, false],
      ['b', false, true],
    ]);
  });
});
