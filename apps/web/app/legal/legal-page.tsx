import type { ReactNode } from 'react';
import prose from '../site/prose.module.css';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly heading: string;
  /** ISO date of the last change. */
  readonly changed: string;
  readonly children: ReactNode;
}

/** A page of plain words that can be held against us. */
export function LegalPage({ heading, changed, children }: LegalPageProps) {
  return (
    <main className={`${prose['prose']} ${styles['page']}`}>
      <h1>{heading}</h1>
      <p className={styles['date']}>
        Last changed on <time dateTime={changed}>{changed}</time>
      </p>
      {children}
    </main>
  );
}
