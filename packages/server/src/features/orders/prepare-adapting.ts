import type { UserFont } from '@coverwright/core/design/user-font.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { ownFontsInUse } from '@coverwright/render/fonts/load-design-fonts.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

let opening: ReturnType<typeof createHarfBuzzEngine> | null = null;

/**
 * Loads the fonts for laying out these designs in other formats. Catalog fonts are shared; an author's own fonts are in a separate engine,
 * which is dropped afterward, so that nobody else's text is set in them.
 * @param readFont reads an uploaded font, or returns null: its text is then measured in another font
 */
export async function prepareAdapting(designs: Designs, readFont: (assetId: string) => Promise<Uint8Array | null>): Promise<TextEngine> {
  const all = Object.values(designs);
  const files = new Map<string, Uint8Array>();
  for (const { assetId } of all.flatMap(ownFontsInUse)) {
    const bytes = files.has(assetId) ? null : await readFont(assetId);
    if (bytes) files.set(assetId, bytes);
  }
  const engine = await (files.size > 0 ? createHarfBuzzEngine() : (opening ??= createHarfBuzzEngine()));
  const readOwnFont = ({ assetId }: UserFont) => Promise.resolve(files.get(assetId) ?? new Uint8Array());
  for (const design of all) {
    const userFonts = design.userFonts.filter(({ assetId }) => files.has(assetId));
    await loadAdaptingFonts(engine, { ...design, userFonts }, { readFont: readFontFile, readOwnFont });
  }
  return engine;
}
