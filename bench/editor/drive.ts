import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { GESTURE_END, GESTURE_START, TRACE_CATEGORIES, frameWork } from './frame-work.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cost of a gesture: main-thread work of each frame in milliseconds, and the number of dropped frames. */
export interface GestureCost {
  readonly work: readonly number[];
  readonly dropped: number;
  readonly frames: number;
}

const FRAME_MS = 1000 / 60;

/** Runs a gesture while Chromium records a trace. */
export async function measureGesture(browser: Browser, page: Page, gesture: () => Promise<void>): Promise<GestureCost> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.evaluate((mark) => {
    const stamps: number[] = [];
    const beat = (at: number) => {
      stamps.push(at);
      if (stamps.length < 100_000) requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    Object.assign(window, { benchStamps: stamps });
    performance.mark(mark);
  }, GESTURE_START);
  await gesture();
  const stamps = await page.evaluate((mark) => {
    performance.mark(mark);
    const { benchStamps } = window as unknown as { benchStamps: number[] };
    const taken = [...benchStamps];
    benchStamps.length = 100_000;
    return taken;
  }, GESTURE_END);
  const { work } = frameWork(await browser.stopTracing());
  const gaps = stamps.slice(1).map((at, index) => at - (stamps[index] ?? at));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return { work, dropped, frames: Math.max(1, gaps.length + dropped) };
}

/** Drags in circles around a point: sixty moves per second for two seconds. */
export async function dragAbout(page: Page, from: Point, radius: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await inTime(120, (step) => {
    const angle = step / 12;
    const reach = radius * Math.min(1, step / 10);
    return page.mouse.move(from.x + Math.cos(angle) * reach, from.y + Math.sin(angle) * reach);
  });
  await page.mouse.up();
}

/** Drags a slider's thumb back and forth. */
export async function slide(page: Page, from: Point, reach: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await inTime(120, (step) => page.mouse.move(from.x + Math.sin(step / 12) * reach, from.y));
  await page.mouse.up();
}

/** Types eight letters per second, like a fast typist. */
export async function typeWords(page: Page): Promise<void> {
  for (const letter of 'the lighthouse keeper') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await pause(120);
  }
}

/** Runs a step each sixtieth of a second; a slower step delays the next one. */
async function inTime(steps: number, step: (index: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  for (let index = 0; index < steps; index++) {
    await step(index);
    const ahead = start + (index + 1) * FRAME_MS - performance.now();
    if (ahead > 0) await pause(ahead);
  }
}
