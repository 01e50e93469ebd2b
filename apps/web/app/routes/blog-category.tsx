import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogListPage } from '../blog/blog-list-page.tsx';
import { loadCategory } from '../blog/load-blog.server.ts';
import { PageDescription } from '../seo/page-description.tsx';
import { blogMessages } from '../blog/messages.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadCategory(context, params['name'] ?? '');
}

export default function BlogCategoryRoute() {
  const t = useMessages(blogMessages);
  const { category, ...blog } = useLoaderData<typeof loader>();
  const { name, slug, description } = category;
  return (
    <>
      <PageDescription path={`/blog-categories/${slug}`} title={t('listTitle', { name })} description={description || name} />
      <BlogListPage heading={name} lead={description} {...blog} category={slug} />
    </>
  );
}
