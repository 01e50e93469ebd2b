// Runs one export in a process of its own, for the cold start and for memory: node bench/one-export.ts jpeg|pdf|thumbnail|cmyk|… [times]
import { type BenchJob, OWN_JOBS, SHARED_JOBS, ourExporter } from './our-exporter.ts';

const [job = 'jpeg', times = '1'] = process.argv.slice(2);
const isJob = (value: string): value is BenchJob => [...SHARED_JOBS, ...OWN_JOBS].some((known) => known === value);
if (!isJob(job)) throw new Error(`Unknown job ${job}`);
const run = await ourExporter();
for (let index = 0; index < Number(times); index++) await run(job);
