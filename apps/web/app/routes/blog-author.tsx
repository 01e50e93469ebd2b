import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogListPage } from '../blog/blog-list-page.tsx';
import { loadAuthor } from '../blog/load-blog.server.ts';
import { PageDescription } from '../seo/page-description.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadAuthor(context, params['name'] ?? '');
}

export default function BlogAuthorRoute() {
  const { author, ...blog } = useLoaderData<typeof loader>();
  return (
    <>
      <PageDescription
        path={`/blog-authors/${author.slug}`}
        title={`${author.name} · Coverwright blog`}
        description={author.bio || author.name}
      />
      <BlogListPage heading={author.name} lead={author.bio} {...blog} />
    </>
  );
}
