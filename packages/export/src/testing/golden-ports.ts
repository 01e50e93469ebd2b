import { readFile } from 'node:fs/promises';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import { GOLDEN_DOCUMENTS } from '@coverwright/render/canvas/golden/golden-documents.ts';
import { goldenFile } from '@coverwright/render/canvas/golden/golden-pictures.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import type { HarfBuzzEngine } from '@coverwright/render/harfbuzz/harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';

const PICTURES = new URL('../../../../assets/pictures/', import.meta.url);

/** Returns an engine with every face that the golden covers use. */
export async function goldenEngine(): Promise<HarfBuzzEngine> {
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(GOLDEN_DOCUMENTS.flatMap(({ design }) => textsOfDesign(design))), readFontFile);
  return engine;
}

export function readGoldenPicture(asset: AssetId): Promise<Uint8Array> {
  return readFile(new URL(goldenFile(asset), PICTURES));
}
