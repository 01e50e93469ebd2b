import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** The heading of a section of a product page. */
export function SectionHeading({ heading, children }: { readonly heading: string; readonly children?: ReactNode }) {
  return (
    <header className={styles['heading']}>
      <h2>{heading}</h2>
      {children ? <p>{children}</p> : null}
    </header>
  );
}
