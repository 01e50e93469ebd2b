import { createBlogCategory, deleteBlogCategory, updateBlogCategory } from '@coverwright/contracts/calls/admin-blog.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadShelves } from '../admin/load-admin.server.ts';
import { ShelfEditor } from '../admin/shelf-editor.tsx';
import { useAdminDesk } from '../admin/use-admin-desk.ts';

export function meta() {
  return [{ title: 'Categories · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadShelves(asked);
}

export default function AdminCategoriesRoute() {
  const { categories } = useLoaderData<typeof loader>();
  const { change } = useAdminDesk();
  return (
    <ShelfEditor
      heading="Categories"
      thing="category"
      wordsLabel="Description"
      shelves={categories.map(({ description, ...shelf }) => ({ ...shelf, words: description }))}
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
