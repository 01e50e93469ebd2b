import { CURRENCIES, writePrice } from '@coverwright/core/shop/currency.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadReferrals } from '../admin/load-admin.server.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('referrals');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadReferrals(asked);
}

export default function AdminReferralsRoute() {
  const t = useMessages(adminMessages);
  const { referrals } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('referrals')}</h1>
      <AdminTable
        label={t('referrals')}
        rows={referrals}
        keyOf={({ referral }) => referral}
        none={t('noReferrals')}
        columns={[
          { name: t('code'), cell: ({ referral }) => referral },
          { name: t('orders'), cell: ({ orders }) => orders, isNumber: true },
          { name: t('paid'), cell: ({ paid }) => paid, isNumber: true },
          { name: t('refunded'), cell: ({ refunded }) => refunded, isNumber: true },
          {
            name: t('income'),
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
