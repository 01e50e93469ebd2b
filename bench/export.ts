// Compares our exports with headless Chromium and with the least work that any exporter must do: npm run bench:export [-- --runs 7]
import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { BENCH_PICTURE } from './bench-cover.ts';
import { chromiumExporter } from './chromium-exporter.ts';
import { OWN_JOBS, SHARED_JOBS, ourExporter } from './our-exporter.ts';
import { peakMemory } from './process-memory.ts';
import { median } from './median.ts';

const ONE_EXPORT = fileURLToPath(new URL('one-export.ts', import.meta.url));
const runs = Math.max(1, Number(process.argv[process.argv.indexOf('--runs') + 1]) || 7);
const coldRuns = Math.max(1, Math.ceil(runs / 2));
const SETTLE_MILLISECONDS = 400;
/** Number of runs for the memory: it is sampled, so that repetitions are needed to catch the peak. */
const MEMORY_RUNS = 6;
const OWN_MEMORY_RUNS = 2;
const times = new Map<string, number[]>();

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  // The pause keeps the end of the job before, such as a closing browser page, out of this job's time.
  await pause(SETTLE_MILLISECONDS);
  const start = performance.now();
  await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
}

function medianOf(name: string): number {
  return median(times.get(name) ?? []);
}

/** The baseline: decode, resize and encode the photo alone, at the JPEG's size and with its settings. */
async function floor(width: number, height: number): Promise<Uint8Array> {
  const pipeline = sharp(await readFile(BENCH_PICTURE.url)).resize(width, height, { fit: 'cover' });
  return pipeline.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
}

const ours = await ourExporter();
const chromium = await chromiumExporter();
const browser = await chromium.launch();
const sizes = new Map<string, number>();
for (const job of SHARED_JOBS) {
  sizes.set(`ours ${job}`, (await ours(job)).length);
  sizes.set(`chromium ${job}`, (await chromium.run(browser, job)).length);
}

// The exporters take turns in each round, so that other load on the machine hits all of them alike.
for (let round = 0; round < runs; round++) {
  for (const job of SHARED_JOBS) {
    await timed(`ours ${job}`, () => ours(job));
    await timed(`chromium ${job}`, () => chromium.run(browser, job));
  }
  await timed('floor jpeg', () => floor(3878, 2775));
  await timed('floor thumbnail', () => floor(600, 429));
}
await browser.close();

for (let round = 0; round < coldRuns; round++) {
  for (const job of SHARED_JOBS) {
    await timed(`ours cold ${job}`, () => promisify(execFile)(process.execPath, [ONE_EXPORT, job]));
    await timed(`chromium cold ${job}`, async () => {
      const fresh = await chromium.launch();
      await chromium.run(fresh, job);
      await fresh.close();
    });
  }
}

const memory = new Map<string, number | null>();
for (const job of SHARED_JOBS) {
  const child = spawn(process.execPath, [ONE_EXPORT, job, String(MEMORY_RUNS)], { stdio: 'inherit' });
  memory.set(`ours ${job}`, await peakMemory(child.pid ?? 0, () => new Promise((resolve) => child.once('exit', resolve))));
  const server = await chromium.launchServer();
  memory.set(`chromium ${job}`, await peakMemory(server.processId, () => server.run(job, MEMORY_RUNS)));
  await server.close();
}
await chromium.dispose();

// Browsers cannot make these: four inks, the whole package, a cover of 5400 × 3864 px.
for (const job of OWN_JOBS) {
  sizes.set(`ours ${job}`, (await ours(job)).length);
  for (let round = 0; round < coldRuns; round++) await timed(`ours ${job}`, () => ours(job));
  const child = spawn(process.execPath, [ONE_EXPORT, job, String(OWN_MEMORY_RUNS)], { stdio: 'inherit' });
  memory.set(`ours ${job}`, await peakMemory(child.pid ?? 0, () => new Promise((resolve) => child.once('exit', resolve))));
}

const ms = (name: string) => (Number.isNaN(medianOf(name)) ? '–' : `${Math.round(medianOf(name))} ms`);
const ratio = (other: string, own: string) => (Number.isNaN(medianOf(other)) ? '–' : `${(medianOf(other) / medianOf(own)).toFixed(1)}×`);
const megabytes = (name: string) => `${((sizes.get(name) ?? 0) / 1e6).toFixed(1)} MB`;

console.log(
  `\n6 × 9 in, 300 pages, one filtered photograph of 3840 × 2560; ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`,
);
console.log(`medians of ${runs} warm and ${coldRuns} cold runs\n`);
console.log(
  '| job | ours | Chromium warm | ratio | floor | ours / floor | ours cold | Chromium cold | our peak | Chromium peak | our file | Chromium file |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const job of SHARED_JOBS) {
  const cells = [
    job,
    ms(`ours ${job}`),
    ms(`chromium ${job}`),
    ratio(`chromium ${job}`, `ours ${job}`),
    ms(`floor ${job}`),
    ratio(`ours ${job}`, `floor ${job}`).replace('NaN×', '–'),
    ms(`ours cold ${job}`),
    ms(`chromium cold ${job}`),
    `${memory.get(`ours ${job}`) ?? '–'} MB`,
    `${memory.get(`chromium ${job}`) ?? '–'} MB`,
    megabytes(`ours ${job}`),
    megabytes(`chromium ${job}`),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log(`\nours alone, medians of ${coldRuns} warm runs; the large cover is 5400 × 3864 px\n`);
console.log('| job | time | peak memory | file |');
console.log('|---|---|---|---|');
for (const job of OWN_JOBS)
  console.log(`| ${job} | ${ms(`ours ${job}`)} | ${memory.get(`ours ${job}`) ?? '–'} MB | ${megabytes(`ours ${job}`)} |`);
