import { readFile } from 'node:fs/promises';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { exportDesign, type ExportRequest } from '@coverwright/export/exporters/export-design.ts';
import { BENCH_PICTURE, benchCover } from './bench-cover.ts';

export type BenchJob = 'jpeg' | 'pdf' | 'thumbnail';

const REQUESTS: Record<BenchJob, Pick<ExportRequest, 'kind' | 'widthPx'>> = {
  jpeg: { kind: 'jpeg' },
  pdf: { kind: 'pdf' },
  thumbnail: { kind: 'jpeg', widthPx: 600 },
};

/** A warm exporter: the shaper is loaded, each job reads and decodes its picture anew. */
export async function ourExporter(): Promise<(job: BenchJob) => Promise<Uint8Array>> {
  const engine = await createHarfBuzzEngine();
  const ports = { engine, readFont: readFontFile, readPicture: () => readFile(BENCH_PICTURE.url) };
  const design = benchCover();
  return async (job) => (await exportDesign(design, { ...REQUESTS[job], createdAt: new Date() }, ports)).bytes;
}
