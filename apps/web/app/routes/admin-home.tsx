import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { AdminTable } from '../admin/admin-table.tsx';
import { FigureCards } from '../admin/figure-cards.tsx';
import { loadFigures } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLink } from '../site/page-link.tsx';

export function meta() {
  return [{ title: 'Administration · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadFigures(asked);
}

export default function AdminHomeRoute() {
  const { users, covers, exportsToday, income, newest, failedJobs } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Dashboard</h1>
      <FigureCards
        figures={[
          { name: 'Users', value: users },
          { name: 'Drafts', value: covers.draft },
          { name: 'Completed covers', value: covers.completed },
          { name: 'Revisions', value: covers.revision },
          { name: 'Exports today', value: exportsToday, note: 'since midnight UTC' },
          { name: 'Failed jobs', value: <PageLink to="/admin-dashboard/jobs">{failedJobs}</PageLink> },
        ]}
      />
      <h2>Income of 30 days</h2>
      {income.length === 0 ? (
        <p>Nothing was paid within the last 30 days.</p>
      ) : (
        <FigureCards
          figures={income.map(({ currency, orders, amount }) => ({
            name: currency,
            value: writePrice(amount, currency),
            note: orders === 1 ? '1 order' : `${orders} orders`,
          }))}
        />
      )}
      <h2>Newest sign-ups</h2>
      <AdminTable
        label="Newest sign-ups"
        rows={newest}
        keyOf={({ id }) => id}
        none="Nobody has signed up yet."
        columns={[
          { name: 'E-mail', cell: ({ email }) => email },
          { name: 'Since', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
        ]}
      />
    </>
  );
}
