import { FORMATS } from '@coverwright/core/formats/format.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminSearch } from '../admin/admin-search.tsx';
import { AdminTable } from '../admin/admin-table.tsx';
import { COVER_STATE_NAMES } from '../admin/cover-state-names.ts';
import { loadCovers } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { SiteLink } from '../site/site-link.tsx';

export function meta() {
  return [{ title: 'Covers · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadCovers(asked);
}

export default function AdminCoversRoute() {
  const { q, covers, nextCursor } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Covers</h1>
      <AdminSearch q={q} label="Search by title or e-mail" />
      <AdminTable
        label="Covers"
        rows={covers}
        keyOf={({ id }) => id}
        none={q ? `No cover has “${q}” in its title or its owner’s address.` : 'Nobody has made a cover yet.'}
        columns={[
          { name: 'Title', cell: ({ id, title }) => <SiteLink to={`/admin-dashboard/covers/${id}`}>{title || 'Untitled book'}</SiteLink> },
          { name: 'Owner', cell: ({ email }) => email ?? 'Without an account' },
          { name: 'State', isShort: true, cell: ({ state }) => COVER_STATE_NAMES[state] },
          { name: 'Format', isShort: true, cell: ({ currentFormat }) => FORMATS[currentFormat].name },
          { name: 'Updated', cell: ({ updatedAt }) => <DateTime at={updatedAt} /> },
        ]}
      />
      <PageLinks nextCursor={nextCursor} />
    </>
  );
}
