import type { Browser, Page } from 'playwright';

/** CPU slowdown as in Lighthouse's phone profile. */
const CPU_SLOWDOWN = 4;

/**
 * The longest that this page lets somebody wait for what they did to be seen, as browsers count it (INP, from the Event Timing API):
 * the page is opened, its menu unfolded and closed, a word is typed where there is a field, and the first question unfolded. A page
 * whose scripts are still under way is the hardest case, so nothing is waited for but the page itself.
 * @returns milliseconds, in steps of eight, as browsers round them; 8 where nothing took as long
 */
export async function measureInteractionDelay(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchEvents);
    await page.goto(address);
    await tryOut(page);
    return await page.evaluate(() => (window as unknown as { longestEvent: number }).longestEvent);
  } finally {
    await page.close();
  }
}

async function tryOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.tap();
  await page.keyboard.press('Escape');
  const field = page.locator('main').getByRole('searchbox').or(page.locator('main input[type="text"]')).first();
  if ((await field.count()) > 0) {
    await field.tap();
    await field.pressSequentially('The Tide', { delay: 60 });
  }
  const fold = page.locator('main summary').first();
  if ((await fold.count()) > 0) await fold.tap();
  // The browser records an entry only after the frame that it describes.
  await page.waitForTimeout(800);
}

/** Observes interaction events; runs in the page. */
function watchEvents(): void {
  const SHORTEST_MS = 8;
  const known = window as unknown as { longestEvent: number };
  known.longestEvent = SHORTEST_MS;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId > 0) known.longestEvent = Math.max(known.longestEvent, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
