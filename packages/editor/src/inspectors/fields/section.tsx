import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

interface SectionProps {
  readonly title?: string;
  /** Content at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled group of related controls in an inspector, such as spacing. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.headed}>
          <h3 className={styles.heading} id={id}>
            {title}
          </h3>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}

/** Lays out two fields side by side. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
