import type { ReactNode } from 'react';
import { SiteHeader } from './site-header.tsx';
import styles from './message-page.module.css';

/** A page that says one thing, and where to go from here. */
export function MessagePage({ heading, detail, children }: { heading: string; detail?: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className={styles['page']}>
        <h1>{heading}</h1>
        {children}
        {detail ? <p className={styles['detail']}>{detail}</p> : null}
      </main>
    </>
  );
}
