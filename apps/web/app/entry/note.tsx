import type { ReactNode } from 'react';
import styles from './note.module.css';

/** One sentence about what has just been done; read out as soon as the page is there. */
export function Note({ tone, children }: { readonly tone: 'fault' | 'done'; readonly children: ReactNode }) {
  return (
    <p className={styles['note']} data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
