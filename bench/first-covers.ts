// How long an author waits for the first dozen covers: npm run bench:first-covers [-- --rounds 5] [--pause 4]. The built product in Chromium, its server
// on the same machine: from the press of the button until one cover and until all twelve are painted, when nothing is loaded yet and for each further dozen.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Page, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';
import { startOurServer } from './editor/our-server.ts';

const BOOKS = [
  { genre: 'Thriller', title: 'The Last Train to Nowhere' },
  { genre: 'Romance', title: 'Éclats d’été à Łódź' },
  { genre: 'Fantasy', title: 'The Crown of Ash and Salt' },
  { genre: 'Literary fiction', title: 'A Long and Winding Title About the Wives of a Lighthouse Keeper' },
] as const;
const DOZEN = 12;
const COVERS = 'ul[aria-label="Covers to choose from"]';
/** Number of further dozens in each round. */
const MORE = 2;
/** Label of the editor's button for more ideas. */
const MORE_IDEAS = 'More ideas';
const VIEWPORT = { width: 1440, height: 800 };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, pause: { type: 'string', default: '0' } } });
const server = await startOurServer();
// A round that fails must not leave the server behind.
process.once('exit', () => server.kill());
const executablePath = findChromium();
const browser = await chromium.launch({ args: [...CHROMIUM_FLAGS], ...(executablePath ? { executablePath } : {}) });
const waits = { 'first cover': [] as number[], first: [] as number[], more: [] as number[] };
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const book of BOOKS) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    await answerQuestions(page, book);
    // The time that an author spends on the picture step.
    await page.waitForTimeout(1000 * Number(values.pause));
    const [one, dozen] = await waitForCovers(page, 'See a dozen covers');
    waits['first cover'].push(one);
    waits.first.push(dozen);
    for (let more = 0; more < MORE; more += 1) waits.more.push((await waitForCovers(page, MORE_IDEAS))[1]);
    await context.close();
  }
}
await browser.close();
await server.close();

const [cpu] = cpus();
console.log(
  `${cpus().length} cores (${cpu?.model}), Chromium headless, ${values.rounds} rounds of ${BOOKS.length} books; seconds until twelve are painted\n`,
);
console.log('| dozen | median | slowest |');
console.log('|---|---|---|');
for (const [name, seconds] of Object.entries(waits)) {
  const sorted = seconds.toSorted((one, other) => one - other);
  console.log(`| ${name} | ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)} | ${sorted.at(-1)?.toFixed(2)} |`);
}

async function answerQuestions(page: Page, { genre, title }: (typeof BOOKS)[number]): Promise<void> {
  await page.goto(`${server.url}/design`);
  await page.getByRole('heading', { name: 'Tell us about the book' }).waitFor();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Author').fill('Marcus Hale');
  await page.getByRole('button', { name: genre, exact: true }).click();
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await page.waitForLoadState('networkidle');
}

/** Presses a button. @returns the seconds until one more cover is shown, and until at least twelve are and no more are being made */
async function waitForCovers(page: Page, button: string): Promise<readonly [one: number, dozen: number]> {
  const before = await page.locator(`${COVERS} canvas`).count();
  const started = performance.now();
  await page.getByRole('button', { name: button }).last().click();
  await page.waitForFunction(
    ({ covers, least }) => document.querySelectorAll(`${covers} canvas`).length >= least,
    { covers: COVERS, least: before + 1 },
    { polling: 20 },
  );
  const one = (performance.now() - started) / 1000;
  await page.waitForFunction(
    ({ covers, least }) => {
      const list = document.querySelector(covers);
      return list?.getAttribute('aria-busy') === 'false' && list.querySelectorAll('canvas').length >= least;
    },
    { covers: COVERS, least: Math.max(DOZEN, before + 1) },
    { polling: 20, timeout: 30_000 },
  );
  return [one, (performance.now() - started) / 1000];
}
