import { z } from 'zod';
import { articleContentSchema } from '../blog/article-content.ts';
import { blogAuthorSchema, blogCategorySchema } from './blog.ts';
import { PICTURE_ERRORS } from './assets.ts';
import { defineCall } from './define-call.ts';

const errors = ['signInRequired', 'adminOnly', 'badRequest', 'tooManyRequests'] as const;

/** The post's name in addresses: lower-case letters, digits and single hyphens. */
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens, such as a-quiet-spine');

const named = { name: z.string().trim().min(1).max(120), slug };
export const authorFieldsSchema = z.object({ ...named, bio: z.string().trim().max(2000) });
export const categoryFieldsSchema = z.object({ ...named, description: z.string().trim().max(2000) });

export const postFieldsSchema = z.object({
  slug,
  title: z.string().trim().min(1).max(200),
  summary: z.string().trim().max(500),
  picture: z
    .string()
    .regex(/^\/(media|site)\/[\w./-]+$/, 'must be a picture of this site')
    .nullable(),
  authorId: z.string().max(200),
  categoryId: z.string().max(200),
  content: articleContentSchema,
  /** Null means a draft; a time in the future schedules the post. */
  publishedAt: z.iso.datetime().nullable(),
});

/** A post for its editors. */
export const blogPostSchema = postFieldsSchema
  .extend({ _id: z.string(), state: z.enum(['draft', 'scheduled', 'published']), updatedAt: z.iso.datetime() })
  .meta({ id: 'BlogPost' });

export type AuthorFields = z.infer<typeof authorFieldsSchema>;
export type CategoryFields = z.infer<typeof categoryFieldsSchema>;
export type PostFields = z.infer<typeof postFieldsSchema>;
export type BlogPost = z.infer<typeof blogPostSchema>;

const params = z.object({ id: z.string().max(200) });
const gone = z.object({ _id: z.string() });

export const listBlogPosts = defineCall({
  id: 'listBlogPosts',
  method: 'GET',
  path: '/api/admin/blog/posts',
  auth: 'admin',
  cost: 'read',
  summary: 'Every post, drafts too, the last changed first. For administrators.',
  answer: z.object({ posts: z.array(blogPostSchema) }).meta({ id: 'BlogPosts' }),
  errors,
});

export const createBlogPost = defineCall({
  id: 'createBlogPost',
  method: 'POST',
  path: '/api/admin/blog/posts',
  auth: 'admin',
  cost: 'write',
  summary: 'Adds a post. For administrators.',
  body: postFieldsSchema,
  answer: blogPostSchema,
  errors: [...errors, 'notFound', 'slugTaken'],
});

export const updateBlogPost = defineCall({
  id: 'updateBlogPost',
  method: 'PUT',
  path: '/api/admin/blog/posts/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Changes a post. For administrators.',
  params,
  body: postFieldsSchema,
  answer: blogPostSchema,
  errors: [...errors, 'notFound', 'slugTaken'],
});

export const deleteBlogPost = defineCall({
  id: 'deleteBlogPost',
  method: 'DELETE',
  path: '/api/admin/blog/posts/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Deletes a post. For administrators.',
  params,
  answer: gone,
  errors: [...errors, 'notFound'],
});

export const createBlogAuthor = defineCall({
  id: 'createBlogAuthor',
  method: 'POST',
  path: '/api/admin/blog/authors',
  auth: 'admin',
  cost: 'write',
  summary: 'Adds an author. For administrators.',
  body: authorFieldsSchema,
  answer: blogAuthorSchema,
  errors: [...errors, 'slugTaken'],
});

export const updateBlogAuthor = defineCall({
  id: 'updateBlogAuthor',
  method: 'PUT',
  path: '/api/admin/blog/authors/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Changes an author. For administrators.',
  params,
  body: authorFieldsSchema,
  answer: blogAuthorSchema,
  errors: [...errors, 'notFound', 'slugTaken'],
});

export const deleteBlogAuthor = defineCall({
  id: 'deleteBlogAuthor',
  method: 'DELETE',
  path: '/api/admin/blog/authors/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Deletes an author of whom no post is left. For administrators.',
  params,
  answer: gone,
  errors: [...errors, 'notFound', 'postsLeft'],
});

export const createBlogCategory = defineCall({
  id: 'createBlogCategory',
  method: 'POST',
  path: '/api/admin/blog/categories',
  auth: 'admin',
  cost: 'write',
  summary: 'Adds a category. For administrators.',
  body: categoryFieldsSchema,
  answer: blogCategorySchema,
  errors: [...errors, 'slugTaken'],
});

export const updateBlogCategory = defineCall({
  id: 'updateBlogCategory',
  method: 'PUT',
  path: '/api/admin/blog/categories/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Changes a category. For administrators.',
  params,
  body: categoryFieldsSchema,
  answer: blogCategorySchema,
  errors: [...errors, 'notFound', 'slugTaken'],
});

export const deleteBlogCategory = defineCall({
  id: 'deleteBlogCategory',
  method: 'DELETE',
  path: '/api/admin/blog/categories/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Deletes a category in which no post is left. For administrators.',
  params,
  answer: gone,
  errors: [...errors, 'notFound', 'postsLeft'],
});

export const saveBlogPicture = defineCall({
  id: 'saveBlogPicture',
  method: 'POST',
  path: '/api/admin/blog/pictures',
  auth: 'admin',
  cost: 'write',
  summary: 'Takes a picture that was put at an offered address for an article; its answer is where everybody sees it. For administrators.',
  body: z.object({ location: z.string().max(500) }),
  answer: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }).meta({ id: 'BlogPicture' }),
  errors: [...errors, ...PICTURE_ERRORS],
});
