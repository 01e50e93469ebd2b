import { articleContentSchema } from '@coverwright/contracts/blog/article-content.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { BlogArticle, BlogAuthor, BlogCategory, BlogTeaser, getBlog } from '@coverwright/contracts/calls/blog.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import {
  type AuthorRow,
  type CategoryRow,
  findPost,
  findPostBySlug,
  listAuthors,
  listCategories,
  listPublished,
  type PostRow,
} from './blog-repository.ts';
import { isUuid } from '../is-uuid.ts';

export interface BlogTools {
  readonly db: Database;
  readonly clock: Clock;
}

type Blog = AnswerOf<typeof getBlog>;

/** What is published by now, who wrote it and what about. */
export async function readBlog({ db, clock }: BlogTools): Promise<Blog> {
  const [posts, authors, categories] = await Promise.all([listPublished(db, clock.now()), listAuthors(db), listCategories(db)]);
  return { blogs: posts.flatMap(teaserOf), authors: authors.map(authorOf), categories: categories.map(categoryOf) };
}

/** The blog of one author, by id or by the name in addresses; null when there is none. */
export async function readBlogAuthor(tools: BlogTools, id: string): Promise<(Blog & { readonly author: BlogAuthor }) | null> {
  const blog = await readBlog(tools);
  const author = blog.authors.find(({ _id, slug }) => _id === id || slug === id);
  return author ? { ...blog, blogs: blog.blogs.filter((post) => post.author === author._id), author } : null;
}

/** The blog of one category, by id or by the name in addresses; null when there is none. */
export async function readBlogCategory(tools: BlogTools, id: string): Promise<(Blog & { readonly category: BlogCategory }) | null> {
  const blog = await readBlog(tools);
  const category = blog.categories.find(({ _id, slug }) => _id === id || slug === id);
  return category ? { ...blog, blogs: blog.blogs.filter((post) => post.category === category._id), category } : null;
}

/**
 * One article, by id or by the name in its address; null when there is none, or it is not published yet.
 * @param isPreview true for an editor, who sees it before.
 */
export async function readArticle({ db, clock }: BlogTools, id: string, isPreview = false): Promise<BlogArticle | null> {
  const post = isUuid(id) ? await findPost(db, id) : await findPostBySlug(db, id);
  if (!post) return null;
  const now = clock.now();
  if (!isPreview && (post.publishedAt === null || post.publishedAt > now)) return null;
  const [teaser] = teaserOf({ ...post, publishedAt: post.publishedAt ?? now });
  return teaser ? { ...teaser, content: articleContentSchema.parse(post.content) } : null;
}

function teaserOf({ id, slug, title, summary, picture, authorId, categoryId, publishedAt }: PostRow): readonly BlogTeaser[] {
  if (publishedAt === null) return [];
  return [{ _id: id, slug, title, summary, picture, author: authorId, category: categoryId, publishedAt: publishedAt.toISOString() }];
}

export function authorOf({ id, ...author }: AuthorRow): BlogAuthor {
  return { _id: id, ...author };
}

export function categoryOf({ id, ...category }: CategoryRow): BlogCategory {
  return { _id: id, ...category };
}
