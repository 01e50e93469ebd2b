import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Badge } from '@mantine/core';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountTabs } from '../account/account-tabs.tsx';
import { BrandList } from '../account/brand-list.tsx';
import { CoverGrid } from '../account/cover-grid.tsx';
import { CutoutCredits } from '../account/cutout-credits.tsx';
import { DeviceList } from '../account/device-list.tsx';
import { OrderList } from '../account/order-list.tsx';
import { SignInDetails } from '../account/sign-in-details.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { OwnData } from '../account/own-data.tsx';
import { CoverSearch } from '../account/cover-search.tsx';
import { changeAccount, loadAccount } from '../entry/load-account.server.ts';
import styles from './account.module.css';
import { accountMessages } from '../account/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('myAccount');
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadAccount(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeAccount(request, context);
}

export default function AccountRoute() {
  const t = useMessages(accountMessages);
  const answer = useActionData<typeof action>();
  const { email, role, shown } = useLoaderData<typeof loader>();
  return (
    <>
      <main className={styles['page']}>
        <h1>{t('myAccount')}</h1>
        <p className={styles['email']}>
          {email}{' '}
          {role === 'admin' ? (
            <>
              <Badge component="span" variant="light">
                {t('admin')}
              </Badge>{' '}
              <SiteLink to="/admin-dashboard">{t('administration')}</SiteLink>
            </>
          ) : null}
        </p>
        <AccountTabs show={shown.show} />
        {shown.show === 'profile' ? (
          <>
            <CutoutCredits left={shown.credits} />
            <DeviceList devices={shown.devices} />
            {shown.hasPassword ? <SignInDetails email={email} answer={answer && 'profile' in answer ? answer.profile : null} /> : null}
            <OwnData email={email} fault={answer && 'fault' in answer ? answer.fault : null} />
          </>
        ) : shown.show === 'brand' ? (
          <BrandList elements={shown.elements} answer={answer && 'brand' in answer ? answer.brand : null} />
        ) : shown.show === 'orders' ? (
          <OrderList orders={shown.orders} />
        ) : (
          <>
            {shown.q || shown.first.items.length > 0 ? <CoverSearch key={shown.show} show={shown.show} q={shown.q} /> : null}
            <CoverGrid key={`${shown.show} ${shown.q}`} show={shown.show} q={shown.q} first={shown.first} />
          </>
        )}
      </main>
    </>
  );
}
