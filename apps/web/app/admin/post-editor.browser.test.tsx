import type { BlogPost } from '@coverwright/contracts/calls/admin-blog.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showForTest } from '../testing/show-for-test.tsx';
import type { AdminActions } from './use-admin-actions.ts';
import { PostEditor } from './post-editor.tsx';

const authors = [{ _id: 'ann', slug: 'ann', name: 'Ann', bio: '' }];
const categories = [{ _id: 'news', slug: 'news', name: 'News', description: '' }];
const post: BlogPost = {
  _id: 'a-post',
  slug: 'salt',
  title: 'Salt',
  summary: '',
  picture: null,
  authorId: 'ann',
  categoryId: 'news',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Of salt.' }] }] },
  publishedAt: null,
  state: 'draft',
  updatedAt: '2026-11-21T12:00:00.000Z',
};

/** Returns the requests to the server, and a function that completes its saves. */
function open(before: BlogPost | null, { pictures = Promise.resolve() }: { readonly pictures?: Promise<void> } = {}) {
  const saved: unknown[] = [];
  const saves: (() => void)[] = [];
  const actions: AdminActions = {
    isBusy: false,
    async change(_call, asking, _said, onDone) {
      const { body } = asking as { readonly body: object };
      saved.push(body);
      await new Promise<void>((resolve) => void saves.push(resolve));
      // Only the id of the answer is read.
      onDone?.({ ...body, _id: 'made' } as never);
      return null;
    },
  };
  const shown = showForTest(
    <PostEditor post={before} authors={authors} categories={categories} />,
    async ({ path }) => {
      if (path === '/api/upload') return new Response(null);
      await pictures;
      if (path.endsWith('/pictures')) return { src: '/media/a.png', width: 1, height: 1 };
      return { uploadUrl: '/api/upload', location: 'uploads/a.png', maxBytes: 1000 };
    },
    actions,
  );
  unmount = shown.unmount;
  const letGo = async () => {
    await expect.poll(() => saves.length).toBeGreaterThan(0);
    saves.shift()?.();
  };
  return { ...shown, saved, letGo };
}

let unmount = () => {};
afterEach(() => {
  unmount();
  sessionStorage.clear();
});

const title = () => page.getByRole('textbox', { name: 'Title' });
const text = () => page.getByRole('textbox', { name: 'Text of the post' });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));

test('[M6] what is typed while a picture is on its way stays', async () => {
  let arrive = () => {};
  open(post, {
    pictures: new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  });
  await userEvent.upload(page.getByLabelText('Picture of the post'), new File(['x'], 'a.png', { type: 'image/png' }));
  await userEvent.fill(title(), 'Salt and light');
  arrive();
  await expect.element(page.getByAltText('At the head of the post')).toBeInTheDocument();
  await expect.element(title()).toHaveValue('Salt and light');
});

test('[M6] a text that cannot be published is not saved, and that is said until it is mended', async () => {
  const { saved } = open(post);
  await userEvent.click(text());
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.click(page.getByRole('button', { name: 'Link', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Enter URL' }), 'tel:+44');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Link' })).not.toBeInTheDocument();
  const fault = page.getByRole('alert').getByText(/^A link must begin with https/);
  await expect.element(fault).toBeVisible();
  await save();
  await expect.element(page.getByText(/^Not saved. A link must begin/)).toBeVisible();
  expect(saved).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Remove link' }));
  await expect.element(page.getByText(/A link must begin/)).not.toBeInTheDocument();
  await save();
  await expect.poll(() => saved.length).toBe(1);
});

test('[M6] what is typed while a save is on its way is kept in this tab, and is no news of an earlier visit', async () => {
  const { saved, letGo } = open(post);
  await userEvent.fill(title(), 'Salt and light');
  await save();
  await expect.poll(() => saved.length).toBe(1);
  await userEvent.fill(title(), 'Salt and light and air');
  await letGo();
  await expect.element(title()).toHaveValue('Salt and light and air');
  expect(sessionStorage.getItem('coverwright-post-a-post')).toContain('Salt and light and air');
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
});

test('[M6] a new post on which more was written while it was saved is gone on with at its own place', async () => {
  const { letGo, path } = open(null);
  await userEvent.fill(title(), 'Salt');
  await save();
  await userEvent.fill(title(), 'Salt and light');
  await letGo();
  await expect.poll(path).toBe('/admin-dashboard/posts/made');
  expect(sessionStorage.getItem('coverwright-post-made')).toContain('Salt and light');
  expect(sessionStorage.getItem('coverwright-post-new')).toBe(null);
});
