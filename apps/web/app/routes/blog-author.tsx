import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogListPage } from '../blog/blog-list-page.tsx';
import { loadAuthor } from '../blog/load-blog.server.ts';
import { PageDescription } from '../seo/page-description.tsx';
import { blogMessages } from '../blog/messages.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadAuthor(context, params['name'] ?? '');
}

export default function BlogAuthorRoute() {
  const t = useMessages(blogMessages);
  const { author, ...blog } = useLoaderData<typeof loader>();
  return (
    <>
      <PageDescription
        path={`/blog-authors/${author.slug}`}
        title={t('listTitle', { name: author.name })}
        description={author.bio || author.name}
      />
      <BlogListPage heading={author.name} lead={author.bio} {...blog} />
    </>
  );
}
