import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadOutbox } from '../entry/load-outbox.server.ts';
import { MailText } from '../pages/mail-text.tsx';
import styles from './dev-outbox.module.css';

export function meta() {
  return [{ title: 'Outbox · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOutbox(request, context);
}

/** The mails that this server keeps because it has no mail server to send them by. */
export default function DevOutboxRoute() {
  const { mails, open } = useLoaderData<typeof loader>();
  return (
    <>
      <main className={styles['page']}>
        <h1>Outbox</h1>
        <p className={styles['lead']}>
          This server sends no mail: <code>SMTP_URL</code> is not set. What it would have sent is here, for the person who runs it.
        </p>
        {mails.length === 0 ? (
          <p className={styles['empty']}>Nothing yet. Sign up, and the mail that confirms the address lies here.</p>
        ) : null}
        <div className={styles['desk']}>
          <ul className={styles['list']} aria-label="Mails">
            {mails.map(({ id, recipient, subject, createdAt }) => (
              <li key={id}>
                <a href={`/dev/outbox?mail=${id}`} aria-current={id === open?.id ? 'true' : undefined}>
                  <strong>{subject}</strong>
                  <span>{recipient}</span>
                  <time dateTime={createdAt}>{createdAt.slice(0, 16).replace('T', ' ')} UTC</time>
                </a>
              </li>
            ))}
          </ul>
          {open ? (
            <article className={styles['mail']} aria-label={open.subject}>
              <MailText text={open.text} />
              <iframe title="The mail as a mail program shows it" srcDoc={open.html} sandbox="" />
            </article>
          ) : null}
        </div>
      </main>
    </>
  );
}
