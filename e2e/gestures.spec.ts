import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import {
  addShape,
  boxOf,
  createFingers,
  element,
  expectSelected,
  middleOf,
  middleOfBoard,
  onFront,
  openBlankCover,
  pull,
} from './hands.ts';
import { tabOf } from './make-cover.ts';

const zoom = async (page: Page) => Number.parseInt((await page.getByRole('button', { name: /fit the cover/ }).textContent()) ?? '', 10);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
const turnOf = (page: Page, name: string) => element(page, name).evaluate((node) => /rotate\((.+)deg\)/.exec(node.style.transform)?.[1]);
/** A tap here, beside the cover, deselects all of these. */
const BESIDE_THE_COVER = { x: 6, y: 30 };

test.describe('with a mouse at 1440 px', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    // The test creates a cover and its shapes, which takes a busy machine long.
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await openBlankCover(page);
    await addShape(page, 'Rectangle', { x: 0.3, y: 0.25 });
    await addShape(page, 'Ellipse', { x: 0.7, y: 0.75 });
    await addShape(page, 'Star', { x: 0.3, y: 0.25 });
  });
  test.afterAll(() => page.close());
  test.afterEach(async () => {
    await page.keyboard.press('Escape');
    await page.getByTestId('stage').click({ position: BESIDE_THE_COVER });
  });

  test('[B14] for those who want no motion, what is placed stands there at once, not a frame later', async () => {
    await page.mouse.click(...place(await middleOf(element(page, 'Ellipse'))));
    await expectSelected(page, ['Ellipse']);
    const moved = await page.getByTestId('selection').evaluate((frame) => {
      const { left } = frame.getBoundingClientRect();
      frame.style.left = `${Number.parseFloat(frame.style.left) + 40}px`;
      return frame.getBoundingClientRect().left - left;
    });
    expect(moved).toBeCloseTo(40, 0);
  });

  test('[E7] clicks within 6 px and 700 ms go down through what lies there; a later one begins at the top', async () => {
    const { x, y } = await middleOf(element(page, 'Star'));
    await page.mouse.click(x, y);
    await expectSelected(page, ['Star']);
    await page.mouse.click(x + 3, y);
    await expectSelected(page, ['Rectangle']);
    // The time comes from the page's own clock, because the time window itself is tested.
    const clicked = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 700, clicked);
    await page.mouse.click(x, y);
    await expectSelected(page, ['Star']);
  });

  test('[E4] [E12] a dragged element catches the middle of the board, shows the line, and goes back by one undo', async () => {
    const before = await middleOf(element(page, 'Ellipse'));
    const middle = { x: await middleOfBoard(page), y: (await onFront(page, { x: 0.5, y: 0.6 })).y };
    await pull(page, before, { x: middle.x + 2, y: middle.y }, () =>
      expect(page.getByTestId('guides').locator('[data-kind="line"]').first()).toBeVisible(),
    );
    await expectSelected(page, ['Ellipse']);
    await expect(page.getByRole('heading', { name: 'Shape', exact: true })).toBeVisible();
    expect((await middleOf(element(page, 'Ellipse'))).x).toBeCloseTo(middle.x, 0);
    await undo(page);
    await expect.poll(async () => Math.round((await middleOf(element(page, 'Ellipse'))).x)).toBe(Math.round(before.x));
  });

  test('[E11] a corner keeps the proportions that are locked, and lets free ones go', async () => {
    const sizedBy = async (name: string) => {
      const { x, y } = await middleOf(element(page, name));
      await page.mouse.click(x, y);
      const corner = await middleOf(page.getByTestId('handle-se'));
      await page.keyboard.down('Control');
      await pull(page, corner, { x: corner.x + 60, y: corner.y + 10 });
      await page.keyboard.up('Control');
      const { width, height } = await boxOf(element(page, name));
      await undo(page);
      return width / height;
    };
    expect(await sizedBy('Ellipse')).toBeCloseTo(1, 2);
    expect(await sizedBy('Star')).toBeGreaterThan(1.2);
  });

  test('[E4] the handle that turns catches on steps of 15°', async () => {
    await page.mouse.click(...place(await middleOf(element(page, 'Ellipse'))));
    const centre = await middleOf(page.getByTestId('selection'));
    const handle = await middleOf(page.getByTestId('handle-rotate'));
    const reach = centre.y - handle.y;
    const degrees = (28 * Math.PI) / 180;
    await pull(page, handle, { x: centre.x + reach * Math.sin(degrees), y: centre.y - reach * Math.cos(degrees) }, () =>
      expect(page.getByTestId('readout')).toHaveText('30°'),
    );
    await expect.poll(() => turnOf(page, 'Ellipse')).toBe('30');
    await undo(page);
  });

  test('[E4] a marquee takes several; they move, align and come back together', async () => {
    const { x, y, width } = await boxOf(element(page, 'Front cover'));
    const from = { x: x + width + 20, y: y - 20 };
    const to = await onFront(page, { x: 0.1, y: 0.9 });
    await pull(page, from, to, () => expect(page.getByTestId('marquee')).toBeVisible());
    const names = ['Author: Author Name', 'Ellipse', 'Rectangle', 'Star', 'Title: Book Title'];
    await expectSelected(page, names);
    const star = await middleOf(element(page, 'Star'));
    const ellipse = await middleOf(element(page, 'Ellipse'));
    await page.keyboard.down('Alt');
    await pull(page, star, { x: star.x + 24, y: star.y + 18 });
    await page.keyboard.up('Alt');
    await expect.poll(async () => Math.round((await middleOf(element(page, 'Ellipse'))).x - ellipse.x)).toBe(24);
    await page.getByRole('toolbar', { name: '5 selected elements' }).getByRole('button', { name: 'Align' }).click();
    await page.getByRole('button', { name: 'Align left' }).last().click();
    const lefts = () => Promise.all(names.map(async (name) => Math.round((await boxOf(element(page, name))).x)));
    await expect.poll(async () => new Set(await lefts()).size).toBe(1);
    await page.keyboard.press('Escape');
    await undo(page);
    await undo(page);
    await expect.poll(async () => Math.round((await middleOf(element(page, 'Ellipse'))).x)).toBe(Math.round(ellipse.x));
  });

  test('[B14] [E4] by keys alone: Tab goes from one to the next, arrows nudge, Esc lets go, Delete removes', async () => {
    await page.getByTestId('stage').focus();
    await page.keyboard.press('Tab');
    await expect(element(page, 'Title: Book Title')).toBeFocused();
    await page.keyboard.press('Tab');
    const [name = ''] = await selectedNames(page);
    expect(['Rectangle', 'Star']).toContain(name);
    const { x } = await boxOf(element(page, name));
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    // Eleven print pixels, converted to screen pixels.
    const seen = (11 * (await zoom(page)) * 96) / 100 / 300;
    await expect.poll(async () => Math.abs((await boxOf(element(page, name))).x - x - seen)).toBeLessThan(0.2);
    await undo(page);
    await page.getByTestId('stage').focus();
    await page.keyboard.press('Delete');
    await expect(element(page, name)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(element(page, name)).toBeAttached();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(element(page, name)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await element(page, name).focus();
    await page.keyboard.press('Escape');
    await expectSelected(page, []);
  });

  test('[E4] words are typed where they stand: a double click, the caret, the clipboard, Esc', async () => {
    await page.mouse.dblclick(...place(await onFront(page, { x: 0.85, y: 0.2 })));
    const words = page.getByRole('textbox', { name: /^Text of/ });
    await expect(words).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Salt ');
    await page.keyboard.type('Road');
    await expect(page.getByTestId('caret')).toBeVisible();
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('ControlOrMeta+x');
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.type('s');
    await page.keyboard.press('Escape');
    await expect(element(page, 'Title: Salt Roads')).toBeAttached();
    await expectSelected(page, ['Title: Salt Roads']);
  });

  test('[E18] the wheel zooms where it points, space pans, 1 shows all', async () => {
    const before = await zoom(page);
    await page.mouse.move(...place(await middleOf(element(page, 'Star'))));
    await page.mouse.wheel(0, -300);
    await expect.poll(() => zoom(page)).toBeGreaterThan(before);
    const star = await middleOf(element(page, 'Star'));
    await page.getByTestId('stage').focus();
    await page.keyboard.down(' ');
    await pull(page, star, { x: star.x + 80, y: star.y + 40 });
    await page.keyboard.up(' ');
    await expect.poll(async () => Math.round((await middleOf(element(page, 'Star'))).x - star.x)).toBe(80);
    await page.keyboard.press('1');
    await expect.poll(() => zoom(page)).toBe(before);
  });

  test('[E4] the list of layers renames, locks, hides and restacks', async () => {
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    const layers = page.getByTestId('layers');
    const row = (name: string) => layers.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
    await layers.getByRole('button', { name: 'Ellipse', exact: true }).dblclick();
    await page.keyboard.type('Moon');
    await page.keyboard.press('Enter');
    await expect(element(page, 'Moon')).toBeAttached();

    await row('Moon').hover();
    await layers.getByRole('button', { name: 'Lock Moon' }).click();
    const moon = await middleOf(element(page, 'Moon, locked'));
    await pull(page, moon, { x: moon.x - 60, y: moon.y - 60 });
    expect(await middleOf(element(page, 'Moon, locked'))).toEqual(moon);
    await layers.getByRole('button', { name: 'Moon, locked', exact: true }).click();
    await expect(page.getByLabel('Rotation').first()).toBeDisabled();
    await page.getByTestId('drawer').getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByLabel('Rotation').first()).toBeEnabled();

    await row('Star').hover();
    await layers.getByRole('button', { name: 'Hide Star' }).click();
    await expect(element(page, 'Star')).toHaveCount(0);
    await layers.getByRole('button', { name: 'Show Star' }).click();
    await expect(element(page, 'Star')).toBeAttached();

    const names = () =>
      layers.getByRole('listitem').evaluateAll((items) => items.map((item) => item.querySelector('[aria-pressed]')?.ariaLabel));
    expect((await names()).indexOf('Star')).toBe(0);
    const grip = await boxOf(row('Star'));
    const target = await boxOf(row('Rectangle'));
    await pull(page, { x: grip.x + 12, y: grip.y + grip.height / 2 }, { x: target.x + 12, y: target.y + target.height * 0.9 });
    await expect.poll(async () => (await names()).indexOf('Star')).toBeGreaterThan((await names()).indexOf('Rectangle'));
    await undo(page);
    await expect.poll(async () => (await names()).indexOf('Star')).toBe(0);
    await page.getByRole('button', { name: 'Close the list of layers' }).click();
  });

  test('[E2] the picture is cropped on the stage by hand and by keys, as one step', async () => {
    await tabOf(page, 'Picture').click();
    const tile = page.getByTestId('drawer').locator('li button[aria-pressed]').first();
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    await page.getByTestId('stage').focus();
    await page.keyboard.press('c');
    const desk = page.getByRole('dialog', { name: 'Crop the picture' });
    const frame = page.getByTestId('crop-frame');
    const whole = await boxOf(frame);
    const corner = await middleOf(page.getByTestId('crop-se'));
    await pull(page, corner, { x: corner.x - whole.width / 2, y: corner.y - whole.height / 2 });
    await expect.poll(async () => Math.abs((await boxOf(frame)).width - whole.width / 2)).toBeLessThan(5);
    await page.getByTestId('crop-w').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await boxOf(frame)).x).toBeGreaterThan(whole.x + whole.width * 0.05);
    await page.keyboard.press('Enter');
    await expect(desk).toBeHidden();
    await page.keyboard.press('c');
    const cut = await boxOf(frame);
    expect(cut.width).toBeLessThan(whole.width / 2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(desk).toBeHidden();
    await undo(page);
    await page.getByTestId('stage').focus();
    await page.keyboard.press('c');
    await expect.poll(async () => Math.round((await boxOf(frame)).width)).toBe(Math.round(whole.width));
    await page.keyboard.press('Escape');
  });
});

test.describe('with fingers at 360 px', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  let fingers: Awaited<ReturnType<typeof createFingers>>;

  test.beforeAll(async ({ browser }) => {
    // The test creates a cover and its shapes, which takes a busy machine long.
    page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    fingers = await createFingers(page);
    await openBlankCover(page);
    await addShape(page, 'Ellipse', { x: 0.3, y: 0.3 });
    await addShape(page, 'Star', { x: 0.65, y: 0.7 });
    await page.keyboard.press('Escape');
  });
  test.afterAll(() => page.close());
  test.afterEach(async () => {
    // Anything wider than the screen would let the page be panned away under the fixed sheets.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByTestId('stage').focus();
    await page.keyboard.press('Escape');
  });

  test('[B14] [E4] a tap selects and opens what can be set; a finger drags, catching lines', async () => {
    await fingers.tap(await middleOf(element(page, 'Ellipse')));
    await expectSelected(page, ['Ellipse']);
    await expect(page.getByRole('heading', { name: 'Shape', exact: true })).toBeVisible();
    const middle = { x: await middleOfBoard(page), y: (await onFront(page, { x: 0.5, y: 0.3 })).y };
    await fingers.drag(await middleOf(element(page, 'Ellipse')), { x: middle.x + 2, y: middle.y });
    await expect.poll(async () => Math.abs((await middleOf(element(page, 'Ellipse'))).x - middle.x)).toBeLessThan(0.6);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect.poll(async () => (await middleOf(element(page, 'Ellipse'))).x).toBeLessThan(middle.x - 20);
  });

  test('[B14] [E11] a finger sizes and turns by the handles', async () => {
    await fingers.tap(await middleOf(element(page, 'Star')));
    const before = await boxOf(element(page, 'Star'));
    const corner = await middleOf(page.getByTestId('handle-se'));
    await fingers.drag(corner, { x: corner.x + 24, y: corner.y + 24 });
    await expect.poll(async () => (await boxOf(element(page, 'Star'))).width).toBeGreaterThan(before.width + 14);
    await undo(page);
    const handle = await middleOf(page.getByTestId('handle-rotate'));
    const centre = await middleOf(page.getByTestId('selection'));
    // After a quarter turn the handle is at the side.
    const reach = handle.y - centre.y;
    await fingers.drag(handle, { x: centre.x - reach, y: centre.y });
    await expect.poll(() => turnOf(page, 'Star')).toMatch(/^-?(90|270)$/);
    await undo(page);
  });

  test('[B14] [E18] two fingers zoom and pan, one on the ground pans', async () => {
    const before = await boxOf(element(page, 'Front cover'));
    const middle = await middleOf(page.getByTestId('stage'));
    const aside = (x: number, y = 0) => ({ x: middle.x + x, y: middle.y + y });
    await fingers.both([aside(-30), aside(-90)], [aside(30), aside(90)]);
    const zoomed = () => boxOf(element(page, 'Front cover'));
    await expect.poll(async () => (await zoomed()).width / before.width).toBeGreaterThan(2);
    const { x, y } = await zoomed();
    await fingers.both([aside(-30), aside(-10, 20)], [aside(30), aside(50, 20)]);
    await expect.poll(async () => Math.round((await zoomed()).y - y)).toBe(20);
    expect((await zoomed()).x - x).toBeCloseTo(20, 0);
    await page.getByRole('button', { name: /fit the cover/ }).click();
    await expect.poll(async () => Math.round((await zoomed()).width)).toBe(Math.round(before.width));
    const back = await middleOf(element(page, 'Back cover'));
    await fingers.drag({ x: back.x, y: before.y - 4 }, { x: back.x + 40, y: before.y + 20 });
    await expect.poll(async () => Math.round((await zoomed()).x - before.x)).toBeGreaterThan(25);
    await page.getByRole('button', { name: /fit the cover/ }).click();
  });

  test('[B14] [E4] a finger that stays adds to the selection and opens its menu; all of it moves, and comes back by one undo', async () => {
    await fingers.tap(await middleOf(element(page, 'Ellipse')));
    await expectSelected(page, ['Ellipse']);
    await fingers.press(await middleOf(element(page, 'Star')), 650);
    await expectSelected(page, ['Ellipse', 'Star']);
    await expect(page.getByRole('menuitem', { name: 'Group', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    const star = await middleOf(element(page, 'Star'));
    const ellipse = await middleOf(element(page, 'Ellipse'));
    await fingers.drag(ellipse, { x: ellipse.x + 2, y: ellipse.y + 24 });
    await expect.poll(async () => (await middleOf(element(page, 'Star'))).y - star.y).toBeGreaterThan(14);
    await undo(page);
    await expect.poll(async () => Math.round((await middleOf(element(page, 'Star'))).y)).toBe(Math.round(star.y));
  });

  test('[B14] [E4] words are typed on the stage, and nothing lies over them', async () => {
    await fingers.tap(await onFront(page, { x: 0.85, y: 0.12 }));
    await expectSelected(page, ['Title: Book Title']);
    await fingers.tap(await middleOf(page.getByRole('toolbar', { name: 'Selected element' }).getByRole('button', { name: 'Edit text' })));
    await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Small');
    await expect(page.getByTestId('caret')).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Selected element' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(element(page, 'Title: Small')).toBeAttached();
  });

  test('[B14] [E4] the list of layers hides, locks and restacks under a thumb, and what it chooses comes into sight above it', async () => {
    await page.getByRole('button', { name: 'Layers', exact: true }).tap();
    const layers = page.getByTestId('layers');
    await layers.getByRole('button', { name: 'Author: Author Name', exact: true }).tap();
    const sheet = await boxOf(layers);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(page.getByTestId('selection'));
        return y + Math.min(height, 60);
      })
      .toBeLessThan(sheet.y);
    await layers.getByRole('button', { name: 'Hide Ellipse' }).tap();
    await expect(element(page, 'Ellipse')).toHaveCount(0);
    await layers.getByRole('button', { name: 'Show Ellipse' }).tap();
    const row = (name: string) => boxOf(layers.locator('li').filter({ hasText: name }));
    const [from, to] = [await row('Star'), await row('Ellipse')];
    await fingers.drag({ x: from.x + 18, y: from.y + from.height / 2 }, { x: to.x + 18, y: to.y + to.height * 0.9 });
    await expect.poll(async () => (await row('Star')).y).toBeGreaterThan((await row('Ellipse')).y);
    await page.getByRole('button', { name: 'Close the list of layers' }).tap();
    await undo(page);
  });
});

function place({ x, y }: { readonly x: number; readonly y: number }): [number, number] {
  return [x, y];
}

async function selectedNames(page: Page): Promise<readonly string[]> {
  const selected = page.getByRole('list', { name: 'Elements of the cover' }).locator('[aria-pressed="true"]');
  return selected.evaluateAll((nodes) => nodes.map((node) => node.ariaLabel ?? ''));
}
