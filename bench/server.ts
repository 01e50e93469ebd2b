/**
 * A server, or several on one database, under 1 to 500 clients on this machine: pages, saves, lists, thumbnails and print files, with the
 * processor time of each in the servers and in the clients; then saves against raw SQL of as many clients. `npm run build` first.
 * Run: npm run bench:server (-- --seconds 10 --clients 1,10,100,500 --database postgres://… --servers 2 --only "save 33 KB")
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { startOurServer } from './editor/our-server.ts';
import { peakMemory } from './process-memory.ts';
import { processorTime } from './processor-time.ts';
import { createClient } from './server/client.ts';
import { type LoadResult, runLoad } from './server/load.ts';
import { measureRawSaves } from './server/raw-saves.ts';
import { type Author, createAuthor, SCENARIOS } from './server/scenarios.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '1,10,100,500' },
    database: { type: 'string' },
    servers: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const databaseUrl = values.database ?? null;
/** Number of authors whose covers have a photo of 3840 × 2560 px; the clients of a scenario share them. */
const AUTHORS = 10;
const WARM_CLIENTS = 4;
const WARM_SECONDS = 3;
const MEMORY_EVERY_MS = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
if (Number(values.servers) > 1 && !databaseUrl)
  throw new Error('Several servers share a PostgreSQL database: give its address as --database');
const settings = { TRUSTED_PROXIES: '1', CHECKOUT: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
const servers = [await startOurServer(settings)];
try {
  while (servers.length < Number(values.servers)) servers.push(await startOurServer(settings, servers.at(-1)));
  const processIds = servers.map(({ processId }) => processId);
  const idle = await peakMemory(processIds, () => new Promise((resolve) => setTimeout(resolve, 2_000)));
  console.log(`Memory at rest: ${idle} MB\n`);
  const authors: Author[] = [];
  for (let index = 0; index < AUTHORS; index += 1) {
    const server = servers[index % servers.length];
    if (server) authors.push(await createAuthor(createClient(server.url, agent)));
  }
  console.log(
    '| what | clients | a second | p50 ms | p95 ms | p99 ms | errors | memory MB | server ms | clients ms |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
  );
  /** Saves a second by the number of clients. */
  const saves = new Map<number, number>();
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (values.only !== undefined && values.only !== name) continue;
    for (const count of values.clients.split(',').map(Number)) {
      let round = 0;
      const workers = Array.from({ length: count }, (_, index) => {
        const author = authors[index % AUTHORS];
        if (!author) throw new Error('There are no authors');
        return () => scenario(author, (round += 1));
      });
      // Render processes start on the first request; the benchmark measures the steady state.
      await runLoad(workers.slice(0, WARM_CLIENTS), WARM_SECONDS);
      const results: LoadResult[] = [];
      const work = async () => void results.push(await runLoad(workers, seconds));
      const before = { servers: spentBy(processIds), clients: process.cpuUsage() };
      const memory = await peakMemory(processIds, work, MEMORY_EVERY_MS);
      const serverMs = spentBy(processIds) - before.servers;
      const clients = process.cpuUsage(before.clients);
      const spent = { serverMs, clientsMs: (clients.user + clients.system) / 1000 };
      for (const result of results) console.log(row(name, count, result, memory, spent));
      if (name === 'save 33 KB') saves.set(count, results[0]?.perSecond ?? 0);
    }
  }
  const [first] = authors;
  if (saves.size > 0 && first) {
    for (const server of servers.toReversed()) await server.close();
    console.log(
      '\n| clients | saves a second | raw SQL, the row | share | raw SQL, the row and its version | share |\n|--:|--:|--:|--:|--:|--:|',
    );
    const document = JSON.stringify({ paperback: first.design });
    for (const [count, perSecond] of saves) {
      const cells = [String(count), perSecond.toFixed(0)];
      for (const versions of [false, true]) {
        const raw = await measureRawSaves(databaseUrl, document, { clients: count, rows: AUTHORS, seconds, versions });
        cells.push(raw.toFixed(0), `${((100 * perSecond) / raw).toFixed(0)} %`);
      }
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
} finally {
  agent.destroy();
  for (const server of servers) server.kill();
}

function spentBy(processIds: readonly number[]): number {
  return processIds.reduce((sum, id) => sum + (processorTime(id) ?? Number.NaN), 0);
}

/** Processor time of the servers and of the clients in milliseconds. */
interface Spent {
  readonly serverMs: number;
  readonly clientsMs: number;
}

function row(name: string, clients: number, result: LoadResult, memory: number | null, { serverMs, clientsMs }: Spent): string {
  const { perSecond, count, p50, p95, p99, errors } = result;
  const each = (milliseconds: number) => (milliseconds / count).toFixed(2);
  const times = [p50, p95, p99].map((time) => time.toFixed(0));
  return `| ${[name, clients, perSecond.toFixed(1), ...times, errors, memory ?? '–', each(serverMs), each(clientsMs)].join(' | ')} |`;
}
