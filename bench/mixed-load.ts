/**
 * One server that does everything at once for a quarter of an hour: does its memory grow, do its answers become slower? `npm run build` first.
 * Run: npm run bench:mixed-load (-- --minutes 15 --database postgres://…)
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startOurServer } from './editor/our-server.ts';
import { peakMemory } from './process-memory.ts';
import { createClient } from './server/client.ts';
import { type LoadResult, runLoad } from './server/load.ts';
import { type Author, createAuthor, type Scenario, SCENARIOS } from './server/scenarios.ts';

/** Minutes in which caches fill and processes start; and those that are compared, after them and at the end. */
const WARM = 2;
const COMPARED = 3;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '15' }, database: { type: 'string' } } });
const minutes = Math.max(Number(values.minutes), WARM + COMPARED);
const AUTHORS = 6;
const MINUTE = 60;
const MEMORY_EVERY_MS = 2_000;

/** Pause between two requests of a client in milliseconds: the server is busy, but not flooded. */
const PAUSE_MS = 100;
const health: Scenario = async ({ client }) => (await client.send('GET', '/api/health')).status === 200;
/** The number of clients for each kind of request. */
const KINDS: readonly (readonly [name: string, scenario: Scenario, clients: number])[] = [
  ['save', SCENARIOS['save 33 KB'], 4],
  ['page', SCENARIOS['page /'], 2],
  ['list', SCENARIOS['list of covers'], 2],
  ['thumbnail', SCENARIOS['save and thumbnail'], 1],
  ['PDF', SCENARIOS.PDF, 1],
  ['health', health, 1],
];

interface Minute {
  readonly memory: number | null;
  readonly results: ReadonlyMap<string, LoadResult>;
}

const server = await startOurServer({
  TRUSTED_PROXIES: '1',
  CHECKOUT: 'off',
  ...(values.database ? { DATABASE_URL: values.database } : {}),
});
const authors: Author[] = [];
try {
  for (let index = 0; index < AUTHORS; index += 1) authors.push(await createAuthor(createClient(server.url)));
  console.log(`| minute | memory MB |${KINDS.map(([name]) => ` ${name}: count, p50, p99 ms |`).join('')} errors |`);
  console.log(`|--:|--:|${KINDS.map(() => '--:|').join('')}--:|`);
  const passed: Minute[] = [];
  let round = 0;
  while (passed.length < minutes) {
    const results = new Map<string, LoadResult>();
    const memory = await peakMemory(
      server.processId,
      () =>
        Promise.all(
          KINDS.map(async ([name, scenario, clients], kind) => {
            const workers = Array.from({ length: clients }, (_, index) => async () => {
              const author = authors[(kind + index) % AUTHORS];
              if (!author) throw new Error('There are no authors');
              const isDone = await scenario(author, (round += 1));
              await wait(PAUSE_MS);
              return isDone;
            });
            results.set(name, await runLoad(workers, MINUTE));
          }),
        ),
      MEMORY_EVERY_MS,
    );
    passed.push({ memory, results });
    console.log(rowOf(passed.length, { memory, results }));
  }
  const early = meanMemory(passed.slice(WARM, WARM + COMPARED));
  const late = meanMemory(passed.slice(-COMPARED));
  const errors = passed.reduce((sum, minute) => sum + errorsOf(minute), 0);
  console.log(`\nMemory: ${early} MB in minutes ${WARM + 1} to ${WARM + COMPARED}, ${late} MB in the last ${COMPARED}; ${errors} errors`);
} finally {
  for (const { client } of authors) client.close();
  server.kill();
}

function rowOf(minute: number, { memory, results }: Minute): string {
  // Each time includes the client's pause.
  const cells = KINDS.map(([name]) => {
    const { count, p50, p99 } = results.get(name) ?? { count: 0, p50: PAUSE_MS, p99: PAUSE_MS };
    return `${count}, ${(p50 - PAUSE_MS).toFixed(0)}, ${(p99 - PAUSE_MS).toFixed(0)}`;
  });
  return `| ${[minute, memory ?? '–', ...cells, errorsOf({ memory, results })].join(' | ')} |`;
}

function errorsOf({ results }: Minute): number {
  return [...results.values()].reduce((sum, { errors }) => sum + errors, 0);
}

function meanMemory(some: readonly Minute[]): number {
  return Math.round(some.reduce((sum, { memory }) => sum + (memory ?? 0), 0) / some.length);
}
