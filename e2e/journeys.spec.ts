import { expect, type Page, test } from '@playwright/test';
import { createHand, expectActions, type Hand } from './count-actions.ts';
import { waitForEditor } from './make-cover.ts';

const SCREENS = [
  { name: 'on a laptop', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'on a phone of 360 px', viewport: { width: 360, height: 740 }, isPhone: true },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const element = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Elements of the cover' }).getByRole('button', { name });

/** From the answers of setup to the editor, with a picture of the library. */
async function chooseCover(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Choose pictures'));
  const picture = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  await hand.press(picture);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await hand.press(button(page, 'See a dozen covers'));
  await hand.press(button(page, 'Make it mine'));
  await waitForEditor(page);
}

for (const { name, viewport, isPhone } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('[E17] the second title of a series takes the pen name and the series by one press each', async ({ page }) => {
      const hand = createHand();
      await page.goto('/design?setup=true');
      await hand.type(page.getByLabel('Title'), 'The Salt Road');
      await hand.type(page.getByLabel('Author'), 'Mara Quill');
      await hand.type(page.getByLabel('Series (optional)'), 'Harbor Street');
      await hand.press(button(page, 'Fantasy'));
      const remembered = ['penName', 'series'].map((kind) =>
        page.waitForResponse((answer) => answer.url().endsWith('/api/brand') && (answer.request().postData() ?? '').includes(kind)),
      );
      await chooseCover(page, hand);
      await Promise.all(remembered);

      await hand.open(page, '/design?setup=true');
      await hand.type(page.getByLabel('Title'), 'The Tin Harbor');
      await hand.press(page.getByRole('group', { name: 'Your pen names' }).getByRole('button', { name: 'Mara Quill' }));
      await hand.press(page.getByRole('group', { name: 'Your series' }).getByRole('button', { name: 'Harbor Street' }));
      await hand.press(button(page, 'Fantasy'));
      await chooseCover(page, hand);
      await expect(element(page, /^Title: The Tin Harbor/i)).toBeAttached();
      await expect(element(page, /Mara Quill/i).first()).toBeAttached();
      await expect(element(page, /Harbor Street/i).first()).toBeAttached();
      expectActions(hand, 17);
    });
  });
}
