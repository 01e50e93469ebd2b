// Measures dragging, resizing, typing and filter sliders on one cover, in our editor and in its peers: npm run bench:editor [-- --rounds 3
// --only ours]
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, type Page, chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';
import { BENCH_PICTURE } from './bench-cover.ts';
import { type BookCost, measureBook } from './editor/book.ts';
import { artworkCover, editorCover, peerContent } from './editor/cover.ts';
import { type GestureCost, dragAbout, measureGesture, slide, typeWords } from './editor/drive.ts';
import { type BenchEditor, ourEditor, peerEditor } from './editor/editors.ts';
import { saveOurCover, startOurServer } from './editor/our-server.ts';
import { PEER_NAMES, servePeers } from './editor/peer-pages.ts';

const OURS = 'Coverwright';
const GESTURES = ['drag', 'resize', 'type', 'filter'] as const;
type Gesture = (typeof GESTURES)[number];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, ratio: { type: 'string', default: '1' }, only: { type: 'string', multiple: true } },
});
const rounds = Number(values.rounds);
const names = values.only ?? ['ours', ...PEER_NAMES];
const VIEWPORT = { width: 1440, height: 800 };

/** Twelve megapixels, out of the library's largest. */
const photo = await sharp(await readFile(BENCH_PICTURE.url))
  .resize(4243, 2829, { fit: 'fill' })
  .jpeg({ quality: 90 })
  .toBuffer();

const ours = await startOurServer();
const sample = editorCover({
  type: 'UPLOAD',
  assetId: 'photo',
  width: 4243,
  height: 2829,
  photographerName: null,
  profileLink: null,
  licence: null,
});
const peers = await servePeers(peerContent(sample, '/photo.jpg'), photo);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...CHROMIUM_FLAGS, `--force-device-scale-factor=${values.ratio}`],
  ...(executablePath ? { executablePath } : {}),
});

// A failed gesture must not leave the servers running.
process.once('exit', () => ours.kill());

const costs = new Map<string, GestureCost[]>();
const books: BookCost[] = [];
const artworkDrags: GestureCost[] = [];
const keep = (name: string, gesture: Gesture, cost: GestureCost) =>
  costs.set(`${name} ${gesture}`, [...(costs.get(`${name} ${gesture}`) ?? []), cost]);

for (let round = 0; round < rounds; round++) {
  for (const name of names) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const editor = name === 'ours' ? ourEditor(await saveOurCover(context, ours.url, photo)) : peerEditor(name, peers.url);
    const page = await context.newPage();
    await runGestures(browser, page, editor);
    await context.close();
  }
  if (names.includes('ours')) artworkDrags.push(await dragArtwork());
}
await browser.close();
peers.close();
await ours.close();
report();

/** Drags a drawing of more than 5,000 paths, which no other editor can make. */
async function dragArtwork(): Promise<GestureCost> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const editor = ourEditor(await saveOurCover(context, ours.url, photo, artworkCover));
  const page = await context.newPage();
  await editor.open(page);
  await page.waitForTimeout(1500);
  const shape = await editor.shape(page);
  await page.mouse.click(shape.x, shape.y);
  await page.waitForTimeout(400);
  const before = await editor.state(page);
  const cost = await measureGesture(browser, page, () => dragAbout(page, shape, 60));
  if ((await editor.state(page)) === before) throw new Error('The drawing did not move');
  await context.close();
  return cost;
}

async function runGestures(on: Browser, page: Page, editor: BenchEditor): Promise<void> {
  await editor.open(page);
  await page.waitForTimeout(1500);
  const measure = async (gesture: Gesture, act: () => Promise<void>) => {
    const before = await editor.state(page);
    keep(editor.name, gesture, await measureGesture(on, page, act));
    if ((gesture === 'drag' || gesture === 'resize') && (await editor.state(page)) === before) {
      throw new Error(`${editor.name}: the gesture “${gesture}” changed nothing`);
    }
    await page.waitForTimeout(300);
  };
  const shape = await editor.shape(page);
  await page.mouse.click(shape.x, shape.y);
  await page.waitForTimeout(400);
  await measure('drag', () => dragAbout(page, shape, 60));
  const corner = await editor.corner(page);
  await measure('resize', () => dragAbout(page, corner, 30));
  await page.keyboard.press('Escape');
  if (await editor.startTyping(page)) await measure('type', () => typeWords(page));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const slider = await editor.slider(page);
  if (slider) await measure('filter', () => slide(page, slider, 70));
  if (editor.name === OURS) books.push(await measureBook(on, page));
}

function report(): void {
  const [cpu] = cpus();
  console.log(
    `\n8 text boxes, 12 objects, 12 shapes, a filtered photograph of 12 megapixels; window ${VIEWPORT.width} × ${VIEWPORT.height}, ratio ${values.ratio}`,
  );
  console.log(`${cpus().length} cores (${cpu?.model}), Chromium headless, ${rounds} rounds; main-thread milliseconds a frame\n`);
  console.log('| gesture | editor | p50 | p95 | dropped frames |');
  console.log('|---|---|---|---|---|');
  for (const gesture of GESTURES) {
    for (const name of [OURS, ...PEER_NAMES]) {
      const measured = costs.get(`${name} ${gesture}`);
      if (!measured) {
        console.log(`| ${gesture} | ${name} | – | – | – |`);
        continue;
      }
      const work = measured.flatMap((cost) => cost.work).toSorted((a, b) => a - b);
      const at = (share: number) => (work[Math.min(work.length - 1, Math.floor(work.length * share))] ?? Number.NaN).toFixed(1);
      const dropped = measured.reduce((sum, cost) => sum + cost.dropped, 0) / measured.reduce((sum, cost) => sum + cost.frames, 0);
      console.log(`| ${gesture} | ${name} | ${at(0.5)} | ${at(0.95)} | ${(dropped * 100).toFixed(0)} % |`);
    }
  }
  if (artworkDrags.length > 0) reportArtwork();
  if (books.length > 0) reportBook();
}

function reportArtwork(): void {
  const work = artworkDrags.flatMap((cost) => cost.work).toSorted((a, b) => a - b);
  const at = (share: number) => (work[Math.floor(work.length * share)] ?? Number.NaN).toFixed(1);
  const dropped = artworkDrags.reduce((sum, cost) => sum + cost.dropped, 0) / artworkDrags.reduce((sum, cost) => sum + cost.frames, 0);
  console.log(`\nA drawing of more than 5,000 paths, dragged: p50 ${at(0.5)}, p95 ${at(0.95)} ms, ${(dropped * 100).toFixed(0)} % dropped`);
}

function reportBook(): void {
  const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  const work = books.flatMap(({ turning }) => turning.work).toSorted((a, b) => a - b);
  const frames = books.reduce((sum, { turning }) => sum + turning.frames, 0);
  const dropped = books.reduce((sum, { turning }) => sum + turning.dropped, 0);
  const followed = books.flatMap((book) => book.followed);
  console.log('\nThe book in 3D (without a graphics card unless the machine has one):');
  console.log(`fetched when first opened: ${middle(books.map(({ kilobytes }) => kilobytes)).toFixed(0)} KB`);
  console.log(`first picture after ${middle(books.map(({ opened }) => opened)).toFixed(0)} ms`);
  console.log(`follows a change after ${middle(followed).toFixed(0)} ms (slowest ${Math.max(...followed).toFixed(0)})`);
  console.log(
    `turning: main thread p50 ${middle(work).toFixed(1)} ms, p95 ${(work[Math.floor(work.length * 0.95)] ?? Number.NaN).toFixed(1)} ms a frame, ${((100 * dropped) / frames).toFixed(0)} % dropped`,
  );
}
