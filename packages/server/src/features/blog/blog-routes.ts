import {
  createBlogAuthor,
  createBlogCategory,
  createBlogPost,
  deleteBlogAuthor,
  deleteBlogCategory,
  deleteBlogPost,
  listBlogPosts,
  saveBlogPicture,
  updateBlogAuthor,
  updateBlogCategory,
  updateBlogPost,
} from '@coverwright/contracts/calls/admin-blog.ts';
import { getBlog, getBlogArticle, getBlogAuthor, getBlogCategory } from '@coverwright/contracts/calls/blog.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { AssetTools } from '../assets/create-asset.ts';
import { addPost, changePost, listEditedPosts, removePost } from './edit-posts.ts';
import { deleteBlogTerm, saveBlogTerm } from './edit-terms.ts';
import { createBlogPicture } from './create-blog-picture.ts';
import { readArticle, readBlog, readBlogAuthor, readBlogCategory } from './read-blog.ts';

/** Adds the calls for reading the blog, and for administrators to edit it. */
export function addBlogRoutes(app: App, tools: AssetTools): void {
  handleCall(app, getBlog, async () => succeed(await readBlog(tools)));
  handleCall(app, getBlogAuthor, async ({ params }) => orNotFound(await readBlogAuthor(tools, params.id)));
  handleCall(app, getBlogCategory, async ({ params }) => orNotFound(await readBlogCategory(tools, params.id)));
  handleCall(app, getBlogArticle, async ({ params }) => orNotFound(await readArticle(tools, params.id)));

  handleCall(app, listBlogPosts, async () => succeed({ posts: await listEditedPosts(tools) }));
  handleCall(app, createBlogPost, ({ session, body }) => addPost(tools, session, body));
  handleCall(app, updateBlogPost, ({ session, params, body }) => changePost(tools, session, params.id, body));
  handleCall(app, deleteBlogPost, ({ session, params }) => removePost(tools, session, params.id));
  handleCall(app, createBlogAuthor, ({ session, body }) => saveBlogTerm(tools, session, 'author', body));
  handleCall(app, updateBlogAuthor, ({ session, params, body }) => saveBlogTerm(tools, session, 'author', body, params.id));
  handleCall(app, deleteBlogAuthor, ({ session, params }) => deleteBlogTerm(tools, session, 'author', params.id));
  handleCall(app, createBlogCategory, ({ session, body }) => saveBlogTerm(tools, session, 'category', body));
  handleCall(app, updateBlogCategory, ({ session, params, body }) => saveBlogTerm(tools, session, 'category', body, params.id));
  handleCall(app, deleteBlogCategory, ({ session, params }) => deleteBlogTerm(tools, session, 'category', params.id));
  handleCall(app, saveBlogPicture, ({ session, body }) => createBlogPicture(tools, session.userId, body.location));

  app.get('/media/blog/:name{[0-9a-f-]{36}\\.webp}', async (context) => {
    const bytes = await tools.storage.get(`blog/${context.req.param('name')}`);
    if (!bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

function orNotFound<Answer>(answer: Answer | null): Result<Answer, Refusal> {
  return answer === null ? refuse({ code: 'notFound' }) : succeed(answer);
}
