import { parentPort } from 'node:worker_threads';
import { exportDesign } from '@coverwright/export/exporters/export-design.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import type { RenderOrder, RenderReport } from './render-messages.ts';

/** A render thread: one job at a time, the catalogue's fonts kept between jobs. */
const catalogueEngine = await createHarfBuzzEngine();

parentPort?.on('message', (order: RenderOrder) => {
  void run(order);
});

async function run({ design, kind, widthPx, createdAt, pictures, fonts }: RenderOrder): Promise<void> {
  try {
    // One author's fonts must not be found by the next one's names.
    const engine = fonts.size > 0 ? await createHarfBuzzEngine() : catalogueEngine;
    const { bytes } = await exportDesign(
      design,
      { kind, createdAt, ...(widthPx === null ? {} : { widthPx }), onProgress: (share) => report({ kind: 'progress', share }) },
      {
        engine,
        readFont: readFontFile,
        readOwnFont: ({ assetId }) => handedOver(fonts, assetId),
        readPicture: (assetId) => handedOver(pictures, assetId),
      },
    );
    // A copy of its own: the painter's buffer may be part of a larger one.
    const own = new Uint8Array(bytes);
    report({ kind: 'done', bytes: own }, [own.buffer]);
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function handedOver(files: ReadonlyMap<string, Uint8Array>, assetId: string): Promise<Uint8Array> {
  const bytes = files.get(assetId);
  if (!bytes) throw new Error(`The file ${assetId} was not handed over`);
  return bytes;
}

function report(message: RenderReport, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
