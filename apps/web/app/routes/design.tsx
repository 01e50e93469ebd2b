import { Loader } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import styles from './design.module.css';

/** The editor: shaper, fonts and painters come with it, so only this page asks for it. */
const DesignScreen = lazy(async () => ({ default: (await import('@coverwright/editor/design-screen.tsx')).DesignScreen }));

export function meta() {
  return [{ title: 'Design your cover · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export default function DesignRoute() {
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!inBrowser) return <OpeningDesk />;
  return (
    <Suspense fallback={<OpeningDesk />}>
      <DesignScreen />
    </Suspense>
  );
}

function OpeningDesk() {
  return (
    <main className={styles['opening']} aria-busy="true">
      <Loader type="dots" aria-hidden="true" />
      <p>Setting out the desk…</p>
    </main>
  );
}

function subscribeToNothing() {
  return () => {};
}
