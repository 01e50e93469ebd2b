import type { ShopPrice } from '../site/load-shop.server.ts';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import styles from './closing-call.module.css';

/** The end of a selling page: what it costs, and the way to begin. */
export function ClosingCall({ price }: { readonly price: ShopPrice }) {
  return (
    <section className={styles['call']}>
      <h2>Put your title on it.</h2>
      <p>
        {price === 'free'
          ? 'Designing is free, and so are the files: on this server nobody pays.'
          : `Designing is free, for as long as you like. When the cover is right, you pay once${price ? `: from ${price.text} a title` : ''}. No subscription.`}
      </p>
      <MakeCoverLink location="closing" size="lg" tone="foil" />
    </section>
  );
}
