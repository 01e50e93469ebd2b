import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import report from '../../../../assets/site/pictures/print-check.json';
import { SitePicture } from '../site/site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './print-check.module.css';
import { homeMessages } from './messages.ts';

const WIDTHS = [360, 720] as const;

/** A cover with errors, the findings of the print check, and the cover after the automatic fixes. */
export function PrintCheck({ rules }: { readonly rules: number }) {
  const t = useMessages(homeMessages);
  return (
    <section className={styles['check']}>
      <div className={styles['inside']}>
        <SectionHeading heading={t('check')}>{t('checkText', { rules })}</SectionHeading>
        <div className={styles['pair']}>
          <figure>
            <SitePicture name="check-before" widths={WIDTHS} proportion={2 / 3} sizes="(min-width: 60em) 20rem, 44vw" alt={t('before')} />
            <figcaption data-tone="error">{t('findings', { count: report.before.length })}</figcaption>
          </figure>
          <figure>
            <SitePicture name="check-after" widths={WIDTHS} proportion={2 / 3} sizes="(min-width: 60em) 20rem, 44vw" alt={t('after')} />
            <figcaption data-tone="success">{t('fine')}</figcaption>
          </figure>
          <ul>
            {report.before.map(({ message, severity, fix }) => (
              <li key={message} data-severity={severity}>
                <p>{message}</p>
                {fix ? <span>{fix}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
