import type { Browser } from 'playwright';

/** CPU slowdown as in Lighthouse's slow phone, applied rather than simulated. */
const CPU_SLOWDOWN = 4;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const TITLE = 'The Last Train to Nowhere';
const GENRE = 'Thriller';

export interface Opening {
  /** Milliseconds from the navigation until the title field can be edited. */
  readonly delay: number;
  /** Number of scripts that were loaded until then, and their bytes over the network. */
  readonly scripts: number;
  readonly bytes: number;
  /** Milliseconds from the navigation until a first cover is painted, if a genre is chosen as soon as it can be. */
  readonly cover: number;
}

/** Measures how long the editor takes to open for the first time, on a slow phone with an empty cache. */
export async function measureOpening(browser: Browser, address: string): Promise<Opening> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scripts = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.set(requestId, 0);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });
    const start = performance.now();
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor({ timeout: 90_000 });
    const delay = performance.now() - start;
    const sizes = [...scripts.values()].filter((size) => size > 0);
    await page.getByLabel('Title').fill(TITLE);
    await page.getByRole('button', { name: GENRE, exact: true }).click();
    await page.locator('figure[data-shown="true"]').waitFor({ timeout: 90_000 });
    const cover = performance.now() - start;
    return {
      delay: Math.round(delay),
      scripts: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      cover: Math.round(cover),
    };
  } finally {
    await page.close();
  }
}
