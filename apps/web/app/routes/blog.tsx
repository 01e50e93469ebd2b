import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogListPage } from '../blog/blog-list-page.tsx';
import { loadBlog } from '../blog/load-blog.server.ts';
import { PageDescription } from '../seo/page-description.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return loadBlog(context);
}

const LEAD = 'About book covers: what makes them work, and what happens to them at the printer.';

export default function BlogRoute() {
  const blog = useLoaderData<typeof loader>();
  return (
    <>
      <PageDescription path="/blog" title="Blog · Coverwright" description={LEAD} />
      <link rel="alternate" type="application/rss+xml" title="Coverwright" href="/blog/feed.xml" />
      <BlogListPage heading="Blog" lead={LEAD} {...blog} />
    </>
  );
}
