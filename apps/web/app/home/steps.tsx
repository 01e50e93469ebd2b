import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { SectionHeading } from './section-heading.tsx';
import { MeasuredWrap } from './measured-wrap.tsx';
import styles from './steps.module.css';
import { homeMessages } from './messages.ts';

const STEPS = ['say', 'choose', 'change', 'print'] as const;

/** Shows the steps from a title to a print file. */
export function Steps() {
  const t = useMessages(homeMessages);
  return (
    <section className={styles['steps']}>
      <SectionHeading heading={t('steps')} />
      <div className={styles['both']}>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(step)}</h3>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <MeasuredWrap name="lantern-keepers" alt={t('wrap')} caption={t('wrapText')} />
      </div>
    </section>
  );
}
