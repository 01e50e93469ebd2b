import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { saveBrandElement } from '@coverwright/contracts/calls/brand.ts';
import { readWithPdfium } from '@coverwright/export/testing/read-with-pdfium.ts';
import { type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { createHand, expectActions, type Hand } from './count-actions.ts';
import { listenForComplaints } from './complaints.ts';
import { tabOf, waitForEditor, waitForSetup } from './make-cover.ts';
import { openCover } from './open-cover.ts';

const SCREENS = [
  { name: 'on a laptop', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'on a phone of 360 px', viewport: { width: 360, height: 740 }, isPhone: true },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const element = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Elements of the cover' }).getByRole('button', { name });

/** A photo of the size that cameras take. */
const PHOTO = fileURLToPath(new URL('../assets/pictures/photos/above-the-clouds.jpg', import.meta.url));

/** Returns the boxes of the downloaded print file in inches. */
async function sheetOf(page: Page, press: () => Promise<void>): Promise<readonly [number, number]> {
  const file = await receiveFile(page, press);
  const { boxes } = await readWithPdfium(new Uint8Array(await readFile(await file.path())));
  const [left, bottom, right, top] = boxes.media;
  return [(right - left) / 72, (top - bottom) / 72];
}

async function download(page: Page, hand: Hand, file: RegExp): Promise<void> {
  await hand.press(button(page, 'Download'));
  await hand.press(page.getByRole('menuitem', { name: file }));
}

/** Goes from the answers of setup to the editor, with a library picture. */
async function chooseCover(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Choose pictures'));
  const picture = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  await hand.press(picture);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await hand.press(button(page, 'See a dozen covers'));
  await hand.press(button(page, 'Make it mine'));
  await waitForEditor(page);
}

const [PEN_NAME, SERIES] = ['Mara Quill', 'Harbor Street'];

/** Makes the first cover of a series from the open setup, and waits until its names are remembered. */
async function makeFirstOfSeries(page: Page, hand: Hand): Promise<void> {
  await hand.type(page.getByLabel('Title'), 'The Salt Road');
  await hand.type(page.getByLabel('Author'), PEN_NAME);
  await hand.type(page.getByLabel('Series (optional)'), SERIES);
  await hand.press(button(page, 'Fantasy'));
  const remembered = ['penName', 'series'].map((kind) =>
    page.waitForResponse((answer) => answer.url().endsWith(saveBrandElement.path) && (answer.request().postData() ?? '').includes(kind)),
  );
  await chooseCover(page, hand);
  await Promise.all(remembered);
}

/** Sends the names that setup remembers once a cover of a series is chosen. */
async function rememberBook(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  for (const data of [
    { name: PEN_NAME, content: { kind: 'penName' } },
    { name: SERIES, content: { kind: 'series' } },
  ])
    expect((await page.request.post(saveBrandElement.path, { data, headers: { origin } })).ok()).toBe(true);
}

for (const { name, viewport, isPhone } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('[E17] the second title of a series takes the pen name and the series by one press each', async ({ page }) => {
      const hand = createHand();
      await page.goto('/design?setup=true');
      // What is sent when a cover is chosen is the same on any screen.
      if (isPhone) await rememberBook(page);
      else await makeFirstOfSeries(page, hand);

      await hand.open(page, '/design?setup=true');
      await hand.type(page.getByLabel('Title'), 'The Tin Harbor');
      await hand.press(page.getByRole('group', { name: 'Your pen names' }).getByRole('button', { name: PEN_NAME }));
      await hand.press(page.getByRole('group', { name: 'Your series' }).getByRole('button', { name: SERIES }));
      await hand.press(button(page, 'Fantasy'));
      await chooseCover(page, hand);
      await expect(element(page, /^Title: The Tin Harbor/i)).toBeAttached();
      await expect(element(page, /Mara Quill/i).first()).toBeAttached();
      await expect(element(page, /Harbor Street/i).first()).toBeAttached();
      expectActions(hand, isPhone ? 9 : 17);
    });

    test('[E17] [B32] a new user comes from the home page to a print file with a picture of the library', async ({ page }) => {
      const hand = createHand();
      const complaints = listenForComplaints(page);
      await hand.open(page, '/');
      await hand.press(page.getByRole('link', { name: 'Make a Cover' }).first());
      await waitForSetup(page);
      await hand.type(page.getByLabel('Title', { exact: true }), 'The Garden of Small Mercies');
      await hand.type(page.getByLabel('Author', { exact: true }), 'Marta Kowalczyk');
      await hand.press(button(page, 'Literary fiction'));
      await chooseCover(page, hand);
      await download(page, hand, /Print PDF/);
      const [width, height] = await sheetOf(page, () => hand.press(button(page, 'Remove the sample text')));
      // The expected width is for 6 × 9 in with 300 white pages at KDP.
      expect(width).toBeCloseTo(12.925_6, 3);
      expect(height).toBeCloseTo(9.25, 3);
      await expect(page.getByRole('dialog', { name: 'Your file is ready' })).toBeVisible();
      // The specification allows 15 actions at most.
      expectActions(hand, 12);
      expect(complaints).toEqual([]);
    });

    test('[E17] [B20] the back gets a bio in the author’s words and a photo in a circle', async ({ page }) => {
      const hand = createHand();
      await openCover(page, { title: 'The Salt Road', author: 'Ann Reed' });
      await hand.press(tabOf(page, 'Back'));
      await hand.press(button(page, 'Author bio'));
      const choosing = page.waitForEvent('filechooser');
      await hand.press(button(page, 'Upload the author photo'));
      await (await choosing).setFiles(PHOTO);
      await expect(button(page, 'Upload the author photo')).toHaveCount(0);
      await hand.press(tabOf(page, 'Back'));
      await hand.press(button(page, /^About the author Write two/));
      await hand.type(page.getByRole('textbox', { name: 'Words', exact: true }), 'Ann Reed sails a boat that she built herself.');
      expectActions(hand, 6);
      await tabOf(page, 'Back').click();
      await expect(button(page, /^Ann Reed sails a boat/)).toBeVisible();
      await expect(button(page, 'Upload the author photo')).toHaveCount(0);
    });

    test('[E17] [B20] a hardcover in a dust jacket says price, story and author on its flaps, and is printed with them', async ({
      page,
    }) => {
      const hand = createHand();
      await openCover(page, { title: 'The Salt Road', author: 'Ann Reed', format: 'hardback', publisher: 'ingramspark', extent: 300 });
      // A cover opens with the tab of the book.
      await hand.press(page.getByRole('combobox', { name: 'Printed by' }));
      await hand.press(page.getByRole('option', { name: 'IngramSpark, dust jacket' }));
      await expect(element(page, /^About the author/)).toBeAttached();
      await hand.press(tabOf(page, 'Back'));
      // This printer does not print the barcode itself.
      await hand.type(page.getByLabel('ISBN'), '978-0-306-40615-7');
      const frontFlap = page.getByRole('region', { name: 'Add to the front flap' });
      await hand.press(frontFlap.getByRole('button', { name: /^US \$00\.00/ }));
      await hand.type(page.getByRole('textbox', { name: 'Words', exact: true }), 'US $27.99');
      await hand.press(tabOf(page, 'Back'));
      const backFlap = page.getByRole('region', { name: 'Add to the back flap' });
      const choosing = page.waitForEvent('filechooser');
      await hand.press(backFlap.getByRole('button', { name: 'Upload the author photo' }));
      await (await choosing).setFiles(PHOTO);
      await expect(backFlap.getByRole('button', { name: 'Upload the author photo' })).toHaveCount(0);
      await tabOf(page, 'Back').click();
      await hand.press(backFlap.getByRole('button', { name: /^About the author Write two/ }));
      await hand.type(page.getByRole('textbox', { name: 'Words', exact: true }), 'Ann Reed sails a boat that she built herself.');
      await download(page, hand, /Print PDF/);
      const [width, height] = await sheetOf(page, () => hand.press(button(page, 'Remove the sample text')));
      // The jacket has boards of 6.315 × 9.25 in on both sides of a spine of 0.79 in, flaps of 3.25 in, and bleed.
      expect(width).toBeGreaterThan(6.5 + 2 * 6.3 + 0.25);
      expect(height).toBeCloseTo(9.5, 3);
      await page.getByRole('dialog', { name: 'Your file is ready' }).getByRole('button', { name: 'Close' }).first().click();
      await tabOf(page, 'Back').click();
      await expect(frontFlap.getByRole('button', { name: /^US \$27\.99/ })).toBeVisible();
      await expect(backFlap.getByRole('button', { name: /^Ann Reed sails/ })).toBeVisible();
      await expect(page.getByText('Say who the story belongs to', { exact: false })).toHaveCount(0);
      expectActions(hand, 13);
    });
  });
}
