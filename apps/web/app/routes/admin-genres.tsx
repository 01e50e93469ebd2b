import { offerGenre } from '@coverwright/contracts/calls/admin-site.ts';
import { Switch } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadGenres } from '../admin/load-admin.server.ts';
import { useAdminActions } from '../admin/use-admin-actions.ts';

export function meta() {
  return [{ title: 'Genres · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadGenres(asked);
}

export default function AdminGenresRoute() {
  const { genres } = useLoaderData<typeof loader>();
  const { change, isBusy } = useAdminActions();
  return (
    <>
      <h1>Genres</h1>
      <p>What is offered stands in the setup, in this order. A cover whose genre is offered no longer keeps it.</p>
      <AdminTable
        label="Genres"
        rows={genres}
        keyOf={({ id }) => id}
        none="There are no genres."
        columns={[
          { name: 'Genre', cell: ({ name }) => name },
          { name: 'Covers', cell: ({ covers }) => covers, isNumber: true },
          {
            name: 'Offered',
            cell: ({ id, name, isOffered }) => (
              <Switch
                aria-label={`Offer ${name}`}
                checked={isOffered}
                disabled={isBusy}
                onChange={() =>
                  void change(
                    offerGenre,
                    { params: { id }, body: { isOffered: !isOffered } },
                    isOffered ? `“${name}” is offered no longer.` : `“${name}” is offered again.`,
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
