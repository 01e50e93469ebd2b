import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { AdminTable } from '../admin/admin-table.tsx';
import { FigureCards } from '../admin/figure-cards.tsx';
import { loadFigures } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLink } from '../site/page-link.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('administration');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadFigures(asked);
}

export default function AdminHomeRoute() {
  const t = useMessages(adminMessages);
  const { users, covers, exportsToday, income, newest, failedJobs } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('dashboard')}</h1>
      <FigureCards
        figures={[
          { name: t('users'), value: users },
          { name: t('drafts'), value: covers.draft },
          { name: t('completedCovers'), value: covers.completed },
          { name: t('revisions'), value: covers.revision },
          { name: t('exportsToday'), value: exportsToday, note: t('sinceMidnight') },
          { name: t('failedJobs'), value: <PageLink to="/admin-dashboard/jobs">{failedJobs}</PageLink> },
        ]}
      />
      <h2>{t('income30Days')}</h2>
      {income.length === 0 ? (
        <p>{t('noIncome')}</p>
      ) : (
        <FigureCards
          figures={income.map(({ currency, orders, amount }) => ({
            name: currency,
            value: writePrice(amount, currency),
            note: t('orderCount', { count: orders }),
          }))}
        />
      )}
      <h2>{t('newestSignUps')}</h2>
      <AdminTable
        label={t('newestSignUps')}
        rows={newest}
        keyOf={({ id }) => id}
        none={t('noUsers')}
        columns={[
          { name: t('eMail'), cell: ({ email }) => email },
          { name: t('signedUp'), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
        ]}
      />
    </>
  );
}
