import type { BlogTeaser } from '@coverwright/contracts/calls/blog.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { blogMessages } from './messages.ts';

/** Writes the newest articles as RSS 2.0. @param origin our own address @param locale the language of the articles */
export function writeFeed(origin: string, posts: readonly BlogTeaser[], locale: string): string {
  const t = createTranslator(blogMessages, locale);
  const items = posts.map(({ title, summary, slug, publishedAt }) => {
    const address = `${origin}/blog/${slug}`;
    return [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${escaped(address)}</link>`,
      `<guid>${escaped(address)}</guid>`,
      `<description>${escaped(summary)}</description>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Coverwright</title><link>${escaped(origin)}/blog</link><description>${escaped(t('feedLead'))}</description><language>${locale}</language><atom:link href="${escaped(origin)}/blog/feed.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
