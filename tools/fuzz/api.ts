import { runFuzz, runRawAbuses } from '@coverwright/server/testing/fuzz/run-fuzz.ts';
import type { Fuzzer } from './fuzzer.ts';
import { startServer } from './start-server.ts';

const SHOWN = 10;
/** Number of requests per socket: opening a socket costs more than a request. */
const REQUESTS_A_SOCKET = 10;

/** Sends requests that are generated from the OpenAPI document, pages, and malformed HTTP to the product as `npm start` runs it. */
export const api: Fuzzer = {
  name: 'api',
  async runRound({ seed, runs, signal }) {
    const server = await startServer();
    try {
      const { faults, statuses } = await runFuzz({ origin: server.origin, seed, count: runs, signal });
      const sockets = { origin: server.origin, seed, count: Math.ceil(runs / REQUESTS_A_SOCKET), signal };
      const abuses = await runRawAbuses(sockets);
      for (const { index, status, answer, request } of faults.slice(0, SHOWN))
        console.log(`Request ${index} was answered with ${status} (${answer.slice(0, 200)}):\n  ${JSON.stringify(request).slice(0, 2000)}`);
      for (const { bytes, status } of abuses.slice(0, SHOWN))
        console.log(`These bytes were answered with ${status}: ${JSON.stringify(bytes)}`);
      if (faults.length + abuses.length > 0) return 'failed';
      if (signal.aborted) return 'stopped';
      const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
      console.log(`  seed ${seed}: ${runs} requests (${counts.join(', ')}), ${sockets.count} sockets`);
      return 'passed';
    } finally {
      await server.stop();
    }
  },
};
