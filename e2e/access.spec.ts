import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './expect-accessible.ts';
import { waitForEditor } from './make-cover.ts';
import { openCover } from './open-cover.ts';

declare global {
  interface Window {
    dataLayer?: { readonly event: string }[];
  }
}

/**
 * `region` is left out: a menu that is laid over the page stands beside its landmarks; so are the headers of Mantine's dialogs, which
 * take themselves for the page's.
 */
const LEFT_OUT = ['region', 'landmark-no-duplicate-banner', 'landmark-unique'];
/** Parts that only a phone shows, or that it shows beside or around those of a desktop: its bars, a sheet, and the menu of all that has no room. */
const ONLY_ON_PHONES = new Set(['the book', 'the offer of a look around', 'Picture', 'the words', 'the help', 'the look around, 1']);

/** Colors are checked in both schemes on a desktop. They come from the same theme on a phone, which checks its own parts in both. */
async function inspect(page: Page, what: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 960;
  await expectAccessible(page, what, { leftOut: LEFT_OUT, alsoInDark: !isPhone || ONLY_ON_PHONES.has(what) });
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Parts of the cover' });
const BOOK = { title: 'Seen by All', author: 'Li Wu' };

for (const { name, width, height } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 740 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, colorScheme: 'light', reducedMotion: 'reduce' });

    test('[B14] setup breaks no rule of WCAG 2.2 AA, from the first question to the covers', async ({ page }) => {
      await page.goto('/design');
      await page.getByLabel('Title').fill('Seen by All');
      await page.getByRole('button', { name: 'Choose pictures' }).click();
      await inspect(page, 'a gap');
      await page.getByRole('button', { name: 'Mystery', exact: true }).click();
      await page.getByText('Book details').click();
      await inspect(page, 'the book');
      await page.getByRole('button', { name: 'Choose pictures' }).click();
      await expect(page.getByRole('heading', { name: 'Choose pictures' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await inspect(page, 'the pictures');
      await page.getByRole('button', { name: 'See a dozen covers' }).click();
      await expect(page.getByRole('button', { name: /^Cover 12:/ })).toBeVisible();
      await inspect(page, 'the covers');
    });

    test('[B14] the editor breaks none with any of its tabs open', async ({ page }) => {
      test.slow();
      await openCover(page, BOOK);
      await inspect(page, 'the offer of a look around');
      await rail(page).getByRole('button', { name: 'Picture' }).first().click();
      const picture = page.getByTestId('drawer').locator('li button[aria-pressed]').first();
      await picture.click();
      await expect(picture).toHaveAttribute('aria-pressed', 'true');
      for (const tab of ['Picture', 'Filter', 'Spine', 'Back', 'Objects', 'Text', 'Shapes']) {
        await rail(page).getByRole('button', { name: tab }).first().click();
        await page.waitForLoadState('networkidle');
        await inspect(page, tab);
      }
      await page.getByRole('button', { name: 'Star', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Star' })).toBeVisible();
      await inspect(page, 'a shape');
      await page
        .getByRole('list', { name: 'Elements of the cover' })
        .getByRole('button', { name: /^Title:/ })
        .focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'Edit text' })).toBeVisible();
      await inspect(page, 'the words');
      await rail(page).getByRole('button', { name: 'Objects' }).click();
      await page.waitForLoadState('networkidle');
      await page.getByTestId('drawer').locator('li button[aria-pressed]').first().click();
      await expect(page.getByRole('heading', { name: 'Picture object', exact: true })).toBeVisible();
      await inspect(page, 'a picture object');
      await page.getByRole('button', { name: 'Fill the front' }).click();
      await page.getByRole('switch', { name: 'Shadow' }).click();
      await page.getByRole('textbox', { name: 'Fade at the top' }).fill('40');
      await page.getByRole('group', { name: 'Fade into' }).getByRole('button', { name: 'What is below' }).click();
      await page.getByRole('textbox', { name: 'Fade at the left' }).fill('900');
      await expect(page.getByText('Enter 0 to 100 %.')).toBeVisible();
      await inspect(page, 'a picture that fills the front, with a number out of range');
    });

    test('[B14] [E20] its menus and dialogs break none', async ({ page }) => {
      await openCover(page, BOOK);
      await page.getByRole('button', { name: 'Not now' }).click();
      await page.getByRole('button', { name: /^Print check/ }).click();
      await inspect(page, 'the print check');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Download' }).click();
      await inspect(page, 'the files');
      await page.keyboard.press('Escape');
      await page.getByTestId('stage').click({ position: { x: 4, y: 4 } });
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await inspect(page, 'the shortcuts');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
      await inspect(page, 'the commands');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: width < 960 ? 'More' : 'Help' }).click();
      await inspect(page, 'the help');
      await page.getByRole('menuitem', { name: 'Take the tour' }).click();
      for (let step = 1; step <= 6; step++) {
        await expect(page.getByText(`${step} of 6`)).toBeVisible();
        await inspect(page, `the look around, ${step}`);
        await page.getByRole('button', { name: step < 6 ? 'Next' : 'Done' }).click();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('[B14] a cover that is open elsewhere, and a cover that is not there, break none', async ({ page, context }) => {
  await openCover(page, BOOK);
  const second = await context.newPage();
  await second.goto('/design');
  await waitForEditor(second);
  await expect(second.getByText('This cover is open in another tab.')).toBeVisible();
  await inspect(second, 'the banner');
  // The cover may belong to a user who is not logged in, so the page asks for a login first.
  await second.goto('/design?cover=11111111-1111-4111-8111-111111111111');
  await expect(second).toHaveURL(/\/identity\/sign-in/);
  await inspect(second, 'the log in');
});

test('[E20] the look around is offered once, can be left at any moment, and gives the focus back', async ({ page }) => {
  await openCover(page, BOOK);
  await page.getByRole('button', { name: 'Start the tour' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is your cover' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await waitForEditor(page);
  await expect(page.getByRole('button', { name: 'Start the tour' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  for (let step = 1; step < 6; step++) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const events = () => page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
  expect(await events()).toEqual(['tutorial_begin', 'tutorial_complete']);
});

test('[E18] a command is found by a few letters and done by Enter; the menu is wide or narrow, and stays as it was left', async ({
  page,
}) => {
  await openCover(page, BOOK);
  await page.getByTestId('stage').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await page.keyboard.type('hardc');
  await expect(page.getByRole('option', { selected: true })).toContainText('This title as Hardcover');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Format: Hardcover' })).toBeVisible();

  const text = rail(page).getByText('Blurb, barcode, colors');
  await expect(text).toBeHidden();
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(text).toBeVisible();
  await page.reload();
  await waitForEditor(page);
  await expect(text).toBeVisible();
});
