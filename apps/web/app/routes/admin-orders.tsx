import { refundOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import { ORDER_STATES } from '@coverwright/contracts/calls/orders.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { FilterLinks } from '../admin/filter-links.tsx';
import { loadOrders } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { PageLinks } from '../admin/page-links.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { adminMessages } from '../admin/messages.ts';
import { orderStateMessages } from '../orders/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('orders');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadOrders(asked);
}

export default function AdminOrdersRoute() {
  const t = useMessages(adminMessages);
  const sayState = useMessages(orderStateMessages);
  const { state: shown, orders, nextCursor } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  return (
    <>
      <h1>{t('orders')}</h1>
      <FilterLinks
        label={t('state')}
        name="state"
        chosen={shown ?? ''}
        choices={[{ value: '', name: t('all') }, ...ORDER_STATES.map((value) => ({ value, name: sayState(value) }))]}
      />
      <AdminTable
        label={t('orders')}
        rows={orders}
        keyOf={({ id }) => id}
        none={shown ? t('noOrderFound') : t('noOrders')}
        columns={[
          { name: t('started'), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
          { name: t('buyer'), cell: ({ email }) => email ?? t('accountDeleted') },
          {
            name: t('what'),
            cell: ({ title, lines }) =>
              t('orderOf', { title: title || t('untitledBook'), lines: lines.map(({ name }) => name).join(', ') }),
          },
          { name: t('amount'), cell: ({ amount, currency }) => writePrice(amount, currency), isNumber: true },
          {
            name: t('state'),
            isShort: true,
            cell: ({ state, provider }) => (provider === 'sandbox' ? t('testState', { state: sayState(state) }) : sayState(state)),
          },
          { name: t('referral'), cell: ({ referral }) => referral ?? '–' },
          {
            name: t('refundLabel'),
            isShort: true,
            cell: ({ id, state, title, amount, currency, email }) =>
              state === 'paid' ? (
                <ConfirmButton
                  action={t('refundLabel')}
                  label={t('refundItem', { title: title || t('untitledBook') })}
                  question={t('refundWarning', {
                    amount: writePrice(amount, currency),
                    buyer: email ?? t('theBuyer'),
                    title: title || t('untitledBook'),
                  })}
                  onConfirm={() => change(refundOrder, { params: { id } }, t('refundedAmount', { amount: writePrice(amount, currency) }))}
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
