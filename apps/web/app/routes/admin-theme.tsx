import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadTheme } from '../admin/load-admin.server.ts';
import { ThemeEditor } from '../admin/theme-editor.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('theme');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadTheme(asked);
}

export default function AdminThemeRoute() {
  const t = useMessages(adminMessages);
  const theme = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('theme')}</h1>
      <ThemeEditor theme={theme} />
    </>
  );
}
