import type { ReactNode } from 'react';
import styles from './note.module.css';

/** A status message about the last action, which screen readers announce when the page opens. */
export function Note({ tone, children }: { readonly tone: 'fault' | 'done'; readonly children: ReactNode }) {
  return (
    <p className={styles['note']} data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
