import { readFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { boxOf } from './hands.ts';
import { tabOf } from './make-cover.ts';
import { openCover } from './open-cover.ts';

const pictureFile = async (path: string, name = path.split('/').at(-1) ?? path) => ({
  name,
  mimeType: path.endsWith('.png') ? 'image/png' : 'image/jpeg',
  buffer: await readFile(new URL(`../assets/pictures/${path}`, import.meta.url)),
});
const openTab = (page: Page, name: string) => tabOf(page, name).click();
const drawer = (page: Page) => page.getByTestId('drawer');
/** Pastes or drops a file on the stage, or on the page if there is no stage yet. */
async function give(page: Page, kind: 'paste' | 'drop', path: string): Promise<void> {
  const { buffer, mimeType, name } = await pictureFile(path);
  await page.evaluate(
    ({ bytes, eventKind, type, called }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], called, { type }));
      const target = document.querySelector('[data-testid="stage"]') ?? document.body;
      target.dispatchEvent(
        eventKind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    { bytes: buffer.toString('base64'), eventKind: kind, type: mimeType, called: name },
  );
}
const objects = (page: Page) => page.getByRole('list', { name: 'Elements of the cover' }).getByRole('button', { name: /^Picture/ });

test('[S2] [M12] several files at once: the good ones become the author’s pictures, a broken one says why and can be forgotten', async ({
  page,
}) => {
  await openCover(page, { title: 'Brought', author: 'Li Wu' });
  await openTab(page, 'Picture');
  await drawer(page)
    .locator('input[type="file"]')
    .setInputFiles([
      await pictureFile('photos/puppy.jpg'),
      await pictureFile('objects/moon-half.png'),
      {
        name: 'torn.jpg',
        mimeType: 'image/jpeg',
        buffer: (await readFile(new URL('../assets/pictures/photos/koala.jpg', import.meta.url))).subarray(0, 9000),
      },
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 a letter') },
    ]);
  await expect(drawer(page).getByText(/damaged or incomplete/)).toBeVisible();
  await expect(drawer(page).getByText(/isn’t a picture/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Yours' }).click();
  await expect(drawer(page).getByRole('button', { name: 'puppy.jpg', exact: true })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'moon-half.png', exact: true })).toBeVisible();
  // The first of the uploads is the cover's picture now.
  await expect(drawer(page).getByRole('button', { name: 'puppy.jpg', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await drawer(page).getByRole('button', { name: 'Remove torn.jpg' }).click();
  await drawer(page).getByRole('button', { name: 'Remove letter.jpg' }).click();
  await expect(drawer(page).getByRole('list', { name: 'Uploads' })).toHaveCount(0);
});

test('[S2] a picture that is pasted, or dropped on the stage, lies on the cover', async ({ page }) => {
  await openCover(page, { title: 'Dropped', author: 'Li Wu' });
  const before = await objects(page).count();
  await give(page, 'paste', 'objects/moon-half.png');
  await expect(objects(page)).toHaveCount(before + 1);
  await give(page, 'drop', 'objects/moon-half.png');
  await expect(objects(page)).toHaveCount(before + 2);
});

test('[S2] [E19] a picture pasted while the book is asked about is the chosen one, whatever is answered in the meantime', async ({
  page,
}) => {
  await page.goto('/design?setup=true');
  await page.getByLabel('Title').fill('Pasted');
  await page.getByRole('button', { name: 'Fantasy', exact: true }).click();
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await give(page, 'paste', 'photos/puppy.jpg');
  await page.getByRole('button', { name: 'Yours' }).click();
  await expect(page.getByRole('button', { name: 'puppy.jpg', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('[E10] [S3] a background is removed for a credit, refined with the brush, and undo brings the whole picture back', async ({
  page,
}) => {
  await openCover(page, { title: 'Cut out', author: 'Li Wu' });
  await openTab(page, 'Objects');
  await drawer(page)
    .locator('input[type="file"]')
    .setInputFiles([await pictureFile('photos/pale-rose-in-the-dark.jpg')]);
  await expect(drawer(page).getByText('5 background removals left', { exact: false })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Remove background' }).click();
  await expect(drawer(page).getByText('4 background removals left', { exact: false })).toBeVisible({ timeout: 60_000 });

  await drawer(page).getByRole('button', { name: 'Cut out with brush' }).click();
  const dialog = page.getByRole('dialog');
  const canvas = dialog.getByRole('application');
  const box = await boxOf(canvas);
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.up();
  const undoStroke = dialog.getByRole('button', { name: 'Undo the stroke' });
  await undoStroke.click();
  await expect(undoStroke).toBeDisabled();
  await dialog.getByRole('button', { name: 'Do it again' }).click();
  await dialog.getByRole('button', { name: 'Use the cut-out' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });

  // The author made two steps, and both are undone; the brush added none.
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAccessibleName(/Undo/);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(objects(page)).not.toHaveCount(0);
  await openTab(page, 'Objects');
  await drawer(page).getByRole('button', { name: 'Yours' }).click();
  await expect(drawer(page).getByRole('button', { name: /, cut out$/ })).toHaveCount(2);
});

test('[S1] the library is narrowed down by shape and by colour, and what is chosen names its maker', async ({ page }) => {
  await openCover(page, { title: 'Filters', author: 'Li Wu' });
  await openTab(page, 'Picture');
  const tiles = drawer(page).locator('li button[aria-pressed]');
  await tiles.first().click();
  await expect(tiles.first()).toHaveAttribute('aria-pressed', 'true');
  await drawer(page).getByRole('button', { name: 'Filters' }).click();
  await drawer(page).getByRole('button', { name: 'Upright' }).click();
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('forest')),
    drawer(page).getByLabel('Search pictures').fill('forest'),
  ]);
  // The suggestion is not the picture that the cover already has.
  await expect(drawer(page).locator('li button[aria-pressed="true"]')).toHaveCount(0);
  await tiles.first().click();
  await expect(drawer(page).getByText(/^Picture by /)).toBeVisible();
});

test('[S1] [E17] words of the title are offered as searches, and what they find can be chosen', async ({ page }) => {
  await page.goto('/design');
  await page.getByRole('textbox', { name: 'Title' }).fill('The Last Rose of Winter');
  await page.getByRole('button', { name: 'Literary fiction', exact: true }).click();
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  const searches = page.getByRole('group', { name: 'Suggested searches' });
  await searches.getByRole('button', { name: 'rose', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search pictures' })).toHaveValue('rose');
  const rose = page.getByRole('button', { name: /^Pale rose in the dark/ });
  await rose.click();
  await expect(rose).toHaveAttribute('aria-pressed', 'true');
  await searches.getByRole('button', { name: 'rose', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search pictures' })).toHaveValue('');
});
