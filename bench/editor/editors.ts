import type { Page } from 'playwright';
import type { Point } from './drive.ts';
import type { BenchPage } from '../peers/pages/content.ts';

/** An editor under test. Points are in window coordinates. */
export interface BenchEditor {
  readonly name: string;
  open(page: Page): Promise<void>;
  /** Returns the center of the first shape. */
  shape(page: Page): Promise<Point>;
  /** Returns the handle at the lower right corner of the first shape, once it is selected. */
  corner(page: Page): Promise<Point>;
  /** Starts typing in the first text; false if the editor has no text editing. */
  startTyping(page: Page): Promise<boolean>;
  /** Returns the thumb of a slider of the photo's filter; null if it has no filters. */
  slider(page: Page): Promise<Point | null>;
  /** Returns any state that a gesture changes. */
  state(page: Page): Promise<string>;
}

export function peerEditor(name: string, url: string): BenchEditor {
  const ask = <Value>(page: Page, question: (bench: BenchPage) => Value) =>
    page.evaluate(`(${question.toString()})(window.benchPage)`) as Promise<Value>;
  return {
    name,
    async open(page) {
      await page.goto(`${url}/${name}.html`);
      await page.waitForFunction(() => 'benchPage' in window);
    },
    shape: (page) => ask(page, (bench) => bench.drag),
    corner: (page) => ask(page, (bench) => bench.corner()),
    async startTyping(page) {
      const place = await ask(page, (bench) => bench.type);
      if (place) await page.mouse.dblclick(place.x, place.y);
      return place !== null;
    },
    async slider(page) {
      const box = await page
        .locator('#filter')
        .boundingBox({ timeout: 500 })
        .catch(() => null);
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    state: (page) => ask(page, (bench) => bench.state()),
  };
}

/** @param address of the saved cover's editor page */
export function ourEditor(address: string): BenchEditor {
  const middle = async (page: Page, selector: string): Promise<Point> => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not there`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    name: 'Coverwright',
    async open(page) {
      await page.addInitScript(() => window.localStorage.setItem('coverwright.tour', '"answered"'));
      await page.goto(address);
      await page.locator('[data-element="shape 0"]').waitFor();
      await page.waitForLoadState('networkidle');
    },
    shape: (page) => middle(page, '[data-element="shape 0"]'),
    corner: (page) => middle(page, '[data-testid="handle-se"]'),
    async startTyping(page) {
      const { x, y } = await middle(page, '[data-element="text 0"]');
      await page.mouse.dblclick(x, y);
      return true;
    },
    async slider(page) {
      await page.getByRole('button', { name: 'Filter', exact: true }).first().click();
      return middle(page, '[role="slider"][aria-label="Brightness"]');
    },
    state: (page) => page.locator('[data-element="shape 0"]').evaluate((node) => node.getAttribute('style') ?? ''),
  };
}
