import { createBlogCategory, deleteBlogCategory, updateBlogCategory } from '@coverwright/contracts/calls/admin-blog.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBlogTerms } from '../admin/load-admin.server.ts';
import { BlogTermEditor } from '../admin/blog-term-editor.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('categories');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadBlogTerms(asked);
}

export default function AdminCategoriesRoute() {
  const t = useMessages(adminMessages);
  const { categories } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <BlogTermEditor
      heading={t('categories')}
      thing="category"
      wordsLabel={t('description')}
      terms={categories.map(({ description, ...term }) => ({ ...term, words: description }))}
      onSave={(id, { words, ...named }) => {
        const body = { ...named, description: words };
        return id === null
          ? change(createBlogCategory, { body }, t('addedItem', { name: named.name }))
          : change(updateBlogCategory, { params: { id }, body }, t('savedItem', { name: named.name }));
      }}
      onDelete={({ _id, name }) => change(deleteBlogCategory, { params: { id: _id } }, t('deletedItem', { name }))}
    />
  );
}
