import { ActionIcon, Button, Group, Slider } from '@mantine/core';
import { toHex } from '@coverwright/core/design/colour.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconArrowsExchange, IconPlus, IconX } from '@tabler/icons-react';
import { ColourField } from '../fields/colour-field.tsx';
import { useFieldsLocked } from '../fields/fields-locked.ts';
import { useGestureName } from '../fields/use-gesture-name.ts';
import { FEWEST_STOPS, MOST_STOPS, reversedStops, stopRange, type Stops, withStopAdded, withStopRemoved } from './gradient-stops.ts';
import styles from './stops-field.module.css';
import { textFormattingMessages } from './messages.ts';

interface StopsFieldProps {
  readonly label: string;
  readonly stops: Stops;
  /** Maximum number of colors. */
  readonly most?: number;
  readonly onChange: (stops: Stops, gesture?: string) => void;
}

/** The stops of a gradient, each with its color and position. */
export function StopsField({ label, stops, most = MOST_STOPS, onChange }: StopsFieldProps) {
  const t = useMessages(textFormattingMessages);
  const ramp = stops.map(({ offset, colour }) => `${toHex(colour)} ${offset * 100}%`).join(', ');
  const changeStop = (index: number, changes: Partial<Stops[number]>, gesture?: string) =>
    onChange(
      stops.map((stop, at) => (at === index ? { ...stop, ...changes } : stop)),
      gesture,
    );
  return (
    <div className={styles.stops} role="group" aria-label={label}>
      <div className={styles.ramp} style={{ background: `linear-gradient(90deg, ${ramp})` }} aria-hidden="true" />
      {stops.map((stop, index) => (
        <Stop
          // A stop is identified by its index, because two stops may have the same color.
          key={index}
          name={t('stop', { number: index + 1, count: stops.length })}
          stop={stop}
          range={stopRange(stops, index)}
          onChange={(changes, gesture) => changeStop(index, changes, gesture)}
          onRemove={stops.length > FEWEST_STOPS ? () => onChange(withStopRemoved(stops, index)) : null}
        />
      ))}
      <Group gap={8} grow>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          disabled={stops.length >= most}
          onClick={() => onChange(withStopAdded(stops))}
        >
          {t('addAColor')}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconArrowsExchange size={15} />} onClick={() => onChange(reversedStops(stops))}>
          {t('reverse')}
        </Button>
      </Group>
    </div>
  );
}

interface StopProps {
  readonly name: string;
  readonly stop: Stops[number];
  readonly range: { readonly min: number; readonly max: number };
  readonly onChange: (changes: Partial<Stops[number]>, gesture?: string) => void;
  readonly onRemove: (() => void) | null;
}

function Stop({ name, stop, range, onChange, onRemove }: StopProps) {
  const t = useMessages(textFormattingMessages);
  const gesture = useGestureName();
  const isLocked = useFieldsLocked();
  return (
    <div className={styles.stop}>
      <ColourField compact alpha label={name} value={stop.colour} onChange={(colour, held) => onChange({ colour }, held)} />
      <Slider
        size="sm"
        disabled={isLocked}
        label={null}
        thumbLabel={t('stopPlace', { name })}
        value={stop.offset * 100}
        min={0}
        max={100}
        onChange={(percent) => onChange({ offset: Math.min(range.max, Math.max(range.min, percent / 100)) }, gesture.current())}
        onChangeEnd={gesture.end}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={t('removeStop', { name: name.toLowerCase() })}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        <IconX size={15} />
      </ActionIcon>
    </div>
  );
}
