import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

const PICTURE = { width: 120, height: 180 };

/** Creates a picture of one warm brown. */
function brownPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#8a5a32';
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  return canvas.convertToBlob();
}

/** Creates a cover with that picture on its front and unchanged panels. */
function designWithPicture(): Design {
  const image = { type: 'library', assetId: 'library/brown', ...PICTURE };
  const commands = [
    { name: 'choose-cover-image', image },
    { name: 'set-cover-image-format', format: 'front' },
  ] as const;
  return commands.reduce((design: Design, command) => {
    const changed = applyCommand(design, command);
    if (!changed.ok) throw new Error(changed.fault.message);
    return changed.value;
  }, createDesign());
}

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(designWithPicture(), { 'library/brown': await brownPicture() });
  await page.getByRole('navigation', { name: 'Parts of the cover' }).getByRole('button', { name: 'Filter' }).click();
  const hasPalette = () => mounted.editor.resources.filtering.palette.getState().colours.length > 0;
  await vi.waitUntil(hasPalette, { timeout: 60_000 });
});
afterEach(() => mounted.unmount());

const history = () => mounted.editor.store.getState().history;
const spine = () => history().present.spine.panel.colour;

describe('filter sliders', () => {
  test('[E3] a slide is one step, the preview ends with it, and the filter is kept under a name, newest first', async () => {
    const warmth = page.getByRole('slider', { name: 'Warmth' });
    warmth.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => history().present.coverImage.imageFilter?.adjustments?.warmth).toBeCloseTo(0.01, 6);
    expect(history().past).toHaveLength(1);
    await expect.poll(() => mounted.editor.resources.filtering.live.state.getState().isLive).toBe(false);
    await page.getByRole('textbox', { name: 'Name of the filter' }).fill('Clay');
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await expect.poll(() => history().present.customFilters.map(({ name }) => name)).toEqual(['Clay']);
    await expect.element(page.getByRole('button', { name: 'Clay', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  test('[D10] [E13] another filter gives another palette; the panels follow within the same step, and undo brings both back', async () => {
    const before = spine();
    await page.getByRole('button', { name: 'Night', exact: true }).click();
    await expect.poll(spine).not.toEqual(before);
    expect(spine().b).toBeGreaterThan(spine().r);
    expect(history().past).toHaveLength(1);
    mounted.editor.store.getState().undo();
    expect(spine()).toEqual(before);
    expect(history().present.coverImage.imageFilter).toBeNull();
  });
});

describe('treatment', () => {
  test('[B22] a screen, a fade and an extension are steps of undo; taken away, they leave no trace', async () => {
    const before = history().present.coverImage;
    const choose = (group: string, name: string) =>
      page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
    await choose('Screen', 'Dots');
    expect(history().present.coverImage.screen).toMatchObject({ kind: 'dots' });
    await page.getByRole('switch', { name: 'Background of the screen' }).click();
    expect(history().present.coverImage.screen?.ground).toBeNull();
    const fade = page.getByRole('slider', { name: 'Fade at the top' });
    fade.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => history().present.coverImage.fade?.top).toBeCloseTo(0.01, 6);
    await choose('Extend', 'Top');
    expect(history().present.coverImage.extension).toEqual({ edge: 'top', share: 0.4 });
    expect(history().past).toHaveLength(4);
    await choose('Screen', 'None');
    await choose('Extend', 'None');
    fade.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => history().present.coverImage).toEqual(before);
  });

  test('[B22] a map of colors is kept with the filter, and can be opened and taken away again', async () => {
    await page.getByRole('switch', { name: 'Map to colors' }).click();
    await expect.poll(() => history().present.coverImage.imageFilter?.adjustments?.map?.stops.length).toBe(3);
    await expect.element(page.getByRole('group', { name: 'Colors from shade to light' })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: 'Warmth' })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Map to colors' }).click();
    await expect.poll(() => history().present.coverImage.imageFilter).toBeNull();
  });
});

describe('the eyedropper', () => {
  test('[E13] takes the painted colour under it by keyboard, and Escape leaves everything as it was', async () => {
    const { eyedropper } = mounted.editor.resources;
    const picked: unknown[] = [];
    const ask = () => eyedropper.setState({ request: { onPick: (colour) => picked.push(colour) } });
    ask();
    await expect.element(page.getByTestId('eyedropper')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => eyedropper.getState().request).toBeNull();
    expect(picked).toEqual([]);
    ask();
    await expect.element(page.getByTestId('eyedropper')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    // The middle of the stage is the spine, and so are the ten pixels to its left.
    expect(picked).toEqual([{ r: 0, g: 0, b: 0, a: 1 }]);
    expect(eyedropper.getState().request).toBeNull();
  });
});
