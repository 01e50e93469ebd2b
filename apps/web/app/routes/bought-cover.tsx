import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BoughtCoverView } from '../checkout/bought-cover-view.tsx';
import { loadBoughtCover } from '../checkout/load-bought-cover.server.ts';
import styles from '../checkout/checkout.module.css';
import { SiteLink } from '../site/site-link.tsx';
import { accountMessages } from '../account/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('yourCover');
}

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadBoughtCover(request, params['cover'] ?? '', context);
}

/** A bought cover in the account, at a large size, with its files and store instructions. */
export default function BoughtCoverRoute() {
  const t = useMessages(accountMessages);
  const cover = useLoaderData<typeof loader>();
  return (
    <main className={styles['page']}>
      <h1>{cover.title || t('untitledBook')}</h1>
      <p className={styles['quiet']}>{cover.orders.map(({ number }) => t('orderNumber', { number })).join(' · ')}</p>
      <BoughtCoverView cover={cover} />
      <p>
        <SiteLink to="/account?show=completed-covers">{t('allCompletedCovers')}</SiteLink>
      </p>
    </main>
  );
}
