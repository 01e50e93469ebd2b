import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { layoutText } from '@coverwright/core/text/layout-text.ts';
import { textBlock } from '@coverwright/core/text/testing/text-block.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facesForText } from '../fonts/faces-for-text.ts';
import type { FontFace } from '../fonts/font-family.ts';
import { loadFaces } from '../fonts/load-faces.ts';
import { createHarfBuzzEngine } from './create-harfbuzz-engine.ts';

const require = createRequire(import.meta.url);
const readFont = async ({ npm, path }: FontFace) => new Uint8Array(await readFile(require.resolve(`${npm}/${path}`))).buffer;
const engine = await createHarfBuzzEngine();

const PIECES = 'abc fi ffi AV To ßÉ \n\u00ad\u0301אבג שָׁלוֹם بيت سلام لا हिन्दी क्षत्रिय😀👨‍👩‍👧★()"“”,.-–1234 \u200d\ufe0f\u0000\t中文';
const typed = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const graphemesIn = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test('[E4] whatever is typed, in whatever font: its faces are known beforehand, lines fit, carets are in order', async () => {
  const families = fc.constantFrom('EB Garamond', 'Anton', 'Amiri', 'Prata', 'Montserrat');
  const cases = fc.constantFrom('none' as const, 'uppercase' as const, 'lowercase' as const, 'capitalize' as const);
  await fc.assert(
    fc.asyncProperty(typed, families, fc.integer({ min: 20, max: 800 }), cases, fc.constantFrom(0, 120, -40), async (...input) => {
      const [text, family, width, textCase, letterSpacing] = input;
      const block = textBlock(text, { width, case: textCase, span: { family, size: 50, letterSpacing } });
      await loadFaces(engine, facesForText(block.spans), readFont);
      for (const line of layoutText(block, engine).lines) {
        const offsets = line.carets.map((caret) => caret.offset);
        expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
        expect([offsets[0], offsets.at(-1)]).toEqual([line.start, line.end]);
        const visible = text.slice(line.start, line.end).trimEnd();
        if (graphemesIn(visible) > 1) expect(line.width).toBeLessThanOrEqual(width + 0.01);
      }
    }),
    { numRuns: 300 },
  );
});
