import { CURRENCIES, writePrice } from '@coverwright/core/shop/currency.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadReferrals } from '../admin/load-admin.server.ts';

export function meta() {
  return [{ title: 'Referrals · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadReferrals(asked);
}

export default function AdminReferralsRoute() {
  const { referrals } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Referrals</h1>
      <AdminTable
        label="Referrals"
        rows={referrals}
        keyOf={({ referral }) => referral}
        none="No order came by a referral link yet."
        columns={[
          { name: 'Code', cell: ({ referral }) => referral },
          { name: 'Orders', cell: ({ orders }) => orders, isNumber: true },
          { name: 'Paid', cell: ({ paid }) => paid, isNumber: true },
          { name: 'Refunded', cell: ({ refunded }) => refunded, isNumber: true },
          {
            name: 'Income',
            isNumber: true,
            cell: ({ amounts }) =>
              CURRENCIES.flatMap((currency) => (amounts[currency] === undefined ? [] : [writePrice(amounts[currency], currency)])).join(
                ', ',
              ) || '–',
          },
        ]}
      />
    </>
  );
}
