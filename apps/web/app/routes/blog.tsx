import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogListPage } from '../blog/blog-list-page.tsx';
import { loadBlog } from '../blog/load-blog.server.ts';
import { PageDescription } from '../seo/page-description.tsx';
import { blogMessages } from '../blog/messages.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadBlog(context);
}

export default function BlogRoute() {
  const t = useMessages(blogMessages);
  const blog = useLoaderData<typeof loader>();
  return (
    <>
      <PageDescription path="/blog" title={t('blogTitle')} description={t('lead')} />
      <link rel="alternate" type="application/rss+xml" title="Coverwright" href="/blog/feed.xml" />
      <BlogListPage heading={t('blog')} lead={t('lead')} {...blog} isWhole />
    </>
  );
}
