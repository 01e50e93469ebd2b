import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

/** A page with a message and links. */
export function MessagePage({ heading, detail, children }: MessagePageProps) {
  return (
    <main className={styles['page']}>
      <svg className={styles['book']} viewBox="0 0 160 120" aria-hidden="true">
        <path d="M80 28C62 14 38 12 14 18v78c24-6 48-4 66 10 18-14 42-16 66-10V18c-24-6-48-4-66 10Z" />
        <path d="M80 28v78" />
        <path d="M28 38c12-2 26-1 38 5M28 54c12-2 26-1 38 5M28 70c12-2 22-1 30 2" className={styles['words']} />
      </svg>
      <h1>{heading}</h1>
      {children}
      {detail ? <p className={styles['detail']}>{detail}</p> : null}
    </main>
  );
}
