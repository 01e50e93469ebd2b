import { SegmentedControl, TextInput } from '@mantine/core';
import type { Rgba } from '@coverwright/core/design/colour.ts';
import { COLOUR_NOTATIONS, type ColourNotation, readColour, writeColour } from '@coverwright/core/palette/write-colour.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useState } from 'react';
import styles from './colour.module.css';
import { colourFieldMessages } from './messages.ts';

const NAMES = { hex: 'hex', rgb: 'rgb', cmyk: 'cmyk' } as const satisfies Record<ColourNotation, string>;

interface ColourEntryProps {
  readonly label: string;
  readonly colour: Rgba;
  readonly onSettle: (colour: Rgba) => void;
}

/** Fields for a color in numbers, in the author's color model. */
export function ColourEntry({ label, colour, onSettle }: ColourEntryProps) {
  const t = useMessages(colourFieldMessages);
  const [notation, setNotation] = useState<ColourNotation>('hex');
  return (
    <div className={styles.entry}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('colorFormat', { label })}
        value={notation}
        onChange={setNotation}
        data={COLOUR_NOTATIONS.map((value) => ({ value, label: t(NAMES[value]) }))}
      />
      <NumbersInput
        key={`${notation} ${writeColour(colour, 'hex')}`}
        label={label}
        colour={colour}
        notation={notation}
        onSettle={onSettle}
      />
      {notation === 'cmyk' && <p className={styles.note}>{t('cmykHint')}</p>}
    </div>
  );
}

function NumbersInput({ label, colour, notation, onSettle }: ColourEntryProps & { readonly notation: ColourNotation }) {
  const t = useMessages(colourFieldMessages);
  const written = writeColour(colour, notation);
  const [typed, setTyped] = useState(written);
  const read = readColour(typed, notation);
  const settle = () => {
    if (read && typed !== written) onSettle(notation === 'hex' ? read : { ...read, a: colour.a });
  };
  return (
    <TextInput
      size="xs"
      aria-label={notation === 'hex' ? t('hexNumber', { label }) : t('notation', { label, notation: t(NAMES[notation]) })}
      value={typed}
      error={!read && t(`${notation}Rule`)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
