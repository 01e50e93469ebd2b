import { readFile } from 'node:fs/promises';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import sharp from 'sharp';
import { isOurs, listenForComplaints } from './complaints.ts';
import { waitForEditor } from './make-cover.ts';
import { openCover } from './open-cover.ts';

/** The book in 3D is painted without a graphics card, so every pixel of the stage costs time. What is measured is large enough on this one. */
test.use({ viewport: { width: 1080, height: 680 } });

const RED = { r: 200, g: 0, b: 0, a: 1 };
const GREEN = { r: 0, g: 180, b: 0, a: 1 };
const BLUE = { r: 0, g: 0, b: 220, a: 1 };

/** The kinds of books that are tested here; tests in `core/book` cover the solids of all four. */
const KINDS = [
  { format: 'paperback', readingDirection: 'ltr' },
  { format: 'hardback', readingDirection: 'rtl' },
] as const;

for (const { format, readingDirection } of KINDS) {
  test(`[E15] a ${format} read ${readingDirection} wears the right faces on the right sides, as thick as its spine`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    const design = plainDesign(format, readingDirection);
    await openDesign(page, design);
    await page.getByRole('button', { name: 'Preview in 3D' }).click();
    const book = page.getByTestId('book');
    await expect(book.getByRole('application')).toBeVisible();

    await expect(book.getByTestId('book-at-rest')).toBeVisible();
    const standing = await seenPicture(page);
    const ltr = readingDirection === 'ltr' ? 1 : -1;
    expect(Math.sign(standing.front.middle - standing.spine.middle)).toBe(ltr);
    expect(standing.back.count).toBe(0);

    await book.getByRole('application').press('ArrowRight');
    await expect(book.getByTestId('book-at-rest')).toBeHidden();
    await expect(book.getByTestId('book-at-rest')).toBeVisible();

    await book.getByRole('button', { name: 'Spine', exact: true }).click();
    const { spine } = await savedPicture(page);
    const { front, spine: board } = geometryOf(design).boards;
    const thickness = (board?.width ?? 0) / front.height;
    expect(Math.abs(spine.width / spine.height / thickness - 1)).toBeLessThan(0.01);

    await book.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(async () => (await seenPicture(page)).back.count).toBeGreaterThan(10_000);
    // The smooth picture shows the same as the stage that it covers.
    await expect(book.getByTestId('book-at-rest')).toBeVisible();
    const fromBehind = await seenPicture(page);
    expect(fromBehind.back.count).toBeGreaterThan(10_000);
    expect(fromBehind.front.count).toBe(0);
    expect(complaints.filter(isOurs)).toEqual([]);
  });
}

test('[E15] [M8] the book follows a change, has scenes for each format, and an audiobook gets a picture of a player', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openCover(page, { title: 'Held', author: 'Li Wu' });
  await page.getByTestId('stage').focus();
  await page.keyboard.press('Shift+B');
  const book = page.getByTestId('book');
  await expect(book.getByRole('application')).toBeVisible();
  const events = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'view_3d_button') ?? []);
  expect(events).toEqual([expect.objectContaining({ format: 'paperback' })]);
  for (const scene of ['Lying', 'Stack', 'On the shelf', 'From above', 'Standing'])
    await book.getByRole('button', { name: scene, exact: true }).click();
  const before = await pictureOf(page);
  await page.getByLabel('Pages').fill('700');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await pictureOf(page)).equals(before)).toBe(false);

  await book.getByRole('button', { name: 'Save picture' }).click();
  const film = await receiveFile(page, () => page.getByRole('menuitem', { name: 'Video of one turn' }).click());
  expect(film.suggestedFilename()).toBe('Held.webm');
  // A WebM file begins with the EBML signature.
  expect((await readFile(await film.path())).subarray(0, 4).toString('hex')).toBe('1a45dfa3');

  await page.getByRole('button', { name: 'Format: Paperback' }).click();
  await page.getByRole('menuitem', { name: 'eBook' }).click();
  await expect(book.getByRole('button', { name: 'E-reader' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Format: eBook' }).click();
  await page.getByRole('menuitem', { name: 'Audiobook' }).click();
  await expect(book.getByRole('heading', { name: 'On a player' })).toBeVisible();
  await expect(book.getByRole('img', { name: 'Your book' })).toBeVisible();
  await expect(book.getByRole('application')).toHaveCount(0);
  expect(complaints.filter(isOurs)).toEqual([]);
});

test('[E15] where there is no WebGL the book stands still, and one sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
    } as typeof real;
  });
  await openDesign(page, plainDesign('paperback', 'ltr'));
  await page.getByRole('button', { name: 'Preview in 3D' }).click();
  await expect(page.getByText('This browser doesn’t support 3D, so the book can’t be rotated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeEnabled();
  const { front, spine } = await savedPicture(page);
  expect(spine.middle).toBeLessThan(front.middle);
  // Both views open the same way.
  const closed = await pictureOf(page);
  await page.getByRole('slider', { name: 'How far the cover is open' }).focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await pictureOf(page)).equals(closed)).toBe(false);
});

type Patches = Readonly<Record<'front' | 'spine' | 'back', Patch>>;

/** A design with a red front, a green spine and a blue back, without elements. */
function plainDesign(format: 'paperback' | 'hardback', readingDirection: 'ltr' | 'rtl'): Design {
  const empty = createDesign({ format, extent: 420, readingDirection });
  return {
    ...empty,
    frontBoard: { panel: { colour: RED }, textBoxes: [] },
    spine: { ...empty.spine, panel: { ...empty.spine.panel, colour: GREEN }, replicateFrontTextOnSpine: true },
    back: { ...empty.back, panel: { ...empty.back.panel, colour: BLUE }, text: { ...empty.back.text, text: '' } },
  };
}

async function openDesign(page: Page, design: Design): Promise<void> {
  await page.goto('/');
  const answer = await page.request.post('/api/covers/draft', {
    data: { designs: { [design.format]: design }, currentFormat: design.format },
    headers: { origin: new URL(page.url()).origin },
  });
  const { _id } = (await answer.json()) as { _id: string };
  await page.goto(`/design?cover=${_id}`);
  await waitForEditor(page);
}

interface Patch {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly middle: number;
}

/** Takes a picture of the stage, with the smooth picture that is painted once it is still. */
function pictureOf(page: Page): Promise<Buffer> {
  return page.getByTestId('book').locator('canvas').first().screenshot();
}

/** Returns the colored areas on the page. */
async function seenPicture(page: Page): Promise<Patches> {
  return patchesOf(await pictureOf(page));
}

/** Returns the colored areas of the saved PNG. */
async function savedPicture(page: Page): Promise<Patches> {
  await page.getByRole('button', { name: 'Save picture' }).click();
  const download = await receiveFile(page, () => page.getByRole('menuitem', { name: 'PNG, transparent background' }).click());
  const file = await readFile(await download.path());
  const { width, height } = await sharp(file).metadata();
  // There is no graphics card, so a software renderer paints the book, as large as it can in a short time.
  expect(Math.max(width, height)).toBe(1600);
  return patchesOf(file);
}

/** Returns the position of each of the three colors. */
async function patchesOf(png: Uint8Array): Promise<Patches> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const patch = (channel: 0 | 1 | 2): Patch => {
    let [count, sum, left, right, top, bottom] = [0, 0, info.width, 0, info.height, 0];
    for (let index = 0; index < info.width * info.height; index++) {
      const at = index * 4;
      const others = Math.max(...[0, 1, 2].filter((other) => other !== channel).map((other) => data[at + other] ?? 0));
      if ((data[at + 3] ?? 0) < 250 || (data[at + channel] ?? 0) < others + 40 || (data[at + channel] ?? 0) < 2 * others) continue;
      const [x, y] = [index % info.width, Math.floor(index / info.width)];
      count += 1;
      sum += x;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    return { count, width: right - left + 1, height: bottom - top + 1, middle: sum / count };
  };
  return { front: patch(0), spine: patch(1), back: patch(2) };
}
