import { useMessages } from '../../messages/use-messages.ts';
import { NumberInput, Slider } from '@mantine/core';
import { useState } from 'react';
import styles from './fields.module.css';
import { useFieldsLocked } from './fields-locked.ts';
import { useGestureName } from './use-gesture-name.ts';
import { fieldMessages } from './messages.ts';

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly suffix?: string;
  /** The selected elements differ: `value` is the first one's. */
  readonly mixed?: boolean;
  /** Typed numbers may go beyond the slider's ends, up to these. */
  readonly limits?: { readonly min: number; readonly max: number };
  readonly onChange: (value: number, gesture: string) => void;
}

/** A number that is slid or typed. One slide is one step of undo. */
export function SliderField({ label, value, min, max, step = 1, suffix = '', mixed = false, limits, onChange }: SliderFieldProps) {
  const t = useMessages(fieldMessages);
  const gesture = useGestureName();
  const isLocked = useFieldsLocked();
  const decimals = step < 1 ? 2 : 0;
  const shown = Number(value.toFixed(decimals));
  // While the field is written in, its text is the author's: empty, halfway, or beyond the limits until it is left.
  const [typed, setTyped] = useState<string | number | null>(null);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.label}>{label}</span>
        <NumberInput
          className={styles.number ?? ''}
          size="xs"
          hideControls
          aria-label={label}
          value={typed ?? (mixed ? '' : shown)}
          placeholder={mixed ? t('mixed') : ''}
          min={limits?.min ?? min}
          max={limits?.max ?? max}
          step={step}
          decimalScale={decimals}
          suffix={suffix}
          // What a drag left beyond the limits stays there until somebody types another number.
          clampBehavior={typed === null ? 'none' : 'blur'}
          onChange={(next) => {
            setTyped(next);
            if (typeof next !== 'number' || (next === shown && !mixed)) return;
            if (next < (limits?.min ?? min) || next > (limits?.max ?? max)) return;
            onChange(next, gesture.current());
          }}
          onBlur={() => {
            setTyped(null);
            gesture.end();
          }}
        />
      </div>
      <Slider
        className={styles.slider ?? ''}
        size="sm"
        disabled={isLocked}
        thumbLabel={label}
        label={null}
        value={Math.min(max, Math.max(min, shown))}
        min={min}
        max={max}
        step={step}
        onChange={(next) => next !== shown && onChange(next, gesture.current())}
        onChangeEnd={gesture.end}
      />
    </div>
  );
}
