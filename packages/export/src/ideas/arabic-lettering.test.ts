import { letteringSchema } from '@coverwright/core/design/lettering.ts';
import { textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { setLettering } from '@coverwright/core/lettering/set-lettering.ts';
import { inkBounds } from '@coverwright/core/text/ink-bounds.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';

test('[B21] the dots under an Arabic line stay above the letters of the next one', async () => {
  const box = textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'Title' },
    panel: { top: 0, height: 1400 },
    text: { text: 'حديقة بلا سور', font: 'Amiri', bold: true, fontSize: 200, alignment: 'right' },
  });
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText([{ ...box.text, family: 'Amiri' }]), readFontFile);
  const { layout } = setLettering(box.text, letteringSchema.parse({ gap: 0.05 }), { width: 1600, height: 1400 }, engine);
  const inks = layout.lines.map((line) => inkBounds([line], engine));
  expect(inks.length).toBeGreaterThan(1);
  for (const [index, below] of inks.slice(1).entries()) {
    const above = inks[index];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThan(0);
  }
});
