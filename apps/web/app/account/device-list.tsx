import type { Device } from '@coverwright/contracts/calls/account.ts';
import { Button } from '@mantine/core';
import { describeBrowser } from '../pages/describe-browser.ts';
import styles from './device-list.module.css';

/** The same on the server and in the browser, wherever that is. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The browsers that somebody is logged in with, and the way to log each of them out. */
export function DeviceList({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <section aria-labelledby="devices" className={styles['section']}>
      <h2 id="devices">Where you are logged in</h2>
      <ul className={styles['devices']}>
        {devices.map(({ id, userAgent, seenAt, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{describeBrowser(userAgent)}</strong>
              <span>{isCurrent ? 'This browser' : `Last used ${new Date(seenAt).toLocaleDateString('en-US', DAY)}`}</span>
            </div>
            {isCurrent ? (
              <Button component="a" href="/auth/sign-out" variant="default" size="sm">
                Log out
              </Button>
            ) : (
              <form method="post">
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="default" size="sm" aria-label={`Log out ${describeBrowser(userAgent)}`}>
                  Log out
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
