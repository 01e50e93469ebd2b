import { refundOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import { ORDER_STATES } from '@coverwright/contracts/calls/orders.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ORDER_STATE_NAMES } from '../pages/order-state-names.ts';
import { AdminTable } from '../admin/admin-table.tsx';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { FilterLinks } from '../admin/filter-links.tsx';
import { loadOrders } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';

export function meta() {
  return [{ title: 'Orders · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadOrders(asked);
}

export default function AdminOrdersRoute() {
  const { state: shown, orders, nextCursor } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <>
      <h1>Orders</h1>
      <FilterLinks
        label="State"
        name="state"
        chosen={shown ?? ''}
        choices={[{ value: '', name: 'All' }, ...ORDER_STATES.map((value) => ({ value, name: ORDER_STATE_NAMES[value] }))]}
      />
      <AdminTable
        label="Orders"
        rows={orders}
        keyOf={({ id }) => id}
        none={shown ? 'No order is in this state.' : 'Nothing has been ordered yet.'}
        columns={[
          { name: 'Begun', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { name: 'Buyer', cell: ({ email }) => email ?? 'Account deleted' },
          {
            name: 'What',
            cell: ({ title, lines }) => `${title || 'Untitled book'}: ${lines.map(({ name }) => name).join(', ')}`,
          },
          { name: 'Amount', cell: ({ amount, currency }) => writePrice(amount, currency), isNumber: true },
          {
            name: 'State',
            isShort: true,
            cell: ({ state, provider }) => `${ORDER_STATE_NAMES[state]}${provider === 'sandbox' ? ' (test)' : ''}`,
          },
          { name: 'Referral', cell: ({ referral }) => referral ?? '–' },
          {
            name: 'Refund',
            isShort: true,
            cell: ({ id, state, title, amount, currency, email }) =>
              state === 'paid' ? (
                <ConfirmButton
                  action="Refund"
                  label={`Refund ${title || 'Untitled book'}`}
                  question={`${writePrice(amount, currency)} go back to ${email ?? 'the buyer'}, and the downloads of “${title || 'Untitled book'}” close. This cannot be undone.`}
                  onConfirm={() => change(refundOrder, { params: { id } }, `Refunded ${writePrice(amount, currency)}.`)}
                />
              ) : (
                '–'
              ),
          },
        ]}
      />
      <PageLinks nextCursor={nextCursor} />
    </>
  );
}
