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
import { asAdmin } from '../../auth/as-admin.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import type { AssetTools } from '../assets/create-asset.ts';
import { addPost, changePost, listEditedPosts, removePost } from './edit-posts.ts';
import { deleteBlogTerm, saveBlogTerm } from './edit-terms.ts';
import { createBlogPicture } from './create-blog-picture.ts';
import { readArticle, readBlog, readBlogAuthor, readBlogCategory } from './read-blog.ts';

/** The blog, for everybody; and its editing, for administrators. */
export function addBlogRoutes(app: App, tools: AssetTools): void {
  answerCall(app, getBlog, async () => succeed(await readBlog(tools)));
  answerCall(app, getBlogAuthor, async ({ params }) => orNotFound(await readBlogAuthor(tools, params.id)));
  answerCall(app, getBlogCategory, async ({ params }) => orNotFound(await readBlogCategory(tools, params.id)));
  answerCall(app, getBlogArticle, async ({ params }) => orNotFound(await readArticle(tools, params.id)));

  answerCall(app, listBlogPosts, ({ visit }) => asAdmin(visit, async () => succeed({ posts: await listEditedPosts(tools) })));
  answerCall(app, createBlogPost, ({ visit, body }) => asAdmin(visit, (admin) => addPost(tools, admin, body)));
  answerCall(app, updateBlogPost, ({ visit, params, body }) => asAdmin(visit, (admin) => changePost(tools, admin, params.id, body)));
  answerCall(app, deleteBlogPost, ({ visit, params }) => asAdmin(visit, (admin) => removePost(tools, admin, params.id)));
  answerCall(app, createBlogAuthor, ({ visit, body }) => asAdmin(visit, (admin) => saveBlogTerm(tools, admin, 'author', body)));
  answerCall(app, updateBlogAuthor, ({ visit, params, body }) =>
    asAdmin(visit, (admin) => saveBlogTerm(tools, admin, 'author', body, params.id)),
  );
  answerCall(app, deleteBlogAuthor, ({ visit, params }) => asAdmin(visit, (admin) => deleteBlogTerm(tools, admin, 'author', params.id)));
  answerCall(app, createBlogCategory, ({ visit, body }) => asAdmin(visit, (admin) => saveBlogTerm(tools, admin, 'category', body)));
  answerCall(app, updateBlogCategory, ({ visit, params, body }) =>
    asAdmin(visit, (admin) => saveBlogTerm(tools, admin, 'category', body, params.id)),
  );
  answerCall(app, deleteBlogCategory, ({ visit, params }) =>
    asAdmin(visit, (admin) => deleteBlogTerm(tools, admin, 'category', params.id)),
  );
  answerCall(app, saveBlogPicture, ({ visit, body }) => asAdmin(visit, (admin) => createBlogPicture(tools, admin.userId, body.location)));

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
