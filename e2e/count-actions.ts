import { type Locator, type Page, test } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * A simulated person whose key presses and clicks are counted, unlike checks. Elements are found only by their accessible names: what has
 * no name cannot be pressed.
 */
export interface Hand {
  press(what: Locator): Promise<void>;
  type(where: Locator, words: string): Promise<void>;
  /** Opens an address, as from a bookmark. */
  open(page: Page, address: string): Promise<void>;
  /** Presses Back in the browser or on a phone. */
  back(page: Page): Promise<void>;
  readonly count: number;
}

export function createHand(): Hand {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async press(what) {
      count++;
      await expect(what).toHaveAccessibleName(/\S/);
      await what.click();
    },
    async type(where, words) {
      count++;
      await expect(where).toHaveAccessibleName(/\S/);
      await where.fill(words);
    },
    async open(page, address) {
      count++;
      await page.goto(address);
    },
    async back(page) {
      count++;
      await page.goBack();
    },
  };
}

/** Reports the number of actions and checks it, so that a longer or shorter journey is noticed. */
export function expectActions(hand: Hand, actions: number): void {
  test.info().annotations.push({ type: 'actions', description: String(hand.count) });
  expect(hand.count, `${hand.count} actions`).toBe(actions);
}
