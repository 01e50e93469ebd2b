import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { ChangeList } from '../admin/change-list.tsx';
import { loadAudit } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';

export function meta() {
  return [{ title: 'Audit log · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadAudit(asked);
}

export default function AdminAuditRoute() {
  const { entries, nextCursor } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Audit log</h1>
      <AdminTable
        label="Changes"
        rows={entries}
        keyOf={({ id }) => id}
        none="Nothing has been changed yet."
        columns={[
          { name: 'When', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { name: 'Who', isWhole: true, cell: ({ email }) => email ?? 'Account deleted' },
          { name: 'What', isWhole: true, cell: ({ action, subject }) => `${action} ${subject}` },
          { name: 'Change', cell: ({ before, after }) => <ChangeList before={before} after={after} /> },
        ]}
      />
      <PageLinks nextCursor={nextCursor} />
    </>
  );
}
