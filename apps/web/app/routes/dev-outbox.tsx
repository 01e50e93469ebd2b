import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadOutbox } from '../entry/load-outbox.server.ts';
import { MailText } from '../pages/mail-text.tsx';
import styles from './dev-outbox.module.css';
import { outboxMessages } from '../outbox/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('outbox');
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOutbox(request, context);
}

/** The mails that this server stores because no mail server is configured. */
/** The setting that a server needs to send mails. */
const SETTING = 'SMTP_URL';

export default function DevOutboxRoute() {
  const t = useMessages(outboxMessages);
  const { mails, open } = useLoaderData<typeof loader>();
  return (
    <>
      <main className={styles['page']}>
        <h1>{t('outbox')}</h1>
        <p className={styles['lead']}>{t.rich('lead', { setting: <code>{SETTING}</code> })}</p>
        {mails.length === 0 ? <p className={styles['empty']}>{t('empty')}</p> : null}
        <div className={styles['desk']}>
          <ul className={styles['list']} aria-label={t('mails')}>
            {mails.map(({ id, recipient, subject, createdAt }) => (
              <li key={id}>
                <a href={`/dev/outbox?mail=${id}`} aria-current={id === open?.id ? 'true' : undefined}>
                  <strong>{subject}</strong>
                  <span>{recipient}</span>
                  <time dateTime={createdAt}>{t('utc', { time: createdAt.slice(0, 16).replace('T', ' ') })}</time>
                </a>
              </li>
            ))}
          </ul>
          {open ? (
            <article className={styles['mail']} aria-label={open.subject}>
              <MailText text={open.text} />
              <iframe title={t('openMail')} srcDoc={open.html} sandbox="" />
            </article>
          ) : null}
        </div>
      </main>
    </>
  );
}
