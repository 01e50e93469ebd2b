import type { UserFont } from '@coverwright/core/design/user-font.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { ownFontsInUse } from '@coverwright/render/fonts/load-design-fonts.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

let opening: ReturnType<typeof createHarfBuzzEngine> | null = null;

/**
 * The fonts that laying these designs out for other formats takes. Those of the catalogue are kept for everybody; an author's own are in an engine
 * of their own, which is dropped afterwards, so that nobody else's words are ever set in them.
 * @param readFont gives a brought font's file, or null: words in a font that is gone are measured in another face
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
