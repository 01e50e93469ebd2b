import { writePrice, CURRENCIES } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { HeadingRow } from '../admin/heading-row.tsx';
import { loadPackages } from '../admin/load-admin.server.ts';
import { PackageDialog } from '../admin/package-dialog.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

export function meta() {
  return privatePage('packages');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadPackages(asked);
}

export default function AdminPackagesRoute() {
  const t = useMessages(adminMessages);
  const tFormat = useMessages(formatMessages);
  const { packages } = useLoaderData<typeof loader>();
  const [edited, setEdited] = useState<ShopPackage | 'new' | null>(null);
  return (
    <>
      <HeadingRow heading={t('packages')}>
        <Button onClick={() => setEdited('new')}>{t('addAPackage')}</Button>
      </HeadingRow>
      <AdminTable
        label={t('packages')}
        rows={packages}
        keyOf={({ id }) => id}
        none={t('noPackages')}
        columns={[
          { name: t('name'), cell: ({ name, id }) => `${name} (${id})` },
          { name: t('formats'), cell: ({ formats }) => formats.map((format) => tFormat(format)).join(', ') },
          {
            name: t('prices'),
            cell: ({ prices }) =>
              CURRENCIES.flatMap((currency) => (prices[currency] === undefined ? [] : [writePrice(prices[currency], currency)])).join(', '),
          },
          { name: t('revisions'), cell: ({ revisions }) => revisions, isNumber: true },
          { name: t('cutOuts'), cell: ({ cutoutCredits }) => cutoutCredits, isNumber: true },
          {
            name: t('shown'),
            isShort: true,
            cell: ({ isOffered, isFeatured }) => (isOffered ? (isFeatured ? t('featured') : t('offered')) : t('hidden')),
          },
          {
            name: t('change'),
            isShort: true,
            cell: (each) => (
              <Button size="compact-md" variant="default" aria-label={t('editItem', { name: each.name })} onClick={() => setEdited(each)}>
                {t('edit')}
              </Button>
            ),
          },
        ]}
      />
      {edited === null ? null : (
        <PackageDialog key={edited === 'new' ? '' : edited.id} before={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
