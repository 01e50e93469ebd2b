import { parentPort } from 'node:worker_threads';
import { exportDesign } from '@coverwright/export/exporters/export-design.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import type { RenderOrder, RenderReport } from './render-messages.ts';

/** A render thread: one job at a time, fonts kept between jobs. */
const engine = await createHarfBuzzEngine();

parentPort?.on('message', (order: RenderOrder) => {
  void run(order);
});

async function run({ design, kind, widthPx, createdAt, pictures }: RenderOrder): Promise<void> {
  try {
    const { bytes } = await exportDesign(
      design,
      { kind, createdAt, ...(widthPx === null ? {} : { widthPx }), onProgress: (share) => report({ kind: 'progress', share }) },
      { engine, readFont: readFontFile, readPicture: (asset) => readPicture(pictures, asset) },
    );
    // A copy of its own: the painter's buffer may be part of a larger one.
    const own = new Uint8Array(bytes);
    report({ kind: 'done', bytes: own }, [own.buffer]);
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function readPicture(pictures: RenderOrder['pictures'], asset: string): Promise<Uint8Array> {
  const bytes = pictures.get(asset);
  if (!bytes) throw new Error(`The picture ${asset} was not handed over`);
  return bytes;
}

function report(message: RenderReport, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
