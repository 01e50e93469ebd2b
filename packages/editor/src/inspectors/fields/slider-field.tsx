import { useMessages } from '../../messages/use-messages.ts';
import { NumberInput, Slider } from '@mantine/core';
import { useState } from 'react';
import { useEditor } from '../../session/editor-context.ts';
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
  /** True if the selected elements differ: `value` is the first one's. */
  readonly mixed?: boolean;
  /** Limits of typed numbers, beyond the ends of the slider. */
  readonly limits?: { readonly min: number; readonly max: number };
  readonly onChange: (value: number, gesture: string) => void;
}

/** A slider with a number field. One drag is one undo step. A typed number beyond the limits is marked and not applied. */
export function SliderField({ label, value, min, max, step = 1, suffix = '', mixed = false, limits, onChange }: SliderFieldProps) {
  const t = useMessages(fieldMessages);
  const gesture = useGestureName();
  const isLocked = useFieldsLocked();
  const decimals = step < 1 ? 2 : 0;
  const shown = Number(value.toFixed(decimals));
  // While the author types, the field shows the typed text: empty, incomplete, or beyond the limits. The text belongs to the selected
  // elements.
  const owner = useEditor(({ selectedIds }) => selectedIds.join(' '));
  const [written, setWritten] = useState<{ readonly text: string | number; readonly owner: string; readonly value: number } | null>(null);
  const [least, most] = [limits?.min ?? min, limits?.max ?? max];
  const isOutside = (number: string | number) => typeof number === 'number' && (number < least || number > most);
  // A refused number is dropped when the selection changes, or when the value changes elsewhere.
  const isStale = written !== null && (written.owner !== owner || (isOutside(written.text) && written.value !== value));
  const typed = isStale ? null : (written?.text ?? null);
  const error = typed !== null && isOutside(typed) ? t('outsideRange', { min: least, max: most, suffix }) : null;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.label}>{label}</span>
        <NumberInput
          // The error takes a line of its own below label and number.
          classNames={{ root: styles.parts ?? '', wrapper: styles.number ?? '', error: styles.error ?? '' }}
          size="xs"
          hideControls
          aria-label={label}
          value={typed ?? (mixed ? '' : shown)}
          placeholder={mixed ? t('mixed') : ''}
          min={least}
          max={most}
          step={step}
          decimalScale={decimals}
          suffix={suffix}
          clampBehavior="none"
          error={error}
          onChange={(next) => {
            setWritten({ text: next, owner, value });
            if (typeof next !== 'number' || (next === shown && !mixed) || isOutside(next)) return;
            onChange(next, gesture.current());
          }}
          onBlur={() => {
            if (error === null) setWritten(null);
            gesture.end();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setWritten(null);
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
