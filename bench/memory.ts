// Compares the memory of an open cover of 200 elements with one of four: npm run bench:memory [-- --rounds 3]
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type Browser, type CDPSession, chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';
import { BENCH_PICTURE } from './bench-cover.ts';
import { editorCover } from './editor/cover.ts';
import { dragAbout } from './editor/drive.ts';
import { ourEditor } from './editor/editors.ts';
import { saveOurCover, startOurServer } from './editor/our-server.ts';

const ELEMENTS = 200;
const MB = 1024 * 1024;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

/** The editor benchmark's cover with its elements repeated up to 200. */
function largeCover(...args: Parameters<typeof editorCover>): Design {
  const design = editorCover(...args);
  const { frontBoard, coverShapes, coverObjectImages } = design;
  const repeated = <Element>(elements: readonly Element[], count: number, copy: (element: Element, index: number) => Element) =>
    Array.from({ length: count }, (_, index) => copy(elements[index % elements.length] as Element, index));
  return {
    ...design,
    frontBoard: {
      ...frontBoard,
      textBoxes: repeated(frontBoard.textBoxes, MAX_TEXT_BOXES, (box, index) => ({
        ...box,
        designMode: { ...box.designMode, uniqueId: `text ${index}` },
      })),
    },
    coverShapes: repeated(coverShapes, 112, (shape, index) => ({ ...shape, uniqueObjectId: `shape ${index}` })),
    coverObjectImages: repeated(coverObjectImages, ELEMENTS - 112 - MAX_TEXT_BOXES, (image, index) => ({
      ...image,
      uniqueObjectId: `object ${index}`,
    })),
  };
}

/** The cover with only a few elements, as a measure of the editor itself. */
function smallCover(...args: Parameters<typeof editorCover>): Design {
  const design = editorCover(...args);
  const { frontBoard, coverShapes } = design;
  return {
    ...design,
    frontBoard: { ...frontBoard, textBoxes: frontBoard.textBoxes.slice(0, 3) },
    coverShapes: coverShapes.slice(0, 1),
    coverObjectImages: [],
  };
}

/** Returns the bytes of the script heap after a garbage collection. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** @returns MB of the script heap with the cover open, and after dragging */
async function measure(browser: Browser, url: string, photo: Buffer, compose: typeof editorCover) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
  const editor = ourEditor(await saveOurCover(context, url, photo, compose));
  const page = await context.newPage();
  await editor.open(page);
  await page.waitForTimeout(4000);
  const cdp = await context.newCDPSession(page);
  const opened = await heapOf(cdp);
  const shape = await editor.shape(page);
  await page.mouse.click(shape.x, shape.y);
  for (let drag = 0; drag < 3; drag++) await dragAbout(page, shape, 60);
  await page.waitForTimeout(1500);
  const dragged = await heapOf(cdp);
  await context.close();
  return { opened: opened / MB, dragged: dragged / MB };
}

const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const ours = await startOurServer();
process.once('exit', () => ours.kill());
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] });
const photo = await sharp(await readFile(BENCH_PICTURE.url))
  .resize(4000, 3000, { fit: 'cover' })
  .jpeg()
  .toBuffer();
const large = [];
const small = [];
for (let round = 0; round < Number(values.rounds); round++) {
  small.push(await measure(browser, ours.url, photo, smallCover));
  large.push(await measure(browser, ours.url, photo, largeCover));
}
console.log(`MB that the page’s scripts hold, medians of ${values.rounds} rounds`);
for (const moment of ['opened', 'dragged'] as const) {
  const [few, many] = [small, large].map((covers) => median(covers.map((cover) => cover[moment])));
  console.log(
    `${moment}: 4 elements ${few?.toFixed(1)}, ${ELEMENTS} elements ${many?.toFixed(1)}, difference ${((many ?? 0) - (few ?? 0)).toFixed(2)}`,
  );
}
await browser.close();
await ours.close();
process.exit(0);
