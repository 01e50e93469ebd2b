import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadBlog } from '../blog/load-blog.server.ts';
import { writeFeed } from '../blog/write-feed.ts';
import { factsContext } from '../page-facts.server.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { blogs } = await loadBlog(context);
  const feed = writeFeed(context.get(factsContext).visit.origin, blogs, DEFAULT_LOCALE);
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
