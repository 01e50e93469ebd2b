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

/** More are a list to read, not a choice to make. */
const MOST = 6;

/** Names of earlier books; one press types one. */
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
