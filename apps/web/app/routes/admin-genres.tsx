import { setGenreOffered } from '@coverwright/contracts/calls/admin-site.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Switch } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadGenres } from '../admin/load-admin.server.ts';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('genres');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadGenres(asked);
}

export default function AdminGenresRoute() {
  const t = useMessages(adminMessages);
  const { genres } = useLoaderData<typeof loader>();
  const { change, isBusy } = useAdminActions();
  return (
    <>
      <h1>{t('genres')}</h1>
      <p>{t('genresHint')}</p>
      <AdminTable
        label={t('genres')}
        rows={genres}
        keyOf={({ id }) => id}
        none={t('noGenres')}
        columns={[
          { name: t('genre'), cell: ({ name }) => name },
          { name: t('covers'), cell: ({ covers }) => covers, isNumber: true },
          {
            name: t('offered'),
            cell: ({ id, name, isOffered }) => (
              <Switch
                aria-label={t('offer', { name })}
                checked={isOffered}
                disabled={isBusy}
                onChange={() =>
                  void change(
                    setGenreOffered,
                    { params: { id }, body: { isOffered: !isOffered } },
                    isOffered ? t('genreHidden', { name }) : t('genreOffered', { name }),
                  )
                }
              />
            ),
          },
        ]}
      />
    </>
  );
}
