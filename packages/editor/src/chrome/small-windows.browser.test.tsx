import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

const WINDOWS = [
  ['a laptop at 200 % zoom', 720, 450],
  ['a phone on its side', 740, 360],
  ['a small window', 640, 480],
] as const;

const boxOf = (id: string) => page.getByTestId(id).element().getBoundingClientRect();

describe.each(WINDOWS)('on %s', (_, width, height) => {
  test('[B14] [E18] the stage is the largest thing, and an open drawer lies over it without making it smaller', async () => {
    mounted = await mountForTest(createDesign());
    await page.viewport(width, height);
    const { store } = mounted.editor;
    store.getState().closeDrawer();
    await expect.element(page.getByTestId('drawer')).not.toBeInTheDocument();
    await expect.poll(() => boxOf('stage').width).toBeLessThanOrEqual(width);
    const alone = boxOf('stage');
    // The stage has more than half of the window, although the tour is still offered above it.
    expect((alone.width * alone.height) / (width * height)).toBeGreaterThan(0.5);
    store.getState().openTab('SPINE');
    await expect.element(page.getByTestId('drawer')).toBeVisible();
    expect(boxOf('stage').width).toBe(alone.width);
    expect(boxOf('stage').height).toBe(alone.height);
  });
});
