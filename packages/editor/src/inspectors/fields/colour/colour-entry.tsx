import { SegmentedControl, TextInput } from '@mantine/core';
import type { Rgba } from '@coverwright/core/design/colour.ts';
import { COLOUR_NOTATIONS, type ColourNotation, readColour, writeColour } from '@coverwright/core/palette/write-colour.ts';
import { useState } from 'react';
import styles from './colour.module.css';

const NAMES: Record<ColourNotation, string> = { hex: 'Hex', rgb: 'RGB', cmyk: 'CMYK' };

interface ColourEntryProps {
  readonly label: string;
  readonly colour: Rgba;
  readonly onSettle: (colour: Rgba) => void;
}

/** A colour in numbers, the way the author has them. */
export function ColourEntry({ label, colour, onSettle }: ColourEntryProps) {
  const [notation, setNotation] = useState<ColourNotation>('hex');
  return (
    <div className={styles.entry}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={`${label}: color format`}
        value={notation}
        onChange={setNotation}
        data={COLOUR_NOTATIONS.map((value) => ({ value, label: NAMES[value] }))}
      />
      <NumbersInput
        key={`${notation} ${writeColour(colour, 'hex')}`}
        label={label}
        colour={colour}
        notation={notation}
        onSettle={onSettle}
      />
      {notation === 'cmyk' && <p className={styles.note}>Approximate: printed inks differ slightly from the screen.</p>}
    </div>
  );
}

function NumbersInput({ label, colour, notation, onSettle }: ColourEntryProps & { readonly notation: ColourNotation }) {
  const written = writeColour(colour, notation);
  const [typed, setTyped] = useState(written);
  const read = readColour(typed, notation);
  const settle = () => {
    if (read.ok && typed !== written) onSettle(notation === 'hex' ? read.value : { ...read.value, a: colour.a });
  };
  return (
    <TextInput
      size="xs"
      aria-label={`${label}: ${NAMES[notation]}${notation === 'hex' ? ' number' : ''}`}
      value={typed}
      error={!read.ok && read.fault.message}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
