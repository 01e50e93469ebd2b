import { writePrice, CURRENCIES } from '@coverwright/core/shop/currency.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { HeadingRow } from '../admin/heading-row.tsx';
import { loadPackages } from '../admin/load-admin.server.ts';
import { PackageDialog } from '../admin/package-dialog.tsx';

export function meta() {
  return [{ title: 'Packages · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadPackages(asked);
}

export default function AdminPackagesRoute() {
  const { packages } = useLoaderData<typeof loader>();
  const [edited, setEdited] = useState<ShopPackage | 'new' | null>(null);
  return (
    <>
      <HeadingRow heading="Packages">
        <Button onClick={() => setEdited('new')}>Add a package</Button>
      </HeadingRow>
      <AdminTable
        label="Packages"
        rows={packages}
        keyOf={({ id }) => id}
        none="Nothing is sold yet."
        columns={[
          { name: 'Name', cell: ({ name, id }) => `${name} (${id})` },
          { name: 'Formats', cell: ({ formats }) => formats.map((format) => FORMATS[format].name).join(', ') },
          {
            name: 'Prices',
            cell: ({ prices }) =>
              CURRENCIES.flatMap((currency) => (prices[currency] === undefined ? [] : [writePrice(prices[currency], currency)])).join(', '),
          },
          { name: 'Revisions', cell: ({ revisions }) => revisions, isNumber: true },
          { name: 'Cut-outs', cell: ({ cutoutCredits }) => cutoutCredits, isNumber: true },
          {
            name: 'Shown',
            isShort: true,
            cell: ({ isOffered, isFeatured }) => (isOffered ? (isFeatured ? 'Featured' : 'Offered') : 'Hidden'),
          },
          {
            name: 'Change',
            isShort: true,
            cell: (each) => (
              <Button size="compact-md" variant="default" aria-label={`Edit ${each.name}`} onClick={() => setEdited(each)}>
                Edit
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
