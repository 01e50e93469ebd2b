// Compares cut-outs with a peer and with a simple baseline: npm run bench:cutout [-- --runs 3]
import { cpus } from 'node:os';
import { createProcessCutter } from '@coverwright/server/adapters/cutout/process-cutter.ts';
import { borderThreshold } from './cutout/border-threshold.ts';
import { alphaOf, type Composite, HEIGHT, makeComposites, WIDTH } from './cutout/composites.ts';
import { startPeer } from './cutout/peer.ts';
import { median } from './median.ts';

const runs = Math.max(1, Number(process.argv[process.argv.indexOf('--runs') + 1]) || 3);
const OURS = process.env['CUTOUT_MODEL'] ? 'ours (CUTOUT_MODEL)' : 'ours (u2netp)';
const PEER = '@imgly/background-removal-node 1.4.5 (small)';
const FLOOR = 'threshold against the border';

interface Score {
  readonly iou: number[];
  readonly error: number[];
  readonly times: number[];
}

/** A refused picture counts as one in which nothing was found. */
const REFUSED = new Uint8Array();

const model = process.env['CUTOUT_MODEL'] ?? null;
const cutter = createProcessCutter({ model });
const peer = await startPeer();
const ways: readonly (readonly [string, (picture: Uint8Array) => Promise<Uint8Array | null>])[] = [
  [OURS, (picture) => cutter.cut(picture)],
  [PEER, (picture) => peer.cut(picture)],
  [FLOOR, borderThreshold],
];
const composites = await makeComposites();
const scores = new Map<string, Score>(ways.map(([name]) => [name, { iou: [], error: [], times: [] }]));
// The first run loads the networks and is not measured.
for (const [, cut] of ways) await cut(composites[0]?.picture ?? new Uint8Array());

// The ways take turns in each round, so that other load on the machine hits all of them alike.
for (let round = 0; round < runs; round++) {
  for (const composite of composites) {
    for (const [name, cut] of ways) {
      const start = performance.now();
      const png = await cut(composite.picture);
      const score = scores.get(name);
      score?.times.push(performance.now() - start);
      if (round === 0) judge(composite, png ? await alphaOf(png) : REFUSED, score);
    }
  }
}
await cutter.close();
peer.close();

console.log(
  `\n${composites.length} composites of ${WIDTH} × ${HEIGHT} px, ${runs} runs, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`,
);
console.log('| | mean IoU | worst IoU | mean error of alpha | median time |\n|---|---|---|---|---|');
for (const [name, { iou, error, times }] of scores) {
  console.log(
    `| ${name} | ${mean(iou).toFixed(3)} | ${Math.min(...iou).toFixed(3)} | ${mean(error).toFixed(4)} | ${median(times).toFixed(0)} ms |`,
  );
}
console.log('\nIoU a composite:');
for (const [index, { name }] of composites.entries()) {
  console.log(`  ${name}: ${[...scores.values()].map(({ iou }) => iou[index]?.toFixed(3)).join('  ')}`);
}

/** Judges a result: above half a pixel's opacity it counts as subject; the error is that of the alpha itself, 0 to 1. */
function judge({ alpha }: Composite, found: Uint8Array, score: Score | undefined): void {
  let both = 0;
  let either = 0;
  let error = 0;
  for (const [at, known] of alpha.entries()) {
    const value = found[at] ?? 0;
    if (known > 127 && value > 127) both += 1;
    if (known > 127 || value > 127) either += 1;
    error += Math.abs(known - value) / 255;
  }
  score?.iou.push(either === 0 ? 1 : both / either);
  score?.error.push(error / alpha.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
