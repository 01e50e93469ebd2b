import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { ChangeList } from '../admin/change-list.tsx';
import { loadAudit } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('auditLog');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadAudit(asked);
}

export default function AdminAuditRoute() {
  const t = useMessages(adminMessages);
  const { entries, nextCursor } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('auditLog')}</h1>
      <AdminTable
        label={t('changes')}
        rows={entries}
        keyOf={({ id }) => id}
        none={t('noChanges')}
        columns={[
          { name: t('when'), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { name: t('who'), isWhole: true, cell: ({ email }) => email ?? t('accountDeleted') },
          { name: t('what'), isWhole: true, cell: ({ action, subject }) => `${action} ${subject}` },
          { name: t('change'), cell: ({ before, after }) => <ChangeList before={before} after={after} /> },
        ]}
      />
      <PageLinks nextCursor={nextCursor} />
    </>
  );
}
