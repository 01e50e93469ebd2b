import type { Review } from '@coverwright/contracts/calls/reviews.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runAction } from '../actions/run-action.ts';
import { mountForTest } from '../testing/mount-for-test.tsx';
import { toggleReview } from './toggle-review.ts';

const said = { replyTo: null, reviewer: 'Bo', createdAt: '2026-11-21T12:00:00.000Z', resolved: false };
const review: Review = {
  url: 'https://covers.example/review/x',
  expiresAt: '2026-12-05T12:00:00.000Z',
  verdict: { verdict: 'approved', by: 'Bo', at: '2026-11-21T12:00:00.000Z', isOutdated: true },
  comments: [
    { ...said, id: 'a', text: 'Larger, please.', place: { format: 'paperback', panel: 'front', x: 0.25, y: 0.5 } },
    { ...said, id: 'b', text: 'Good spine.', place: { format: 'paperback', panel: 'spine', x: 0.5, y: 0.5 }, resolved: true },
    { ...said, id: 'c', text: 'On the eBook.', place: { format: 'ebook', panel: 'front', x: 0.5, y: 0.5 } },
  ],
};

test('[B13] comments are pinned on the cover where they were set; the panel lists them, and leads to each', async () => {
  const design = createDesign({ format: 'paperback' });
  const { editor, unmount } = await mountForTest(design);
  // Saved as far as the desk knows; the test's server answers nothing, and what is known stays.
  editor.store.setState({ itemId: 'an-item', currentChangesSaved: true });
  editor.review.setState({ review });
  runAction(toggleReview, editor);
  const pin = page.getByRole('button', { name: /^Comment 1 of Bo/ });
  await expect.element(pin).toBeVisible();
  await expect.poll(() => page.getByTestId('review').element().textContent).toMatch(/Approved by Bo.* the cover was saved again since/);
  // A pin of another format is not on this cover, and is on the list.
  await expect.element(page.getByRole('button', { name: /^Comment 3, Front, eBook/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Comment 3 of Bo/ }).elements()).toHaveLength(0);

  const placeOf = () => {
    const { camera } = editor.camera.getState();
    const { front } = geometryOf(design).boards;
    const stage = page.getByTestId('stage').element().getBoundingClientRect();
    return {
      x: stage.x + camera.x + (front.x + front.width * 0.25) * camera.scale,
      y: stage.y + camera.y + (front.y + front.height / 2) * camera.scale,
    };
  };
  // Its lower left corner points at the place.
  const { left, bottom } = pin.element().getBoundingClientRect();
  expect(Math.abs(left - placeOf().x)).toBeLessThan(1);
  expect(Math.abs(bottom - placeOf().y)).toBeLessThan(1);

  await userEvent.click(pin);
  await expect.element(page.getByLabelText('Reply to comment 1')).toBeVisible();
  editor.camera.getState().pan(4000, 0);
  await userEvent.click(page.getByRole('button', { name: /^Comment 2, Spine/ }));
  await expect.element(page.getByRole('button', { name: 'Open it again' })).toBeVisible();
  const { width } = editor.camera.getState().stage;
  const spine = page
    .getByRole('button', { name: /^Comment 2 of Bo/ })
    .element()
    .getBoundingClientRect();
  const stage = page.getByTestId('stage').element().getBoundingClientRect();
  expect(spine.left > stage.left && spine.left < stage.left + width).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Close the review' }));
  expect(page.getByRole('button', { name: /^Comment 1 of Bo/ }).elements()).toHaveLength(0);
  unmount();
});
