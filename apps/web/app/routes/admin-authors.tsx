import { createBlogAuthor, deleteBlogAuthor, updateBlogAuthor } from '@coverwright/contracts/calls/admin-blog.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBlogTerms } from '../admin/load-admin.server.ts';
import { BlogTermEditor } from '../admin/blog-term-editor.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('authors');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadBlogTerms(asked);
}

export default function AdminAuthorsRoute() {
  const t = useMessages(adminMessages);
  const { authors } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <BlogTermEditor
      heading={t('authors')}
      thing="author"
      wordsLabel={t('bio')}
      terms={authors.map(({ bio, ...term }) => ({ ...term, words: bio }))}
      onSave={(id, { words, ...named }) => {
        const body = { ...named, bio: words };
        return id === null
          ? change(createBlogAuthor, { body }, t('addedItem', { name: named.name }))
          : change(updateBlogAuthor, { params: { id }, body }, t('savedItem', { name: named.name }));
      }}
      onDelete={({ _id, name }) => change(deleteBlogAuthor, { params: { id: _id } }, t('deletedItem', { name }))}
    />
  );
}
