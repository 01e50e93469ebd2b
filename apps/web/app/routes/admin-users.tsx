import { changeUserRole } from '@coverwright/contracts/calls/admin-site.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminSearch } from '../admin/admin-search.tsx';
import { AdminTable } from '../admin/admin-table.tsx';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { loadUsers } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';

export function meta() {
  return [{ title: 'Users · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadUsers(asked);
}

export default function AdminUsersRoute() {
  const { q, ownId, users, nextCursor } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <>
      <h1>Users</h1>
      <AdminSearch q={q} label="Search by e-mail" />
      <AdminTable
        label="Users"
        rows={users}
        keyOf={({ id }) => id}
        none={q ? `Nobody’s address has “${q}” in it.` : 'Nobody has signed up yet.'}
        columns={[
          { name: 'E-mail', cell: ({ email }) => email },
          { name: 'Covers', cell: ({ covers }) => covers, isNumber: true },
          { name: 'Since', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { name: 'Last seen', cell: ({ seenAt }) => (seenAt ? <DateTime at={seenAt} /> : 'Signed out') },
          { name: 'Role', isShort: true, cell: ({ role }) => (role === 'admin' ? 'Administrator' : 'User') },
          {
            name: 'Change',
            isShort: true,
            cell: ({ id, email, role }) => {
              if (id === ownId) return 'This is you';
              const next = role === 'admin' ? 'user' : 'admin';
              const action = next === 'admin' ? 'Make administrator' : 'Make user';
              const said =
                next === 'admin' ? `${email} is an administrator now.` : `${email} is a user again, and was signed out everywhere.`;
              return (
                <ConfirmButton
                  action={action}
                  label={`${action}: ${email}`}
                  question={
                    next === 'admin'
                      ? 'Administrators see everybody’s covers and orders, give money back, and change what is sold and published.'
                      : 'They lose the administration, and are signed out everywhere. Their covers stay theirs.'
                  }
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
