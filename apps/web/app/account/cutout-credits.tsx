import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import styles from './cutout-credits.module.css';
import { accountMessages } from './messages.ts';

/** Shows the number of background removals that are left. */
export function CutoutCredits({ left }: { readonly left: number }) {
  const t = useMessages(accountMessages);
  return (
    <section className={styles['credits']} aria-labelledby="credits">
      <h2 id="credits">{t('backgroundRemovals')}</h2>
      <p>{t.rich('removalsLeft', { left, count: <strong>{left}</strong> })}</p>
    </section>
  );
}
