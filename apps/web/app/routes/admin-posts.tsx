import { deleteBlogPost } from '@coverwright/contracts/calls/admin-blog.ts';
import { Button, Group } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { HeadingRow } from '../admin/heading-row.tsx';
import { loadPosts } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { PageLink } from '../site/page-link.tsx';

const STATES = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

export function meta() {
  return [{ title: 'Posts · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadPosts(asked);
}

export default function AdminPostsRoute() {
  const { posts, authors, categories } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <>
      <HeadingRow heading="Posts">
        <Button component={PageLink} to="/admin-dashboard/posts/new">
          Write a post
        </Button>
      </HeadingRow>
      <AdminTable
        label="Posts"
        rows={posts}
        keyOf={({ _id }) => _id}
        none="Nothing has been written yet."
        columns={[
          { name: 'Title', cell: ({ _id, title }) => <PageLink to={`/admin-dashboard/posts/${_id}`}>{title}</PageLink> },
          { name: 'Author', cell: ({ authorId }) => authors.find(({ _id }) => _id === authorId)?.name },
          { name: 'Category', cell: ({ categoryId }) => categories.find(({ _id }) => _id === categoryId)?.name },
          { name: 'State', isShort: true, cell: ({ state }) => STATES[state] },
          { name: 'Published', cell: ({ publishedAt }) => (publishedAt ? <DateTime at={publishedAt} /> : '–') },
          {
            name: 'Change',
            isShort: true,
            cell: ({ _id, title, slug }) => (
              <Group gap="xs">
                <Button
                  component="a"
                  href={`/blog/${slug}`}
                  target="_blank"
                  size="compact-md"
                  variant="default"
                  aria-label={`View ${title}`}
                >
                  View
                </Button>
                <ConfirmButton
                  action="Delete"
                  label={`Delete ${title}`}
                  question={`“${title}” is deleted for good, and its address leads nowhere.`}
                  onConfirm={() => change(deleteBlogPost, { params: { id: _id } }, `Deleted “${title}”.`)}
                />
              </Group>
            ),
          },
        ]}
      />
    </>
  );
}
