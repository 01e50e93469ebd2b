import { letteringSchema } from '@coverwright/core/design/lettering.ts';
import { textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { setLettering } from '@coverwright/core/lettering/set-lettering.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';

const BOX = { width: 1600, height: 1700 };
const engine = await createHarfBuzzEngine();

/** Returns the size of a lone word that is as wide as the box, print pixels per em. */
async function sizeOf(text: string, font: string): Promise<number> {
  await loadFaces(engine, facesForText([{ text, family: font, bold: false, italic: false }]), readFontFile);
  const box = textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'Title' },
    panel: { top: 0, height: BOX.height },
    text: { text, font, fontSize: 200 },
  });
  return setLettering(box.text, letteringSchema.parse({ largest: 2 }), BOX, engine).size;
}

test.each(['Bubblegum Sans', 'Antonio', 'Young Serif', 'Chewy', 'Cinzel'])(
  '[B21] an apostrophe opens no gap in a title in %s',
  async (font) => {
    const [apart, together] = [await sizeOf('Mother’s', font), await sizeOf('Mothers', font)];
    // In em, a line is as long as the box divided by its size.
    expect(BOX.width / apart - BOX.width / together).toBeLessThan(0.36);
  },
);
