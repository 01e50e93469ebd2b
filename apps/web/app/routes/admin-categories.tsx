import { createBlogCategory, deleteBlogCategory, updateBlogCategory } from '@coverwright/contracts/calls/admin-blog.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBlogTerms } from '../admin/load-admin.server.ts';
import { BlogTermEditor } from '../admin/blog-term-editor.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';

export function meta() {
  return [{ title: 'Categories · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadBlogTerms(asked);
}

export default function AdminCategoriesRoute() {
  const { categories } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <BlogTermEditor
      heading="Categories"
      thing="category"
      wordsLabel="Description"
      terms={categories.map(({ description, ...term }) => ({ ...term, words: description }))}
      onSave={(id, { words, ...named }) => {
        const body = { ...named, description: words };
        return id === null
          ? change(createBlogCategory, { body }, `Added “${named.name}”.`)
          : change(updateBlogCategory, { params: { id }, body }, `Saved “${named.name}”.`);
      }}
      onDelete={({ _id, name }) => change(deleteBlogCategory, { params: { id: _id } }, `Deleted “${name}”.`)}
    />
  );
}
