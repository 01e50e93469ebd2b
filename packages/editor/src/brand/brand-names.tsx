import { UnstyledButton } from '@mantine/core';
import styles from './brand.module.css';
import type { BrandStore } from './brand-store.ts';
import { useBrand } from './use-brand.ts';

interface BrandNamesProps {
  readonly brand: BrandStore;
  readonly kind: 'penName' | 'series';
  readonly label: string;
  readonly value: string;
  readonly onPick: (name: string) => void;
}

/** The number of names that are offered: more would be a list to read. */
const MOST = 6;

/** Names of the author's earlier books; pressing one fills it in. */
export function BrandNames({ brand, kind, label, value, onPick }: BrandNamesProps) {
  const names = useBrand(brand, kind).slice(0, MOST);
  if (names.length === 0) return null;
  return (
    <div className={styles.names} role="group" aria-label={label}>
      {names.map(({ id, name }) => (
        <UnstyledButton key={id} className={styles.name} aria-pressed={value.trim() === name} onClick={() => onPick(name)}>
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
