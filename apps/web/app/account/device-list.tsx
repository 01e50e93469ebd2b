import type { Device } from '@coverwright/contracts/calls/account.ts';
import { formatDay } from '@coverwright/core/messages/format-day.ts';
import { useLocale } from '@coverwright/editor/messages/locale.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { describeBrowser } from '../pages/describe-browser.ts';
import styles from './device-list.module.css';
import { accountMessages } from './messages.ts';

/** The browsers that the user is logged in with, each with a button to log it out. */
export function DeviceList({ devices }: { readonly devices: readonly Device[] }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const nameOf = (userAgent: string) => {
    const { browser, system } = describeBrowser(userAgent);
    const name = browser ?? t('anyBrowser');
    return system === null ? name : t('browserOn', { browser: name, system });
  };
  return (
    <section aria-labelledby="devices" className={styles['section']}>
      <h2 id="devices">{t('sessions')}</h2>
      <ul className={styles['devices']}>
        {devices.map(({ id, userAgent, seenAt, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{nameOf(userAgent)}</strong>
              <span>{isCurrent ? t('thisBrowser') : t('lastUsed', { date: formatDay(seenAt, locale, 'long') })}</span>
            </div>
            {isCurrent ? (
              <Button component="a" href="/auth/sign-out" variant="default" size="sm">
                {t('logOut')}
              </Button>
            ) : (
              <form method="post">
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="default" size="sm" aria-label={t('logOutBrowser', { browser: nameOf(userAgent) })}>
                  {t('logOut')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
