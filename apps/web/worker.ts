import { compose } from '@coverwright/server/compose.ts';
import { describeConfigFaults } from '@coverwright/server/config.ts';
import { FOLDERS, readSettings } from './serve/settings.ts';
import { workerFaults } from './serve/worker-faults.ts';

/** Takes queued jobs, as any number of its like may, and answers nobody. */
const config = readSettings();
const faults = workerFaults(config);
if (faults.length > 0) {
  console.error(describeConfigFaults(faults));
  process.exit(1);
}

try {
  const services = await compose(config, FOLDERS);
  console.log(`\n  This worker takes ${config.exportConcurrency} renders at once\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void services.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
