import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { tabOf, waitForEditor } from './make-cover.ts';

/** Pause in milliseconds before a finger is lifted: otherwise it flings, and the browser swallows the next tap. */
const REST_MS = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens a cover without a picture or a selection: title and author on plain panels. */
export async function openBlankCover(page: Page): Promise<void> {
  await page.goto('/design?setup=true');
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Not now' }).click();
}

export function element(page: Page, name: RegExp | string): Locator {
  return page.getByRole('list', { name: 'Elements of the cover' }).getByRole('button', { name, exact: typeof name === 'string' });
}

/** Selects a text box by its name and types into it on the canvas. */
export async function typeInto(page: Page, name: RegExp, words: string): Promise<void> {
  await element(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
}

/**
 * Returns the box of an element as soon as it stays the same over two frames. A key or a tap may have opened or closed a sheet. The stage
 * then takes its new size at the end of the next frame, after the callbacks of that frame: only the frame after it shows where things lie.
 *
 * @throws if the element has no box
 */
export async function boxOf(locator: Locator) {
  const box = await locator.evaluate(async (node) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const measure = () => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    };
    for (let before = measure(); ; ) {
      await nextFrame();
      await nextFrame();
      const now = measure();
      if (now.x === before.x && now.y === before.y && now.width === before.width && now.height === before.height) return now;
      before = now;
    }
  });
  if (box.width === 0 && box.height === 0) throw new Error('Not on the page');
  return box;
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the horizontal center of the front board; the front's own node includes the bleed. */
export async function middleOfBoard(page: Page): Promise<number> {
  return (await middleOf(element(page, /^Title:/))).x;
}

/** Returns a point on the front, given as shares of its width and height. */
export async function onFront(page: Page, { x, y }: Point): Promise<Point> {
  const front = await boxOf(element(page, 'Front cover'));
  return { x: front.x + front.width * x, y: front.y + front.height * y };
}

export async function expectSelected(page: Page, names: readonly string[]): Promise<void> {
  const selected = page.getByRole('list', { name: 'Elements of the cover' }).locator('[aria-pressed="true"]');
  await expect
    .poll(async () => (await selected.evaluateAll((nodes) => nodes.map((node) => node.ariaLabel))).sort())
    .toEqual([...names].sort());
}

/** Adds a shape by its button, in a single step. */
export async function pressToAddShape(page: Page, name: string): Promise<void> {
  const add = page.getByTestId('drawer').getByRole('button', { name, exact: true });
  if (!(await add.isVisible())) await tabOf(page, 'Shapes').click();
  await add.click();
}

/** Adds a shape above everything, centered at shares of the front board. */
export async function addShape(page: Page, name: string, at: Point): Promise<void> {
  await pressToAddShape(page, name);
  await page.getByTestId('stage').focus();
  await page.keyboard.press('ControlOrMeta+Shift+]');
  await page.keyboard.down('Alt');
  await pull(page, await middleOf(element(page, name)), await onFront(page, at));
  await page.keyboard.up('Alt');
}

/** Drags in steps from one point to another. */
export async function pull(page: Page, from: Point, to: Point, beforeLettingGo?: () => Promise<void>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await beforeLettingGo?.();
  await page.mouse.up();
}

/** Creates touch events as the browser receives them. */
export async function createFingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  const between = (from: Point, to: Point, share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const lead = async (paths: readonly (readonly [Point, Point])[], holdMs = 0) => {
    await touch(
      'touchStart',
      paths.map(([from]) => from),
    );
    if (holdMs > 0) await page.waitForTimeout(holdMs);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch(
        'touchMove',
        paths.map(([from, to]) => between(from, to, share)),
      );
    await page.waitForTimeout(REST_MS);
    await touch('touchEnd', []);
  };
  return {
    tap: (at: Point) => page.touchscreen.tap(at.x, at.y),
    press: (at: Point, holdMs: number) => lead([[at, at]], holdMs),
    drag: (from: Point, to: Point) => lead([[from, to]]),
    /** Moves two fingers, each along its own path. */
    both: (one: readonly [Point, Point], other: readonly [Point, Point]) => lead([one, other]),
  };
}
