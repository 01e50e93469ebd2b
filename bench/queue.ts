/**
 * How long one visitor's backlog of free proofs delays another's first one, and how fast the backlog drains. `npm run build` first.
 * Run: npm run bench:queue (-- --proofs 40 --rounds 5)
 */
import { parseArgs } from 'node:util';
import { createExport } from '@coverwright/contracts/calls/exports.ts';
import { startOurServer } from './editor/our-server.ts';
import { createClient } from './server/client.ts';
import { type Author, createAuthor } from './server/scenarios.ts';
import { waitForExport } from './server/wait-for-export.ts';
import { median } from './median.ts';

const { values } = parseArgs({
  options: { proofs: { type: 'string', default: '40' }, rounds: { type: 'string', default: '5' } },
});
const server = await startOurServer({ TRUSTED_PROXIES: '1', CHECKOUT: 'off' });
const clients = [createClient(server.url), createClient(server.url)] as const;
try {
  const [busy, other] = [await createAuthor(clients[0]), await createAuthor(clients[1])];
  // Render processes start on the first request.
  await Promise.all([waitFor(busy, await requestProof(busy)), waitFor(other, await requestProof(other))]);
  const [alone, behind, perMinute]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    alone.push(await timeOf(async () => waitFor(other, await requestProof(other))));
    const backlog = await Promise.all(Array.from({ length: Number(values.proofs) }, () => requestProof(busy)));
    const drained = timeOf(() => Promise.all(backlog.map((id) => waitFor(busy, id))));
    behind.push(await timeOf(async () => waitFor(other, await requestProof(other))));
    perMinute.push((60_000 * backlog.length) / (await drained));
  }
  console.log('| | median | longest |\n|---|--:|--:|');
  console.log(`| a proof alone, ms | ${median(alone).toFixed(0)} | ${Math.max(...alone).toFixed(0)} |`);
  console.log(`| behind ${values.proofs} of somebody else, ms | ${median(behind).toFixed(0)} | ${Math.max(...behind).toFixed(0)} |`);
  console.log(`\nThe backlog drains at ${median(perMinute).toFixed(0)} proofs a minute.`);
} finally {
  for (const client of clients) client.close();
  await server.close();
}

/** Requests a proof of a design that was not rendered before. @returns the id of the job */
async function requestProof({ client, design }: Author): Promise<string> {
  const changed = { ...design, metadata: { ...design.metadata, title: `Proof ${Math.random()}` } };
  const asked = await client.send('POST', createExport.path, JSON.stringify({ designs: { paperback: changed }, kind: 'proof' }));
  if (asked.status !== 200) throw new Error(`The server answered ${asked.status}: ${asked.body.toString().slice(0, 300)}`);
  return createExport.answer.parse(JSON.parse(asked.body.toString())).jobId;
}

async function waitFor({ client }: Author, id: string): Promise<void> {
  if (!(await waitForExport(client, id))) throw new Error('The proof was not made');
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
