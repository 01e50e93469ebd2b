import { deleteBlogPost } from '@coverwright/contracts/calls/admin-blog.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Group } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { HeadingRow } from '../admin/heading-row.tsx';
import { loadPosts } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { PageLink } from '../site/page-link.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('posts');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadPosts(asked);
}

export default function AdminPostsRoute() {
  const t = useMessages(adminMessages);
  const { posts, authors, categories } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <>
      <HeadingRow heading={t('posts')}>
        <Button component={PageLink} to="/admin-dashboard/posts/new">
          {t('writeAPost')}
        </Button>
      </HeadingRow>
      <AdminTable
        label={t('posts')}
        rows={posts}
        keyOf={({ _id }) => _id}
        none={t('noPosts')}
        columns={[
          { name: t('title'), cell: ({ _id, title }) => <PageLink to={`/admin-dashboard/posts/${_id}`}>{title}</PageLink> },
          { name: t('author'), cell: ({ authorId }) => authors.find(({ _id }) => _id === authorId)?.name },
          { name: t('category'), cell: ({ categoryId }) => categories.find(({ _id }) => _id === categoryId)?.name },
          { name: t('state'), isShort: true, cell: ({ state }) => t(state) },
          { name: t('published'), cell: ({ publishedAt }) => (publishedAt ? <DateTime at={publishedAt} /> : '–') },
          {
            name: t('change'),
            isShort: true,
            cell: ({ _id, title, slug }) => (
              <Group gap="xs">
                <Button
                  component="a"
                  href={`/blog/${slug}`}
                  target="_blank"
                  size="compact-md"
                  variant="default"
                  aria-label={t('viewItem', { title })}
                >
                  {t('view')}
                </Button>
                <ConfirmButton
                  action={t('deleteAction')}
                  label={t('deletePost', { title })}
                  question={t('deletePostWarning', { title })}
                  onConfirm={() => change(deleteBlogPost, { params: { id: _id } }, t('deletedItem', { name: title }))}
                />
              </Group>
            ),
          },
        ]}
      />
    </>
  );
}
