import {
  createBlogAuthor,
  createBlogCategory,
  createBlogPost,
  deleteBlogAuthor,
  deleteBlogCategory,
  deleteBlogPost,
  listBlogPosts,
  type PostFields,
  saveBlogPicture,
  updateBlogAuthor,
  updateBlogPost,
} from '@coverwright/contracts/calls/admin-blog.ts';
import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { getBlog, getBlogArticle, getBlogAuthor, getBlogCategory } from '@coverwright/contracts/calls/blog.ts';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '../../db/schema.ts';
import { signUpAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { seedBlog } from './seed-blog.ts';

const ADMIN = 'editor@example.org';
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const titleOf = (post: unknown) => z.object({ title: z.string() }).parse(post).title;
const text = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});

describe.each(DATABASE_KINDS)('the blog on %s', (kind) => {
  let server: TestServer;
  let admin: Visitor;
  let reader: Visitor;
  let fields: PostFields;
  beforeAll(async () => {
    server = await startTestServer(kind, { environment: { ADMIN_EMAILS: ADMIN } });
    admin = createVisitor(server.url);
    await signUpAs(server, admin, ADMIN);
    reader = createVisitor(server.url);
    const author = await admin.call(createBlogAuthor, { body: { name: 'Ada Press', slug: 'ada-press', bio: 'Reads rules.' } });
    const category = await admin.call(createBlogCategory, { body: { name: 'Ink', slug: 'ink', description: 'Wet.' } });
    fields = {
      slug: 'a-new-post',
      title: 'A new post',
      summary: 'New.',
      picture: null,
      authorId: author._id,
      categoryId: category._id,
      content: text('Words.'),
      publishedAt: null,
    };
  });
  afterAll(() => server.close());

  test('[M4] a new blog begins with articles of substance, each by somebody and about something', async () => {
    const { blogs, authors, categories } = await reader.call(getBlog);
    expect(blogs.length).toBeGreaterThanOrEqual(6);
    for (const { slug, author, category } of blogs) {
      expect(authors.map(({ _id }) => _id)).toContain(author);
      expect(categories.map(({ _id }) => _id)).toContain(category);
      expect(JSON.stringify((await reader.call(getBlogArticle, { params: { id: slug } })).content).length).toBeGreaterThan(2500);
    }
    await seedBlog(server.services.db, server.services.makeId);
    expect((await reader.call(getBlog)).blogs).toHaveLength(blogs.length);
  });

  test('[M4] [M6] a draft is the editors’ alone; published, it is in the blog, its author’s list and its category’s; later, not before', async () => {
    const post = await admin.call(createBlogPost, { body: fields });
    const isSeen = async () => (await reader.call(getBlog)).blogs.some(({ _id }) => _id === post._id);
    expect(post.state).toBe('draft');
    expect(await isSeen()).toBe(false);
    expect((await reader.refusal(getBlogArticle, { params: { id: post._id } })).code).toBe('notFound');
    const publish = (publishedAt: string) => admin.call(updateBlogPost, { params: { id: post._id }, body: { ...fields, publishedAt } });
    expect((await publish('2999-01-01T00:00:00.000Z')).state).toBe('scheduled');
    expect(await isSeen()).toBe(false);
    expect((await publish('2026-01-01T00:00:00.000Z')).state).toBe('published');
    expect(await isSeen()).toBe(true);
    for (const id of ['ada-press', fields.authorId]) {
      const { author, blogs } = await reader.call(getBlogAuthor, { params: { id } });
      expect([author.name, blogs.map(({ slug }) => slug)]).toEqual(['Ada Press', ['a-new-post']]);
    }
    expect((await reader.call(getBlogCategory, { params: { id: 'ink' } })).blogs).toHaveLength(1);
    expect((await reader.call(getBlogArticle, { params: { id: 'a-new-post' } })).content).toEqual(fields.content);
    expect((await admin.refusal(deleteBlogAuthor, { params: { id: fields.authorId } })).code).toBe('postsLeft');
    expect((await admin.refusal(createBlogPost, { body: fields })).code).toBe('slugTaken');
    await admin.call(deleteBlogPost, { params: { id: post._id } });
    expect(await isSeen()).toBe(false);
  });

  test('[M6] of those that take one address at once all but one are told that it is taken; changes at once note what each changed', async () => {
    const body = { ...fields, slug: 'contended' };
    const outcome = (answers: readonly PromiseSettledResult<unknown>[]) =>
      answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : String(answer.reason).replace(/^.*"code":"(\w+)".*$/s, '$1')));
    const posts = outcome(await Promise.allSettled([1, 2, 3].map(() => admin.call(createBlogPost, { body }))));
    expect(posts.toSorted()).toEqual(['done', 'slugTaken', 'slugTaken']);
    const author = { name: 'Contended', slug: 'contended', bio: '' };
    const authors = outcome(await Promise.allSettled([1, 2].map(() => admin.call(createBlogAuthor, { body: author }))));
    expect(authors.toSorted()).toEqual(['done', 'slugTaken']);
    const { posts: all } = await admin.call(listBlogPosts);
    const id = all.find(({ slug }) => slug === 'contended')?._id ?? '';
    // Two simultaneous changes are each logged with the value that they changed.
    await Promise.all(['One', 'Two'].map((title) => admin.call(updateBlogPost, { params: { id }, body: { ...body, title } })));
    const rows = await server.services.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.createdAt);
    const titles = rows.slice(1).map(({ before, after }) => [titleOf(before), titleOf(after)]);
    const [[first, second] = [], [third] = []] = titles;
    expect([titles.length, first, third]).toEqual([2, fields.title, second]);
    await admin.call(deleteBlogPost, { params: { id } });
    expect((await admin.refusal(updateBlogPost, { params: { id }, body })).code).toBe('notFound');
  });

  test('[M6] who is no administrator is let into none of it', async () => {
    const stranger = createVisitor(server.url);
    await signUpAs(server, stranger, 'stranger@example.org');
    const params = { id: NOBODYS };
    const asked = [
      [listBlogPosts, {}],
      [createBlogPost, { body: fields }],
      [updateBlogPost, { params, body: fields }],
      [deleteBlogPost, { params }],
      [createBlogAuthor, { body: { name: 'X', slug: 'x', bio: '' } }],
      [updateBlogAuthor, { params, body: { name: 'X', slug: 'x', bio: '' } }],
      [deleteBlogAuthor, { params }],
      [createBlogCategory, { body: { name: 'X', slug: 'x', description: '' } }],
      [deleteBlogCategory, { params }],
      [saveBlogPicture, { body: { location: 'incoming/x' } }],
    ] as const;
    for (const [call, asking] of asked) {
      expect([call.id, (await stranger.refusal(call, asking)).code]).toEqual([call.id, 'adminOnly']);
      expect([call.id, (await reader.refusal(call, asking)).code]).toEqual([call.id, 'signInRequired']);
    }
  });

  test('[M6] what is no text of an article is refused: addresses that run something, pictures from elsewhere', async () => {
    const refused = async (node: unknown) => {
      const content = { type: 'doc', content: [node] } as unknown as PostFields['content'];
      return (await admin.refusal(createBlogPost, { body: { ...fields, slug: 'bad', content } })).code;
    };
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    expect(await refused({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] })).toBe('badRequest');
    expect(await refused({ type: 'image', attrs: { src: 'https://elsewhere.example/x.png' } })).toBe('badRequest');
    expect(await refused({ type: 'script' })).toBe('badRequest');
    expect((await admin.refusal(createBlogPost, { body: { ...fields, slug: 'Not A Slug' } })).code).toBe('badRequest');
    expect((await admin.refusal(createBlogPost, { body: { ...fields, slug: 'x', authorId: NOBODYS } })).code).toBe('notFound');
  });

  test('[M6] a picture is brought for all to see, and each change is in the audit log', async () => {
    const { uploadUrl, location } = await admin.call(getUploadUrl, { query: { extension: 'png' } });
    const png = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    await admin.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(png) });
    const picture = await admin.call(saveBlogPicture, { body: { location } });
    expect(picture).toMatchObject({ width: 1600, height: 800 });
    const answer = await reader.fetch(picture.src);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await reader.fetch(`/media/blog/${NOBODYS}.webp`)).status).toBe(404);
    const category = await admin.call(createBlogCategory, { body: { name: 'Soon gone', slug: 'soon-gone', description: '' } });
    await admin.call(deleteBlogCategory, { params: { id: category._id } });
    const noted = await server.services.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(2);
    expect(noted.map(({ action }) => action).toSorted()).toEqual(['category.create', 'category.delete']);
  });
});
