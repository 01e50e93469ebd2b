import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { ShopPrice } from '../site/load-shop.server.ts';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import styles from './closing-call.module.css';
import { homeMessages } from './messages.ts';

/** The end of a product page: the price, and the call to action. */
export function ClosingCall({ price }: { readonly price: ShopPrice }) {
  const t = useMessages(homeMessages);
  return (
    <section className={styles['call']}>
      <h2>{t('closing')}</h2>
      <p>{price === 'free' ? t('free') : price ? t('priced', { price: price.text }) : t('paid')}</p>
      <MakeCoverLink location="closing" size="lg" tone="foil" />
    </section>
  );
}
