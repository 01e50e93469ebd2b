import type { ReactNode } from 'react';
import styles from './heading-row.module.css';

/** The heading of a page with its actions. */
export function HeadingRow({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
