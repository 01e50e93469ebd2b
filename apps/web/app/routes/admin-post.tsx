import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPost } from '../admin/load-admin.server.ts';
import { PostEditor } from '../admin/post-editor.tsx';
import { useIsInBrowser } from '../pages/use-is-in-browser.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('post');
}

export function loader({ params, ...asked }: LoaderFunctionArgs) {
  return loadPost(asked, params['id'] ?? '');
}

export default function AdminPostRoute() {
  const t = useMessages(adminMessages);
  const { post, authors, categories } = useLoaderData<typeof loader>();
  // Only the browser knows an unsaved draft.
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <h1>{post ? t('editAPost') : t('writeAPost')}</h1>
      {isInBrowser ? <PostEditor key={post?._id ?? 'new'} post={post} authors={authors} categories={categories} /> : null}
    </>
  );
}
