import { changeUserRole } from '@coverwright/contracts/calls/admin-site.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminSearch } from '../admin/admin-search.tsx';
import { AdminTable } from '../admin/admin-table.tsx';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { loadUsers } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('users');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadUsers(asked);
}

export default function AdminUsersRoute() {
  const t = useMessages(adminMessages);
  const { q, ownId, users, nextCursor } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <>
      <h1>{t('users')}</h1>
      <AdminSearch q={q} label={t('searchUsers')} />
      <AdminTable
        label={t('users')}
        rows={users}
        keyOf={({ id }) => id}
        none={q ? t('noUserFound', { q }) : t('noUsers')}
        columns={[
          { name: t('eMail'), cell: ({ email }) => email },
          { name: t('covers'), cell: ({ covers }) => covers, isNumber: true },
          { name: t('signedUp'), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { name: t('lastSeen'), cell: ({ seenAt }) => (seenAt ? <DateTime at={seenAt} /> : t('signedOut')) },
          { name: t('role'), isShort: true, cell: ({ role }) => (role === 'admin' ? t('administrator') : t('user')) },
          {
            name: t('change'),
            isShort: true,
            cell: ({ id, email, role }) => {
              if (id === ownId) return t('thisIsYou');
              const next = role === 'admin' ? 'user' : 'admin';
              const action = next === 'admin' ? t('makeAdministrator') : t('makeUser');
              const said = t(next === 'admin' ? 'isAdministrator' : 'isUser', { email });
              return (
                <ConfirmButton
                  action={action}
                  label={`${action}: ${email}`}
                  question={next === 'admin' ? t('makeAdministratorWarning') : t('makeUserWarning')}
                  onConfirm={() => change(changeUserRole, { params: { id }, body: { role: next } }, said)}
                />
              );
            },
          },
        ]}
      />
      <PageLinks nextCursor={nextCursor} />
    </>
  );
}
