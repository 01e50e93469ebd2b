import { createBlogAuthor, deleteBlogAuthor, updateBlogAuthor } from '@coverwright/contracts/calls/admin-blog.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadShelves } from '../admin/load-admin.server.ts';
import { ShelfEditor } from '../admin/shelf-editor.tsx';
import { useAdminDesk } from '../admin/use-admin-desk.ts';

export function meta() {
  return [{ title: 'Authors · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadShelves(asked);
}

export default function AdminAuthorsRoute() {
  const { authors } = useLoaderData<typeof loader>();
  const { change } = useAdminDesk();
  return (
    <ShelfEditor
      heading="Authors"
      thing="author"
      wordsLabel="Bio"
      shelves={authors.map(({ bio, ...shelf }) => ({ ...shelf, words: bio }))}
      onSave={(id, { words, ...named }) => {
        const body = { ...named, bio: words };
        return id === null
          ? change(createBlogAuthor, { body }, `Added “${named.name}”.`)
          : change(updateBlogAuthor, { params: { id }, body }, `Saved “${named.name}”.`);
      }}
      onDelete={({ _id, name }) => change(deleteBlogAuthor, { params: { id: _id } }, `Deleted “${name}”.`)}
    />
  );
}
