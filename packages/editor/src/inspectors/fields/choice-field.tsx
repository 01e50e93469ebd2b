import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface Choice<Value> {
  readonly value: Value;
  /** Accessible name of the choice; shown if it has no icon. */
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceFieldProps<Value> {
  readonly label: string;
  readonly value: Value | null;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hideLabel?: boolean;
}

/** A segmented control for a few exclusive choices. */
export function ChoiceField<Value extends string>({ label, value, choices, onChange, hideLabel = false }: ChoiceFieldProps<Value>) {
  return (
    <div className={styles.field} role="group" aria-label={label}>
      {!hideLabel && <span className={styles.label}>{label}</span>}
      <div className={styles.choices}>
        {choices.map((choice) => {
          const button = (
            <UnstyledButton
              key={choice.value}
              className={styles.choice}
              aria-pressed={choice.value === value}
              aria-label={choice.label}
              onClick={() => onChange(choice.value)}
            >
              {choice.icon ? <span aria-hidden="true">{choice.icon}</span> : choice.label}
            </UnstyledButton>
          );
          return choice.icon ? (
            <Tooltip key={choice.value} label={choice.label} openDelay={500}>
              {button}
            </Tooltip>
          ) : (
            button
          );
        })}
      </div>
    </div>
  );
}
