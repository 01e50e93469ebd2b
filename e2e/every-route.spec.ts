import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeOwnThings } from './own-things.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { type Role, type Visit, visitsOf } from './route-outcomes.ts';
import { createAccount, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

test.use({ baseURL: SHOP_ADDRESS, reducedMotion: 'reduce' });

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
/** The two roles that see nearly every page are checked in both sizes and both color schemes between them. */
const ROLES = [
  { role: 'visitor', email: null, viewport: WIDE, colorScheme: 'light' },
  { role: 'author', email: newEmail('walker'), viewport: NARROW, colorScheme: 'dark' },
  { role: 'administrator', email: 'inspector@example.org', viewport: WIDE, colorScheme: 'light' },
] as const;

for (const { role, email, viewport, colorScheme } of ROLES) {
  test.describe(`for ${role}s`, () => {
    test.use({ viewport, colorScheme });
    test('[M1] [M3] [B14] every route leads where it should, fits, breaks no rule, and the browser complains of nothing', async ({
      page,
      context,
    }) => {
      if (email) await createAccount(context, email);
      else await page.goto('/');
      const things = await makeOwnThings(context.request, email !== null);
      const complaints = listenForComplaints(page);
      const heard: string[] = [];
      let hasSeenMissing = false;
      for (const visit of visitsOf(things)) {
        const isMissing = visit.outcomes[role] === 'missing';
        await test.step(visit.at, () => pay(page, visit, role, isMissing && hasSeenMissing));
        hasSeenMissing ||= isMissing;
        // The browser itself logs a page that answers 404.
        heard.push(...complaints.filter((one) => !(isMissing && one.includes('status of 404'))).map((one) => `${visit.at}: ${one}`));
        complaints.length = 0;
      }
      expect(heard).toEqual([]);
    });
  });
}

/**
 * The guides differ for administrators only by the account menu, which is on every page: the first guide shows whether it fits there.
 */
const GUIDE_PATHS: readonly string[] = GUIDES.map(guidePath);

/** Opens an address as this role and checks the outcome. @param isKnown true if the 404 page was checked before */
async function pay(page: Page, { at, outcomes }: Visit, role: Role, isKnown: boolean): Promise<void> {
  const outcome = outcomes[role];
  if (typeof outcome === 'object' && 'file' in outcome) {
    const answer = await page.request.get(at);
    expect([at, answer.status(), answer.headers()['content-type']]).toEqual([at, 200, expect.stringContaining(outcome.file)]);
    return;
  }
  if (role === 'administrator' && GUIDE_PATHS.slice(1).includes(at)) {
    expect([at, (await page.request.get(at)).status()]).toEqual([at, 200]);
    return;
  }
  const answer = await page.goto(at);
  if (typeof outcome === 'object') {
    await expect(page, at).toHaveURL(({ pathname }) => pathname === outcome.goesTo);
    await page.waitForLoadState();
    return;
  }
  expect([at, answer?.status()]).toEqual([at, outcome === 'page' ? 200 : 404]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(at);
  await untilAwake(page);
  expect([at, await page.locator('h1').count()]).toEqual([at, 1]);
  await expectToFit(page, at);
  expect([at, await unusedFonts(page)]).toEqual([at, []]);
  if (isKnown) return;
  // An outcome that several roles see is checked for the first two of them; one that a single role sees, for that role.
  const seenBy = ROLES.filter((other) => outcomes[other.role] === outcome).map((other) => other.role);
  if (role === 'administrator' && seenBy.length > 1) return;
  await expectAccessible(page, `${at} for ${role}s`, { alsoInDark: seenBy.length === 1 });
  if (seenBy.length > 1 || role === 'author') return;
  const wide = page.viewportSize() ?? WIDE;
  await page.setViewportSize(NARROW);
  await expectToFit(page, at);
  await page.setViewportSize(wide);
}

/** Returns the preloaded fonts that the page does not use. */
function unusedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
    const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(
      ({ href }) => new URL(href).pathname,
    );
    return ahead.filter((path) => {
      const face = faces.find(({ style }) => style.getPropertyValue('src').includes(path.split('/').at(-1) ?? path));
      return !face || !used.has(face.style.getPropertyValue('font-family').replaceAll('"', ''));
    });
  });
}

async function expectToFit(page: Page, at: string): Promise<void> {
  expect([at, await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]).toEqual([at, 0]);
}
