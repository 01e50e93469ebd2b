import { readFile } from 'node:fs/promises';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { exportDesign, type ExportRequest } from '@coverwright/export/exporters/export-design.ts';
import { BENCH_PICTURE, benchCover, largeBenchCover } from './bench-cover.ts';

/** Jobs that Chromium can do as well, and those that it cannot. */
export const SHARED_JOBS = ['jpeg', 'pdf', 'thumbnail'] as const;
export const OWN_JOBS = ['cmyk', 'package', 'large-jpeg', 'large-pdf', 'large-cmyk'] as const;
export type SharedJob = (typeof SHARED_JOBS)[number];
export type BenchJob = SharedJob | (typeof OWN_JOBS)[number];

type SingleJob = Exclude<BenchJob, 'package'>;
const INKS = { mode: 'cmyk', standard: 'x1a' } as const;

const REQUESTS: Record<SingleJob, Pick<ExportRequest, 'kind' | 'widthPx' | 'colour'>> = {
  jpeg: { kind: 'jpeg' },
  pdf: { kind: 'pdf' },
  thumbnail: { kind: 'jpeg', widthPx: 600 },
  cmyk: { kind: 'pdf', colour: INKS },
  'large-jpeg': { kind: 'jpeg' },
  'large-pdf': { kind: 'pdf' },
  'large-cmyk': { kind: 'pdf', colour: INKS },
};

/** A warm exporter: the text shaper is loaded, but each job reads and decodes its picture. */
export async function ourExporter(): Promise<(job: BenchJob) => Promise<Uint8Array>> {
  const engine = await createHarfBuzzEngine();
  const ports = { engine, readFont: readFontFile, readPicture: () => readFile(BENCH_PICTURE.url) };
  const design = benchCover();
  const large = largeBenchCover();
  return async (job) => {
    const createdAt = new Date();
    if (job === 'package') {
      // The module is loaded on demand, as the product's render processes do.
      const { composePackage } = await import('@coverwright/export/package/compose-package.ts');
      const made = await composePackage({ paperback: design }, { master: 'paperback', createdAt }, ports);
      if (!made.ok) throw new Error(made.fault);
      return made.value;
    }
    return (await exportDesign(job.startsWith('large') ? large : design, { ...REQUESTS[job], createdAt }, ports)).bytes;
  };
}
