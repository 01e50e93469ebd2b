import type { Review } from '@coverwright/contracts/calls/reviews.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toggleLayers } from '../actions/layer-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { toggleBook } from '../book-view/toggle-book.ts';
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
  // The cover counts as saved, and the test's server answers nothing, so the known review stays.
  editor.store.setState({ itemId: 'an-item', currentChangesSaved: true });
  editor.review.setState({ review });
  runAction(toggleReview, editor);
  const pin = page.getByRole('button', { name: /^Comment 1 of Bo/ });
  await expect.element(pin).toBeVisible();
  await expect.poll(() => page.getByTestId('review').element().textContent).toMatch(/Approved by Bo.* the cover has changed since/);
  // The pin of another format is not on this cover, but its comment is on the list.
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
  // The pin's lower left corner points at the place.
  const { left, bottom } = pin.element().getBoundingClientRect();
  expect(Math.abs(left - placeOf().x)).toBeLessThan(1);
  expect(Math.abs(bottom - placeOf().y)).toBeLessThan(1);

  await userEvent.click(pin);
  await expect.element(page.getByLabelText('Reply to comment 1')).toBeVisible();
  editor.camera.getState().pan(4000, 0);
  await userEvent.click(page.getByRole('button', { name: /^Comment 2, Spine/ }));
  await expect.element(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
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

/** Opens the panel of a review whose responses the test gives one by one. */
async function openPanel() {
  const mounted = await mountForTest(createDesign({ format: 'paperback' }));
  const asked: { readonly method: string; readonly path: string; answer(body: unknown): Promise<void> }[] = [];
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.includes('/review')) return stubbed(address, init);
    return new Promise<Response>((resolve) => {
      const answer = async (body: unknown) => {
        const response = new Response(JSON.stringify(body));
        const reading = vi.spyOn(response, 'json');
        resolve(response);
        // Waits until the request has been answered and its effects have run.
        await expect.poll(() => reading).toHaveResolved();
        await new Promise(requestAnimationFrame);
      };
      asked.push({ method: init?.method ?? 'GET', path: address, answer });
    });
  });
  mounted.editor.store.setState({ itemId: 'an-item', currentChangesSaved: true });
  mounted.editor.review.setState({ review });
  runAction(toggleReview, mounted.editor);
  await expect.poll(() => asked.length).toBe(1);
  return { ...mounted, asked };
}

test('[B13] what is sent is not sent twice, however often it is pressed', async () => {
  const { asked, unmount } = await openPanel();
  await userEvent.click(page.getByRole('button', { name: 'Send by mail' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'To' }), 'bo@covers.example');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: /^Comment 1, Front/ }));
  await userEvent.dblClick(page.getByRole('button', { name: 'Resolved' }));
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT']);
  unmount();
});

test('[B13] what was read before a change takes nothing of it back', async () => {
  const { asked, editor, unmount } = await openPanel();
  await userEvent.click(page.getByRole('button', { name: /^Comment 1, Front/ }));
  await userEvent.click(page.getByRole('button', { name: 'Resolved' }));
  await expect.poll(() => asked.length).toBe(2);
  const changed = { ...review, comments: review.comments.map((comment) => ({ ...comment, resolved: true })) };
  await asked[1]?.answer({ review: changed });
  await expect.poll(() => editor.review.getState().review).toEqual(changed);
  await asked[0]?.answer({ review });
  expect(editor.review.getState().review).toEqual(changed);
  unmount();
});

test('[B13] where the book and a list leave nothing of the cover, the one that is opened puts the other away', async () => {
  const { editor, unmount } = await mountForTest(createDesign({ format: 'paperback' }));
  const open = () => ({
    book: editor.resources.bookView.getState().isOpen,
    review: editor.review.getState().isOpen,
    layers: editor.view.getState().layersOpen,
  });
  // The toggles run in one task, so the book is never drawn.
  const after = [toggleReview, toggleBook, toggleReview, toggleBook, toggleLayers].map((action) => {
    runAction(action, editor);
    return open();
  });
  expect(after).toEqual([
    { book: false, review: true, layers: false },
    { book: true, review: false, layers: false },
    { book: false, review: true, layers: false },
    { book: true, review: false, layers: false },
    { book: false, review: false, layers: true },
  ]);
  unmount();
});
