import { expect as playwrightExpect, type ExpectMatcherState, type Locator } from '@playwright/test';

type Wanted = 'attached' | 'detached' | 'hidden' | 'visible';
interface Options {
  readonly timeout?: number;
}

/**
 * Playwright's expectations. Those for an element that comes or goes wait here by `waitFor`: each time that Playwright's own finds the
 * element absent, it describes the whole page for the case that this was the last look, which took a tenth of the journeys' processor time.
 */
export const expect = playwrightExpect.extend({
  toBeVisible(locator: Locator, options: Options = {}) {
    return waitFor(this, locator, this.isNot ? 'hidden' : 'visible', options);
  },
  toBeHidden(locator: Locator, options: Options = {}) {
    return waitFor(this, locator, this.isNot ? 'visible' : 'hidden', options);
  },
  toBeAttached(locator: Locator, options: Options = {}) {
    return waitFor(this, locator, this.isNot ? 'detached' : 'attached', options);
  },
});

async function waitFor({ isNot, timeout: usual }: ExpectMatcherState, locator: Locator, state: Wanted, { timeout = usual }: Options) {
  try {
    await locator.waitFor({ state, timeout });
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}
