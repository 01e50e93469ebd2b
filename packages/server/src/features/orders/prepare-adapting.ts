import type { Designs } from '@coverwright/core/design/item.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

let opening: ReturnType<typeof createHarfBuzzEngine> | null = null;

/**
 * The catalogue's fonts, with the faces that laying these designs out for other formats takes. Words in a font that an author brought are measured
 * in another face: nobody else may find that font here.
 */
export async function prepareAdapting(designs: Designs): Promise<TextEngine> {
  const engine = await (opening ??= createHarfBuzzEngine());
  for (const design of Object.values(designs)) await loadAdaptingFonts(engine, { ...design, userFonts: [] }, { readFont: readFontFile });
  return engine;
}
