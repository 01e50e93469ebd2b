/**
 * One server under 1 to 500 clients on this machine: pages, saves, lists, thumbnails and print files; then saves against raw SQL.
 * `npm run build` first.
 * Run: npm run bench:server (-- --seconds 10 --clients 1,10,100,500 --database postgres://… --only "save 33 KB")
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { startOurServer } from './editor/our-server.ts';
import { peakMemory } from './process-memory.ts';
import { createClient } from './server/client.ts';
import { type LoadResult, runLoad } from './server/load.ts';
import { measureRawSaves } from './server/raw-saves.ts';
import { type Author, createAuthor, SCENARIOS } from './server/scenarios.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '1,10,100,500' },
    database: { type: 'string' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const databaseUrl = values.database ?? null;
/** Number of authors whose covers have a photo of 3840 × 2560 px; the clients of a scenario share them. */
const AUTHORS = 10;
const RAW_CLIENTS = 10;
const WARM_CLIENTS = 4;
const WARM_SECONDS = 3;
const MEMORY_EVERY_MS = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const server = await startOurServer({
  TRUSTED_PROXIES: '1',
  CHECKOUT: 'off',
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});
try {
  const idle = await peakMemory(server.processId, () => new Promise((resolve) => setTimeout(resolve, 2_000)));
  console.log(`Memory at rest: ${idle} MB\n`);
  const authors: Author[] = [];
  for (let index = 0; index < AUTHORS; index += 1) authors.push(await createAuthor(createClient(server.url, agent)));
  console.log('| what | clients | a second | p50 ms | p95 ms | p99 ms | errors | memory MB |\n|---|--:|--:|--:|--:|--:|--:|--:|');
  let savesAtTen = 0;
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
      const memory = await peakMemory(server.processId, work, MEMORY_EVERY_MS);
      for (const result of results) console.log(row(name, count, result, memory));
      if (name === 'save 33 KB' && count === RAW_CLIENTS) savesAtTen = results[0]?.perSecond ?? 0;
    }
  }
  const [first] = authors;
  if (savesAtTen > 0 && first) {
    await server.close();
    const raw = await measureRawSaves(databaseUrl, JSON.stringify({ paperback: first.design }), RAW_CLIENTS, seconds);
    console.log(
      `\nSaves: ${savesAtTen.toFixed(0)} a second; raw SQL on the same database: ${raw.toFixed(0)}; share ${((100 * savesAtTen) / raw).toFixed(0)} %`,
    );
  }
} finally {
  agent.destroy();
  server.kill();
}

function row(name: string, clients: number, { perSecond, p50, p95, p99, errors }: LoadResult, memory: number | null): string {
  return `| ${[name, clients, perSecond.toFixed(1), ...[p50, p95, p99].map((time) => time.toFixed(0)), errors, memory ?? '–'].join(' | ')} |`;
}
