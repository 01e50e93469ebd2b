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
  type PostFilter,
  type PostRow,
  type TeaserRow,
} from './blog-repository.ts';
import { isUuid } from '../is-uuid.ts';

export interface BlogTools {
  readonly db: Database;
  readonly clock: Clock;
}

type Blog = AnswerOf<typeof getBlog>;

/** Returns the published posts, with their authors and categories. */
export async function readBlog(tools: BlogTools): Promise<Blog> {
  const [blogs, terms] = await Promise.all([readTeasers(tools), readBlogTerms(tools)]);
  return { blogs, ...terms };
}

/** Returns the published posts without their texts, newest first. @param most maximum number; all by default */
export async function readTeasers({ db, clock }: BlogTools, most?: number): Promise<BlogTeaser[]> {
  return (await listPublished(db, clock.now(), most)).flatMap(teaserOf);
}

/** Returns the authors and categories. */
export async function readBlogTerms({ db }: Pick<BlogTools, 'db'>): Promise<Pick<Blog, 'authors' | 'categories'>> {
  const [authors, categories] = await Promise.all([listAuthors(db), listCategories(db)]);
  return { authors: authors.map(authorOf), categories: categories.map(categoryOf) };
}

/** Returns the blog of one author, by id or slug; null without one. */
export async function readBlogAuthor(tools: BlogTools, id: string): Promise<(Blog & { readonly author: BlogAuthor }) | null> {
  const terms = await readBlogTerms(tools);
  const author = terms.authors.find(({ _id, slug }) => _id === id || slug === id);
  return author ? { ...terms, blogs: await readTeasersOf(tools, { authorId: author._id }), author } : null;
}

/** Returns the blog of one category, by id or slug; null without one. */
export async function readBlogCategory(tools: BlogTools, id: string): Promise<(Blog & { readonly category: BlogCategory }) | null> {
  const terms = await readBlogTerms(tools);
  const category = terms.categories.find(({ _id, slug }) => _id === id || slug === id);
  return category ? { ...terms, blogs: await readTeasersOf(tools, { categoryId: category._id }), category } : null;
}

async function readTeasersOf({ db, clock }: BlogTools, filter: PostFilter): Promise<BlogTeaser[]> {
  return (await listPublished(db, clock.now(), undefined, filter)).flatMap(teaserOf);
}

/** Returns one article, by id or slug; null without one, or if it is not published yet. */
export async function readArticle({ db, clock }: BlogTools, id: string): Promise<BlogArticle | null> {
  const post = await findByEither(db, id);
  return post?.publishedAt && post.publishedAt <= clock.now() ? articleOf(post) : null;
}

/** Returns one article for an editor, as if it were published now. */
export async function previewArticle({ db, clock }: BlogTools, id: string): Promise<BlogArticle | null> {
  const post = await findByEither(db, id);
  return post && articleOf({ ...post, publishedAt: post.publishedAt ?? clock.now() });
}

function findByEither(db: Database, id: string): Promise<PostRow | null> {
  return isUuid(id) ? findPost(db, id) : findPostBySlug(db, id);
}

function articleOf(post: PostRow): BlogArticle | null {
  const [teaser] = teaserOf(post);
  return teaser ? { ...teaser, content: articleContentSchema.parse(post.content) } : null;
}

function teaserOf({ id, slug, title, summary, picture, authorId, categoryId, publishedAt }: TeaserRow): readonly BlogTeaser[] {
  if (publishedAt === null) return [];
  return [{ _id: id, slug, title, summary, picture, author: authorId, category: categoryId, publishedAt: publishedAt.toISOString() }];
}

export function authorOf({ id, ...author }: AuthorRow): BlogAuthor {
  return { _id: id, ...author };
}

export function categoryOf({ id, ...category }: CategoryRow): BlogCategory {
  return { _id: id, ...category };
}
