import type { LoaderFunctionArgs } from 'react-router';
import { loadBlog } from '../blog/load-blog.server.ts';
import { factsContext } from '../page-facts.server.ts';
import { PUBLIC_PATHS } from '../seo/public-paths.ts';
import { writeSitemap } from '../seo/write-sitemap.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { visit } = context.get(factsContext);
  const { blogs, authors, categories } = await loadBlog(context);
  const written = [
    ...blogs.map(({ slug }) => `/blog/${slug}`),
    ...authors.map(({ slug }) => `/blog-authors/${slug}`),
    ...categories.map(({ slug }) => `/blog-categories/${slug}`),
  ];
  return new Response(writeSitemap(visit.origin, [...PUBLIC_PATHS, ...written]), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
