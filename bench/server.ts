/**
 * A server, or several on one database, under 1 to 500 clients on this machine: pages, saves, lists, thumbnails and print files, with the
 * processor time of each in the servers and in the clients; then saves against raw SQL of as many clients. `npm run build` first.
 * A program is quick or slow from its start on, by up to 40 %, so `--rounds` starts it several times and gives the median share of the rounds.
 * Run: npm run bench:server (-- --seconds 10 --clients 1,10,100,500 --rounds 5 --database postgres://… --servers 2 --only "save 33 KB")
 */
import { parseArgs } from 'node:util';
import { startOurServer } from './editor/our-server.ts';
import { memoryOf, peakMemory } from './process-memory.ts';
import { processorTime } from './processor-time.ts';
import { createClient } from './server/client.ts';
import { type LoadResult, runLoad } from './server/load.ts';
import { type Author, createAuthor, type Scenario, SCENARIOS } from './server/scenarios.ts';
import { compareWithRaw, type MeasuredSaves, type ShareOfRaw, tableOfMedians, tableOfShares } from './server/share-of-raw.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '1,10,100,500' },
    database: { type: 'string' },
    servers: { type: 'string', default: '1' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const databaseUrl = values.database ?? null;
/** Number of authors whose covers have a photo of 3840 × 2560 px; the clients of a scenario share them. */
const AUTHORS = 10;
const WARM_CLIENTS = 4;
const WARM_SECONDS = 12;

if (Number(values.servers) > 1 && !databaseUrl)
  throw new Error('Several servers share a PostgreSQL database: give its address as --database');
const settings = { TRUSTED_PROXIES: '1', CHECKOUT: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
const rounds: (readonly ShareOfRaw[])[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const saves = await measureScenarios();
  if (saves.perSecond.size === 0) continue;
  const shares = await compareWithRaw(saves, { databaseUrl, rows: AUTHORS, seconds });
  console.log(`\n${tableOfShares(shares)}\n`);
  rounds.push(shares);
}
if (rounds.length > 1)
  console.log(`Medians of ${rounds.length} rounds, and shares from the lowest to the highest:\n\n${tableOfMedians(rounds)}`);

/** Starts the servers, runs every scenario, and returns how many saves a second each number of clients made, and the text of one. */
async function measureScenarios(): Promise<MeasuredSaves> {
  const authors: Author[] = [];
  const servers = [await startOurServer(settings)];
  try {
    while (servers.length < Number(values.servers)) servers.push(await startOurServer(settings, servers.at(-1)));
    const processIds = servers.map(({ processId }) => processId);
    const idle = await peakMemory(processIds, () => new Promise((resolve) => setTimeout(resolve, 2_000)));
    console.log(`Memory at rest: ${idle} MB\n`);
    for (let index = 0; index < AUTHORS; index += 1) {
      const server = servers[index % servers.length];
      if (server) authors.push(await createAuthor(createClient(server.url)));
    }
    console.log(
      '| what | clients | a second | p50 ms | p95 ms | p99 ms | errors | memory MB | server ms | clients ms |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    );
    const perSecond = new Map<number, number>();
    for (const [name, scenario] of Object.entries(SCENARIOS)) {
      if (values.only !== undefined && values.only !== name) continue;
      for (const count of values.clients.split(',').map(Number)) {
        const result = await measureClients(name, scenario, { authors, count, processIds });
        if (name === 'save 33 KB') perSecond.set(count, result.perSecond);
      }
    }
    for (const server of servers.toReversed()) await server.close();
    return { perSecond, document: JSON.stringify({ paperback: authors[0]?.design }) };
  } finally {
    for (const { client } of authors) client.close();
    for (const server of servers) server.kill();
  }
}

/** Runs a scenario with a number of clients, and prints its row. */
async function measureClients(
  name: string,
  scenario: Scenario,
  { authors, count, processIds }: { readonly authors: readonly Author[]; readonly count: number; readonly processIds: readonly number[] },
): Promise<LoadResult> {
  let round = 0;
  const workers = Array.from({ length: count }, (_, index) => {
    const author = authors[index % AUTHORS];
    if (!author) throw new Error('There are no authors');
    return () => scenario(author, (round += 1));
  });
  // Render processes start on the first request; the benchmark measures the steady state.
  await runLoad(workers.slice(0, WARM_CLIENTS), WARM_SECONDS);
  const before = { servers: spentBy(processIds), clients: process.cpuUsage() };
  const result = await runLoad(workers, seconds);
  const serverMs = spentBy(processIds) - before.servers;
  const clients = process.cpuUsage(before.clients);
  // A look holds the clients and the servers up, so it comes after the load.
  console.log(row(name, count, result, memoryOf(processIds), { serverMs, clientsMs: (clients.user + clients.system) / 1000 }));
  return result;
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
