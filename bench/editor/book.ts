import type { Browser, Page } from 'playwright';
import { dragAbout, type GestureCost, measureGesture } from './drive.ts';

/** The cost of the 3D book. */
export interface BookCost {
  /** Kilobytes over the network when it is first opened. */
  readonly kilobytes: number;
  /** Milliseconds from the click to its first frame. */
  readonly opened: number;
  /** Milliseconds from each change of the cover until it is on the graphics card. */
  readonly followed: readonly number[];
  readonly turning: GestureCost;
}

const CHANGES = 8;

/** Opens the 3D book, changes the cover, and turns the book. */
export async function measureBook(browser: Browser, page: Page): Promise<BookCost> {
  await recordUploads(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const start = performance.now();
  await page.getByRole('button', { name: 'Preview in 3D' }).click();
  await page.waitForFunction(() => (window as unknown as Noted).uploads.length > 0, null, { polling: 20, timeout: 60_000 });
  const opened = performance.now() - start;
  await page.waitForTimeout(3000);
  const kilobytes = bytes / 1024;

  const followed: number[] = [];
  await page.locator('[data-element="shape 0"]').focus();
  for (let change = 0; change < CHANGES; change++) {
    await page.evaluate(() => ((window as unknown as Noted).uploads.length = 0));
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (window as unknown as Noted).uploads.length > 0, null, { polling: 20 });
    followed.push(await page.evaluate(() => ((window as unknown as Noted).uploads[0] ?? 0) - (window as unknown as Noted).pressedAt));
    await page.waitForTimeout(200);
  }
  const box = await page.getByTestId('book').getByRole('application').boundingBox();
  if (!box) throw new Error('The book is not there');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const turning = await measureGesture(browser, page, () => dragAbout(page, middle, 60));
  return { kilobytes, opened, followed, turning };
}

interface Noted {
  /** The times at which pictures were uploaded to the graphics card. */
  readonly uploads: number[];
  pressedAt: number;
}

/** Records the times of key presses, and of uploads of a whole cover to the graphics card. */
async function recordUploads(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Noted = Object.assign(window, { uploads: [], pressedAt: 0 });
    document.addEventListener('keydown', () => (noted.pressedAt = performance.now()), { capture: true });
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['texImage2D', 'texSubImage2D'] as const) {
      const real = prototype[name];
      Object.assign(prototype, {
        [name](this: WebGL2RenderingContext, ...given: unknown[]) {
          Reflect.apply(real, this, given);
          if (given.at(-1) instanceof HTMLCanvasElement) noted.uploads.push(performance.now());
        },
      });
    }
  });
}
