import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadTheme } from '../admin/load-admin.server.ts';
import { ThemeEditor } from '../admin/theme-editor.tsx';

export function meta() {
  return [{ title: 'Theme · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadTheme(asked);
}

export default function AdminThemeRoute() {
  const theme = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Theme</h1>
      <ThemeEditor theme={theme} />
    </>
  );
}
