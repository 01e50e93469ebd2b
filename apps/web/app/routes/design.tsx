import { chromeMessages } from '@coverwright/editor/chrome/messages.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { loadEditorPage } from '../pages/load-editor-page.server.ts';
import { useIsInBrowser } from '../pages/use-is-in-browser.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import { pageSession } from '../session/use-session.ts';
import styles from './design.module.css';
import { privatePage } from '../private-pages/private-page.ts';

/** Loads setup and the editor, which only this page does. */
const fetchDesignScreen = async () => ({ default: (await import('@coverwright/editor/design-screen.tsx')).DesignScreen });
const DesignScreen = lazy(fetchDesignScreen);
// The page is hydrated meanwhile, which takes a slow phone half a second. A failure is reported when the screen is rendered.
if (typeof window !== 'undefined') fetchDesignScreen().catch(() => {});

/** The editor's connection to the login, which returns to the same address, where the editor restores its work. */
const DOOR = {
  read: pageSession.read,
  subscribe: pageSession.subscribe,
  addresses: { account: '/account', signOut: '/auth/sign-out' },
  async isSignedIn() {
    await pageSession.refresh();
    return pageSession.read().status === 'authenticated';
  },
  leave(asksAgain: boolean) {
    window.location.assign(signInAddress(`${window.location.pathname}${window.location.search}`, asksAgain));
  },
};

export function meta() {
  return privatePage('design');
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadEditorPage(request, context);
}

/** Skips revalidation for the editor's own history entries, which need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function DesignRoute() {
  const { withheldGenres, wish } = useLoaderData<typeof loader>();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return <OpeningEditor />;
  return (
    <Suspense fallback={<OpeningEditor />}>
      <DesignScreen door={DOOR} withheldGenres={withheldGenres} wish={wish} />
    </Suspense>
  );
}

function OpeningEditor() {
  const t = useMessages(chromeMessages);
  return (
    <main className={styles['opening']} aria-busy="true">
      <Loader type="dots" aria-hidden="true" />
      <p>{t('loading')}</p>
    </main>
  );
}
