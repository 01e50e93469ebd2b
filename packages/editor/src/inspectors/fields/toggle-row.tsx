import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface Toggle {
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** A row of independent toggle buttons. */
export function ToggleRow({ toggles }: { readonly toggles: readonly Toggle[] }) {
  return (
    <div className={styles.choices}>
      {toggles.map(({ label, icon, pressed, onChange }) => (
        <Tooltip key={label} label={label} openDelay={500}>
          <UnstyledButton className={styles.choice} aria-pressed={pressed} aria-label={label} onClick={() => onChange(!pressed)}>
            {icon}
          </UnstyledButton>
        </Tooltip>
      ))}
    </div>
  );
}
