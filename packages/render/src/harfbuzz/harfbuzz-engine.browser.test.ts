import { layoutText } from '@coverwright/core/text/layout-text.ts';
import { textBlock } from '@coverwright/core/text/testing/text-block.ts';
import fontAddress from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import { expect, test } from 'vitest';
import { createHarfBuzzEngine } from './create-harfbuzz-engine.ts';
import { OFFICE_LINE } from './testing/office-line.ts';

test('[B5] the browser sets a line exactly as the server does', async () => {
  const engine = await createHarfBuzzEngine();
  engine.addFace('EB Garamond/400', await (await fetch(fontAddress)).arrayBuffer());
  const layout = layoutText(textBlock('To the office', { span: { family: 'EB Garamond', size: 1000 } }), engine);
  const glyphs = layout.lines[0]?.runs[0]?.glyphs.map(({ id, x }) => [id, Math.round(x)]);
  expect(glyphs).toEqual(OFFICE_LINE);
});
