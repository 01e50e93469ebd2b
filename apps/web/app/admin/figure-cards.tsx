import type { ReactNode } from 'react';
import styles from './figure-cards.module.css';

interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string;
}

/** The key figures as cards. */
export function FigureCards({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles['cards']}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            {note ? <span>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
