import { z } from 'zod';
import { articleContentSchema } from '../blog/article-content.ts';
import { defineCall } from './define-call.ts';

export const blogAuthorSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** The author's name in addresses. */
    slug: z.string(),
    bio: z.string(),
  })
  .meta({ id: 'BlogAuthor' });

export const blogCategorySchema = z
  .object({ _id: z.string(), name: z.string(), slug: z.string(), description: z.string() })
  .meta({ id: 'BlogCategory' });

/** An article's entry in lists. */
export const blogTeaserSchema = z
  .object({
    _id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Address of its picture, 1200 × 630 px; null without one. */
    picture: z.string().nullable(),
    author: z.string(),
    category: z.string(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'BlogTeaser' });

export const blogArticleSchema = blogTeaserSchema.extend({ content: articleContentSchema }).meta({ id: 'BlogArticle' });

export type BlogAuthor = z.infer<typeof blogAuthorSchema>;
export type BlogCategory = z.infer<typeof blogCategorySchema>;
export type BlogTeaser = z.infer<typeof blogTeaserSchema>;
export type BlogArticle = z.infer<typeof blogArticleSchema>;

const blogs = z.array(blogTeaserSchema);
const authors = z.array(blogAuthorSchema);
const categories = z.array(blogCategorySchema);
/** An id, or a slug. */
const params = z.object({ id: z.string().max(200) });

export const getBlog = defineCall({
  id: 'getBlog',
  method: 'GET',
  path: '/api/blog',
  auth: 'public',
  cost: 'read',
  summary: 'What is published, newest first. `author` and `category` of an article are ids.',
  answer: z.object({ authors, categories, blogs }).meta({ id: 'Blog' }),
  errors: ['tooManyRequests'],
});

export const getBlogAuthor = defineCall({
  id: 'getBlogAuthor',
  method: 'GET',
  path: '/api/blog/author/{id}',
  auth: 'public',
  cost: 'read',
  summary: 'What one author has published.',
  params,
  answer: z.object({ blogs, authors, categories, author: blogAuthorSchema }).meta({ id: 'BlogOfAuthor' }),
  errors: ['notFound', 'tooManyRequests'],
});

export const getBlogCategory = defineCall({
  id: 'getBlogCategory',
  method: 'GET',
  path: '/api/blog/category/{id}',
  auth: 'public',
  cost: 'read',
  summary: 'What is published in one category.',
  params,
  answer: z.object({ blogs, authors, categories, category: blogCategorySchema }).meta({ id: 'BlogOfCategory' }),
  errors: ['notFound', 'tooManyRequests'],
});

export const getBlogArticle = defineCall({
  id: 'getBlogArticle',
  method: 'GET',
  path: '/api/blog/article/{id}',
  auth: 'public',
  cost: 'read',
  summary: 'One published article, by its id or the name in its address.',
  params,
  answer: blogArticleSchema,
  errors: ['notFound', 'tooManyRequests'],
});
