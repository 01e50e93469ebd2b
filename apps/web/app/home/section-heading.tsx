import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** Shows how a part of a selling page begins. */
export function SectionHeading({ heading, children }: { readonly heading: string; readonly children?: ReactNode }) {
  return (
    <header className={styles['heading']}>
      <h2>{heading}</h2>
      {children ? <p>{children}</p> : null}
    </header>
  );
}
