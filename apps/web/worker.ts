import { compose } from '@coverwright/server/compose.ts';
import { endOnSignal } from './serve/end-on-signal.ts';
import { FOLDERS, readSettings } from './serve/settings.ts';
import { workerFaults } from './serve/worker-faults.ts';
import { say } from './serve/say.ts';

/** Runs a worker, which handles queued jobs and no requests. There can be any number of workers. */
const config = readSettings(workerFaults);

try {
  const services = await compose(config, FOLDERS);
  console.log(`\n  ${say('worker', { count: config.exportConcurrency })}\n`);
  endOnSignal(services.close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
