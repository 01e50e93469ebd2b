import { createBlogAuthor, deleteBlogAuthor, updateBlogAuthor } from '@coverwright/contracts/calls/admin-blog.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBlogTerms } from '../admin/load-admin.server.ts';
import { BlogTermEditor } from '../admin/blog-term-editor.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';

export function meta() {
  return [{ title: 'Authors · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadBlogTerms(asked);
}

export default function AdminAuthorsRoute() {
  const { authors } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <BlogTermEditor
      heading="Authors"
      thing="author"
      wordsLabel="Bio"
      terms={authors.map(({ bio, ...term }) => ({ ...term, words: bio }))}
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
