import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminSearch } from '../admin/admin-search.tsx';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadCovers } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

export function meta() {
  return privatePage('covers');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadCovers(asked);
}

export default function AdminCoversRoute() {
  const t = useMessages(adminMessages);
  const tFormat = useMessages(formatMessages);
  const { q, covers, nextCursor } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('covers')}</h1>
      <AdminSearch q={q} label={t('searchCovers')} />
      <AdminTable
        label={t('covers')}
        rows={covers}
        keyOf={({ id }) => id}
        none={q ? t('noCoverFound', { q }) : t('noCovers')}
        columns={[
          {
            name: t('title'),
            cell: ({ id, title }) => <SiteLink to={`/admin-dashboard/covers/${id}`}>{title || t('untitledBook')}</SiteLink>,
          },
          { name: t('owner'), cell: ({ email }) => email ?? t('withoutAccount') },
          { name: t('state'), isShort: true, cell: ({ state }) => t(state) },
          { name: t('format'), isShort: true, cell: ({ currentFormat }) => tFormat(currentFormat) },
          { name: t('updated'), cell: ({ updatedAt }) => <DateTime at={updatedAt} /> },
        ]}
      />
      <PageLinks nextCursor={nextCursor} />
    </>
  );
}
