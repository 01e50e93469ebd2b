import type { ReviewComment } from '@coverwright/contracts/calls/reviews.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { guideLines } from '@coverwright/core/geometry/guide-lines.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showForTest } from '../testing/show-for-test.tsx';
import type { ReviewedCover } from './load-review.server.ts';
import { ReviewPage } from './review-page.tsx';

const said: ReviewComment = {
  id: 'a',
  replyTo: null,
  place: { format: 'paperback', panel: 'back', x: 0.5, y: 0.5 },
  reviewer: 'Bo',
  text: 'Larger, please.',
  createdAt: '2026-11-21T12:00:00.000Z',
  resolved: false,
};
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const cover: ReviewedCover = {
  title: 'Salt',
  author: 'A. Name',
  currentFormat: 'paperback',
  covers: [{ format: 'paperback', aspect: 1.4, guides: guideLines(geometryOf(createDesign({ format: 'paperback' }))), picture: PIXEL }],
  savedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-12-05T12:00:00.000Z',
  verdict: null,
  comments: [said],
};

let unmount = () => {};
afterEach(() => unmount());

function open() {
  const sent: unknown[] = [];
  const shown = showForTest(<ReviewPage cover={cover} token="a-token" />, ({ method, body }) => {
    if (method === 'POST') sent.push(body);
    return { comments: method === 'POST' ? [said, { ...said, id: 'b' }] : [said], verdict: null };
  });
  unmount = shown.unmount;
  return sent;
}
const on = (part: string) => page.getByRole('button', { name: `Comment on the ${part}` });
const form = (label: string | RegExp) => page.getByRole('textbox', { name: label });

test('[B13] a comment that is half written goes along with its pin, and is there again after another was looked at', async () => {
  open();
  await userEvent.click(on('front'));
  await userEvent.fill(form('Your comment on the front'), 'The title is');
  await userEvent.click(on('spine'));
  await expect.element(form('Your comment on the spine')).toHaveValue('The title is');
  await userEvent.click(page.getByRole('button', { name: 'Comment 1 of Bo' }));
  await userEvent.fill(form('Your reply to comment 1'), 'I think');
  await userEvent.click(on('back'));
  await expect.element(form('Your comment on the back')).toHaveValue('The title is');
  await userEvent.click(page.getByRole('button', { name: 'Comment 1 of Bo' }));
  await expect.element(form('Your reply to comment 1')).toHaveValue('I think');
});

test('[B13] a comment that was sent leaves nothing written, and the focus at what was said; a cancelled one at the cover', async () => {
  const sent = open();
  await userEvent.fill(form('Your name'), 'Cleo');
  await userEvent.click(on('front'));
  await userEvent.fill(form('Your comment on the front'), 'Good. ');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => sent).toMatchObject([{ reviewer: 'Cleo', text: 'Good.' }]);
  await expect.element(page.getByRole('heading', { name: 'Comments' })).toHaveFocus();
  await userEvent.click(on('front'));
  await expect.element(form('Your comment on the front')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Pin a comment on the cover' })).toHaveFocus();
});
