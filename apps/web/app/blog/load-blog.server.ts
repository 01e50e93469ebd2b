import {
  previewArticle,
  readArticle,
  readBlog,
  readBlogAuthor,
  readBlogCategory,
  readBlogTerms,
} from '@coverwright/server/features/blog/read-blog.ts';
import { data, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

type Context = Readonly<RouterContextProvider>;

export function loadBlog(context: Context) {
  return readBlog(context.get(factsContext).services);
}

/** @throws a 404 if there is no such author */
export async function loadAuthor(context: Context, name: string) {
  return foundOrThrow(await readBlogAuthor(context.get(factsContext).services, name));
}

/** @throws a 404 if there is no such category */
export async function loadCategory(context: Context, name: string) {
  return foundOrThrow(await readBlogCategory(context.get(factsContext).services, name));
}

/** Loads an article with its author and category; administrators see it before it is published. @throws a 404 if there is none */
export async function loadArticle(context: Context, slug: string) {
  const { services, visit } = context.get(factsContext);
  const isEditor = visit.found?.session.role === 'admin';
  const published = await readArticle(services, slug);
  const article = foundOrThrow(published ?? (isEditor ? await previewArticle(services, slug) : null));
  const { authors, categories } = await readBlogTerms(services);
  return {
    article,
    author: authors.find(({ _id }) => _id === article.author) ?? null,
    category: categories.find(({ _id }) => _id === article.category) ?? null,
    isPublished: published !== null,
  };
}

function foundOrThrow<Found>(found: Found | null): Found {
  if (found === null) throw data(null, { status: 404 });
  return found;
}
