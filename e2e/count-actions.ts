import { expect, type Locator, type Page, test } from '@playwright/test';

/**
 * A person at the page: what they press and type is counted, whatever they look at is not. They know nothing but what a screen reader says:
 * what has no name cannot be pressed.
 */
export interface Hand {
  press(what: Locator): Promise<void>;
  type(where: Locator, words: string): Promise<void>;
  /** An address, as from a bookmark. */
  open(page: Page, address: string): Promise<void>;
  /** The browser's own way back, or a phone's. */
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

/** States the number in the report, and holds it: a journey that gets longer or shorter is told. */
export function expectActions(hand: Hand, actions: number): void {
  test.info().annotations.push({ type: 'actions', description: String(hand.count) });
  expect(hand.count, `${hand.count} actions`).toBe(actions);
}
