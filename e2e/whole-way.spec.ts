import { readFile } from 'node:fs/promises';
import { readWithPdfium } from '@coverwright/export/testing/read-with-pdfium.ts';
import { type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { createHand, expectActions, type Hand } from './count-actions.ts';
import { tabOf, waitForEditor, waitForSetup } from './make-cover.ts';
import { openDesign } from './open-cover.ts';
import { plainDesign } from './plain-design.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { createAccount, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

// As most people see it: what opens and closes moves.
test.use({ baseURL: SHOP_ADDRESS, reducedMotion: 'no-preference' });

const SCREENS = [
  { name: 'on a laptop', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'on a phone of 360 px', viewport: { width: 360, height: 740 }, isPhone: true },
] as const;

/** A cover that the print check accepts: it has no back. */
const CLEAN_EBOOK = plainDesign({ title: 'Salt', author: 'A. Name', format: 'ebook' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const bought = (page: Page) => page.getByRole('heading', { name: 'Thank you. It is yours.' });

async function choose(page: Page, hand: Hand, entry: RegExp) {
  await hand.press(button(page, 'Download'));
  await hand.press(page.getByRole('menuitem', { name: entry }));
}

async function fetchFile(page: Page, hand: Hand, name: string) {
  await untilAwake(page);
  return receiveFile(page, () => hand.press(button(page, name)));
}

for (const { name, viewport, isPhone } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('[E17] [C3] [A4] a cover is bought, revised, and downloaded again', async ({ page, context }) => {
      await createAccount(context, newEmail(isPhone ? 'reviser-on-a-phone' : 'reviser-on-a-laptop'));
      const complaints = listenForComplaints(page);
      await openDesign(page, CLEAN_EBOOK);
      const hand = createHand();
      await choose(page, hand, /^Buy the print files/);
      await hand.press(button(page, 'Go to the test payment'));
      await hand.press(button(page, 'Pay (test payment)'));
      await expect(bought(page)).toBeVisible();
      expect((await fetchFile(page, hand, 'eBook JPEG')).suggestedFilename()).toBe('salt-ebook.jpg');

      await hand.press(page.getByRole('link', { name: 'View your completed covers' }));
      await untilAwake(page);
      await hand.press(button(page, 'Revise Salt'));
      await expect(page.getByTestId('stage')).toBeVisible();
      await hand.type(page.getByLabel('Title of the work'), 'Salt and Tin');
      await choose(page, hand, /^Complete this revision/);
      await hand.press(page.getByRole('dialog', { name: 'Complete this revision' }).getByRole('button', { name: 'Complete' }));
      await untilAwake(page);
      await hand.press(button(page, 'Download Salt and Tin'));
      expect((await fetchFile(page, hand, 'eBook JPEG')).suggestedFilename()).toBe('salt-and-tin-ebook.jpg');
      expectActions(hand, 13);
      expect(complaints).toEqual([]);
    });
  });
}

for (const { name, viewport, isPhone } of SCREENS) {
  test.describe(`with Back at every step, ${name}`, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('[E17] [B14] [B16] a new author comes from the home page to the bought print file, and loses nothing on the way', async ({
      page,
      context,
    }) => {
      await createAccount(context, newEmail(isPhone ? 'goes-back-on-a-phone' : 'goes-back-on-a-laptop'));
      const complaints = listenForComplaints(page);
      const hand = createHand();
      const stage = page.getByTestId('stage');
      const covers = page.getByRole('list', { name: 'Covers to choose from' }).getByRole('button', { name: /^Cover \d+:/ });
      const pictures = page.getByRole('main').getByRole('listitem').getByRole('button');

      await hand.open(page, '/');
      await hand.press(page.getByRole('link', { name: 'Make a Cover' }).first());
      await waitForSetup(page);
      await hand.back(page);
      await hand.press(page.getByRole('link', { name: 'Make a Cover' }).first());
      await waitForSetup(page);
      await hand.type(page.getByLabel('Title', { exact: true }), 'The Garden of Small Mercies');
      await hand.type(page.getByLabel('Author', { exact: true }), 'Marta Kowalczyk');
      await hand.press(button(page, 'Literary fiction'));
      await hand.press(button(page, 'Choose pictures'));
      await expect(pictures.first()).toBeVisible();

      // The answers of the step before are unchanged.
      await hand.back(page);
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The Garden of Small Mercies');
      await hand.press(button(page, 'Choose pictures'));
      await hand.press(pictures.first());
      await hand.press(button(page, 'See a dozen covers'));
      await expect(covers).toHaveCount(12);
      await hand.back(page);
      await expect(pictures.first()).toHaveAttribute('aria-pressed', 'true');
      await hand.press(button(page, 'See a dozen covers'));
      await hand.press(covers.nth(1));
      await hand.press(button(page, 'Make it mine'));
      await waitForEditor(page);

      // On a phone the drawer covers the cover, so Back closes it first and then shows the ideas.
      await expect(page.getByTestId('drawer')).toBeVisible();
      if (isPhone) {
        await hand.back(page);
        await expect(page.getByTestId('drawer')).toBeHidden();
      }
      await hand.back(page);
      await expect(covers.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await hand.press(button(page, 'Make it mine'));
      await waitForEditor(page);
      await hand.press(tabOf(page, 'Spine'));
      await expect(page.getByRole('heading', { name: 'Spine', level: 2 })).toBeVisible();
      if (isPhone) {
        await hand.back(page);
        await expect(page.getByTestId('drawer')).toBeHidden();
      }
      await expect(stage).toBeVisible();
      await hand.press(button(page, 'Download'));
      await hand.back(page);
      await expect(page.getByRole('menu')).toBeHidden();

      await choose(page, hand, /^Buy the print files/);
      const refusal = page.getByRole('dialog', { name: 'Fix these before you buy' });
      await expect(refusal).toBeVisible();
      await hand.back(page);
      await expect(refusal).toBeHidden();
      await choose(page, hand, /^Buy the print files/);
      await hand.press(button(page, 'Remove the sample text'));
      await hand.press(button(page, 'Go to the test payment'));
      await expect(page.getByText('Test payment', { exact: true })).toBeVisible();
      // Back leads from the payment to the same cover, from which the payment opens again.
      await hand.back(page);
      await waitForEditor(page);
      await expect(page.getByLabel('Title of the work')).toHaveValue('The Garden of Small Mercies');
      await choose(page, hand, /^Buy the print files/);
      await hand.press(button(page, 'Go to the test payment'));
      await hand.press(button(page, 'Pay (test payment)'));
      await expect(bought(page)).toBeVisible();

      const pdf = await fetchFile(page, hand, 'Paperback PDF');
      const { boxes } = await readWithPdfium(new Uint8Array(await readFile(await pdf.path())));
      const [left, bottom, right, top] = boxes.media;
      // The expected width is for 6 × 9 in with 300 white pages at KDP.
      expect((right - left) / 72).toBeCloseTo(12.925_6, 3);
      expect((top - bottom) / 72).toBeCloseTo(9.25, 3);
      await hand.press(page.getByRole('link', { name: 'View your completed covers' }));
      await expect(page.getByRole('article', { name: 'The Garden of Small Mercies' })).toBeVisible();
      await hand.back(page);
      await expect(bought(page)).toBeVisible();
      expectActions(hand, isPhone ? 38 : 36);
      expect(complaints).toEqual([]);
    });
  });
}
