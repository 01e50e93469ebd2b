import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The small file: each page compiles it. */
const SOURCE = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SCHEME = 'data-mantine-color-scheme';

interface Inspection {
  /** Rules that do not apply; the caller states the reasons. */
  readonly leftOut?: readonly string[];
  /** True checks the rules about color in the dark scheme as well. */
  readonly alsoInDark?: boolean;
}

/**
 * Expects that a page breaks no rule of WCAG 2.2 AA nor of good practice, and reports what breaks one in a readable form. Elements on the
 * cover may overlap: their place is the author's own doing, and each is reached by Tab too.
 */
export async function expectAccessible(page: Page, what: string, { leftOut = [], alsoInDark = false }: Inspection = {}): Promise<void> {
  const found = await judge(page, what, {
    runOnly: RULES,
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
  });
  if (alsoInDark) {
    const shown = await showScheme(page, 'dark');
    found.push(...(await judge(page, `${what}, dark`, { runOnly: { type: 'rule', values: COLOUR_RULES } })));
    await showScheme(page, shown);
  }
  // A soft expectation keeps one page's fault from hiding the others'.
  expect.soft(found).toEqual([]);
}

/** @returns the previous color scheme */
async function showScheme(page: Page, scheme: string): Promise<string> {
  const [before, painted] = await page.evaluate(
    ([attribute, wanted]) => {
      const root = document.documentElement;
      const shown = root.getAttribute(attribute) ?? 'light';
      root.setAttribute(attribute, wanted);
      return [shown, getComputedStyle(document.body).colorScheme] as const;
    },
    [SCHEME, scheme] as const,
  );
  expect(painted).toBe(scheme);
  return before;
}

/**
 * Judged by the page itself, its frames left out: the only ones hold a mail, sandboxed so that no script can run in it, and a person who
 * waits for an answer out of it waits for good. A mail is read in a mail program; its text stands on the page beside the frame.
 */
async function judge(page: Page, what: string, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (asked) => {
    // Contrast is measured when transitions have ended; endless animations are ignored.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const results = await window.axe?.run(document, { ...asked, iframes: false, resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not on the page');
    return results.violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && html.includes('data-element=')))
      .map(({ target, failureSummary }) => `${what}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
