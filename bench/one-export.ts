// One export in a process of its own, for the cold start and for memory: node bench/one-export.ts jpeg|pdf|thumbnail [times]
import { type BenchJob, ourExporter } from './our-exporter.ts';

const [job = 'jpeg', times = '1'] = process.argv.slice(2);
const isJob = (value: string): value is BenchJob => ['jpeg', 'pdf', 'thumbnail'].includes(value);
if (!isJob(job)) throw new Error(`Unknown job ${job}`);
const run = await ourExporter();
for (let index = 0; index < Number(times); index++) await run(job);
