import { Badge, Button } from '@mantine/core';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { endDevice, loadAccount } from '../entry/load-account.server.ts';
import { describeBrowser } from '../pages/describe-browser.ts';
import { SiteHeader } from '../pages/site-header.tsx';
import styles from './account.module.css';

/** The same on the server and in the browser, wherever that is. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

export function meta() {
  return [{ title: 'My account · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadAccount(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return endDevice(request, context);
}

export default function AccountRoute() {
  const { email, role, devices } = useLoaderData<typeof loader>();
  return (
    <>
      <SiteHeader />
      <main className={styles['page']}>
        <h1>My account</h1>
        <p className={styles['email']}>
          {email} {role === 'admin' ? <Badge variant="light">Admin</Badge> : null}
        </p>
        <section aria-labelledby="devices">
          <h2 id="devices">Where you are logged in</h2>
          <ul className={styles['devices']}>
            {devices.map(({ id, userAgent, seenAt, isCurrent }) => (
              <li key={id}>
                <div>
                  <strong>{describeBrowser(userAgent)}</strong>
                  <span>{isCurrent ? 'This browser' : `Last used ${new Date(seenAt).toLocaleDateString('en-GB', DAY)}`}</span>
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
      </main>
    </>
  );
}
