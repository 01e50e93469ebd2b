import { useMessages } from '../../messages/use-messages.ts';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useFieldsLocked } from './fields-locked.ts';
import { useGestureName } from './use-gesture-name.ts';
import { fieldMessages } from './messages.ts';

interface NumberFieldProps {
  readonly label: string;
  /** The value; null if the selected elements differ. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  readonly suffix: string;
  readonly onChange: (value: number, gesture: string) => void;
}

/** A number field. A number beyond its limits is marked as an error and not applied; it is never replaced by another number. */
export function NumberField({ label, value, min, max, step, decimals, suffix, onChange }: NumberFieldProps) {
  const t = useMessages(fieldMessages);
  const gesture = useGestureName();
  const isLocked = useFieldsLocked();
  const [typed, setTyped] = useState<string | number | null>(null);
  const isOutside = (number: number) => number < min || number > max;
  const shown = value === null ? '' : Number(value.toFixed(decimals));
  const error = typeof typed === 'number' && isOutside(typed) ? t('outsideRange', { min, max, suffix }) : null;
  return (
    <NumberInput
      label={label}
      size="xs"
      disabled={isLocked}
      placeholder={value === null ? t('mixed') : ''}
      value={typed ?? shown}
      step={step}
      decimalScale={decimals}
      suffix={suffix}
      clampBehavior="none"
      error={error}
      onChange={(next) => {
        setTyped(next);
        if (typeof next === 'number' && next !== shown && !isOutside(next)) onChange(next, gesture.current());
      }}
      onBlur={() => {
        if (!error) setTyped(null);
        gesture.end();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
