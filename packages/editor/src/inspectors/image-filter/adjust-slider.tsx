import { useMessages } from '../../messages/use-messages.ts';
import { Slider, UnstyledButton } from '@mantine/core';
import fields from '../fields/fields.module.css';
import styles from './image-filter.module.css';
import { imageFilterMessages } from './messages.ts';

interface AdjustSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly suffix?: string;
  readonly onSlide: (value: number) => void;
  readonly onSettle: (value: number) => void;
}

/** A slider that reports both drag and release. Clicking its number resets it. */
export function AdjustSlider({ label, value, min, max, suffix = '', onSlide, onSettle }: AdjustSliderProps) {
  const t = useMessages(imageFilterMessages);
  const shown = Math.round(value);
  return (
    <div className={styles.adjust}>
      <span className={fields.label}>{label}</span>
      <Slider
        className={styles.adjustSlider ?? ''}
        size="sm"
        label={null}
        thumbLabel={label}
        min={min}
        max={max}
        startPointValue={0}
        value={shown}
        onChange={(next) => next !== shown && onSlide(next)}
        onChangeEnd={onSettle}
      />
      <UnstyledButton
        className={styles.number}
        aria-label={t('reset0', { label, shown, suffix })}
        disabled={shown === 0}
        onClick={() => onSettle(0)}
      >
        {shown > 0 && min < 0 ? `+${shown}` : shown}
        {suffix}
      </UnstyledButton>
    </div>
  );
}
