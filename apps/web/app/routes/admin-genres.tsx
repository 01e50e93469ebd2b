import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadGenres } from '../admin/load-admin.server.ts';

export function meta() {
  return [{ title: 'Genres · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadGenres(asked);
}

export default function AdminGenresRoute() {
  const { genres } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Genres</h1>
      <AdminTable
        label="Genres"
        rows={genres}
        keyOf={({ id }) => id}
        none="There are no genres."
        columns={[
          { name: 'Genre', cell: ({ name }) => name },
          { name: 'Covers', cell: ({ covers }) => covers, isNumber: true },
        ]}
      />
    </>
  );
}
