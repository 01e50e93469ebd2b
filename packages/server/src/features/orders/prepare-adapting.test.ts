import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { userFontSchema } from '@coverwright/core/design/user-font.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { FONT_FACES } from '@coverwright/render/fonts/catalogue.ts';
import { expect, test } from 'vitest';
import { prepareAdapting } from './prepare-adapting.ts';

const mine = userFontSchema.parse({ assetId: 'font-1', family: 'My Own Hand', bold: false, italic: false, licenceNote: 'Mine' });
const design = {
  ...afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { font: 'My Own Hand', bold: false } } }),
  userFonts: [mine],
};

test('[B18] words in a font that their author brought are measured in it, and in no cover of anybody else', async () => {
  const [anyFace] = FONT_FACES;
  if (!anyFace) throw new Error('The catalogue is empty');
  const bytes = new Uint8Array(await readFontFile(anyFace));
  const own = await prepareAdapting({ paperback: design }, () => Promise.resolve(bytes));
  const others = await prepareAdapting({ paperback: createDesign() }, () => Promise.resolve(null));
  const face = (engine: typeof own) => engine.resolve({ family: 'My Own Hand', bold: false, italic: false }).face;
  expect(face(own)).not.toBe(face(others));
  expect(own.metrics(face(own)).capHeight).toBeGreaterThan(0);
});

test('[B18] a font that is gone is measured in another face', async () => {
  const engine = await prepareAdapting({ paperback: design }, () => Promise.resolve(null));
  expect(engine.resolve({ family: 'My Own Hand', bold: false, italic: false }).face).not.toContain('font-1');
});
