import { ColorPicker, ColorSwatch, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { type Rgba, fromHex, toHex } from '@coverwright/core/design/colour.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { useState } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import styles from './fields.module.css';
import { useGestureName } from './use-gesture-name.ts';

interface ColourFieldProps {
  readonly label: string;
  readonly value: Rgba;
  readonly onChange: (colour: Rgba, gesture: string) => void;
  /** The colour may be let through. */
  readonly alpha?: boolean;
  /** Only the swatch, without its label and number. */
  readonly compact?: boolean;
}

/** A colour, chosen out of those last used, those of the genre, or any. What is settled on is remembered. */
export function ColourField({ label, value, onChange, alpha = false, compact = false }: ColourFieldProps) {
  const gesture = useGestureName();
  const run = useEditor((state) => state.run);
  const [opened, setOpened] = useState(false);
  const hex = alpha ? toHex(value) : toHex({ ...value, a: 1 });
  const settle = (colour: Rgba) => {
    onChange(colour, gesture.current());
    run({ name: 'use-colour', colour }, `Colour: ${label}`, gesture.current());
    gesture.end();
  };
  const button = (
    <Popover opened={opened} onChange={setOpened} withArrow shadow="md" trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <UnstyledButton
          className={compact ? '' : styles.swatchButton}
          aria-label={`${label}: ${hex}`}
          aria-expanded={opened}
          onClick={() => setOpened((open) => !open)}
        >
          <ColorSwatch component="span" color={hex} size={22} />
          {!compact && hex}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.picker}>
          <ColorPicker
            fullWidth
            format={alpha ? 'hexa' : 'hex'}
            value={hex}
            onChange={(next) => next !== hex && onChange(fromHex(next), gesture.current())}
            onChangeEnd={(next) => settle(fromHex(next))}
            saturationLabel={`${label}: saturation`}
            hueLabel={`${label}: hue`}
            alphaLabel={`${label}: opacity`}
          />
          <HexInput key={hex} hex={hex} label={label} onSettle={settle} />
          <Swatches label={label} onPick={settle} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
  if (compact) return button;
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {button}
    </div>
  );
}

function HexInput({ hex, label, onSettle }: { readonly hex: string; readonly label: string; readonly onSettle: (colour: Rgba) => void }) {
  const [typed, setTyped] = useState(hex);
  const isColour = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(typed.trim());
  const settle = () => isColour && typed.trim() !== hex && onSettle(fromHex(typed.trim()));
  return (
    <TextInput
      size="xs"
      aria-label={`${label}: hex number`}
      value={typed}
      error={!isColour}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

function Swatches({ label, onPick }: { readonly label: string; readonly onPick: (colour: Rgba) => void }) {
  const { recentColors, metadata } = useDesign();
  const palette = metadata.genre ? findGenre(metadata.genre.id)?.look.palette : undefined;
  const groups = [
    { name: 'Last used', colours: recentColors },
    ...(palette && metadata.genre ? [{ name: metadata.genre.name, colours: Object.values(palette).map(fromHex) }] : []),
    { name: 'Ink and paper', colours: ['#000000', '#2a2622', '#857c70', '#eae5db', '#faf6ec', '#ffffff'].map(fromHex) },
  ];
  return (
    <>
      {groups.map(
        ({ name, colours }) =>
          colours.length > 0 && (
            <div key={name} role="group" aria-label={name}>
              <p className={styles.swatchesLabel}>{name}</p>
              <div className={styles.swatches}>
                {distinct(colours).map((colour) => (
                  <ColorSwatch
                    key={toHex(colour)}
                    component="button"
                    type="button"
                    className={styles.swatch ?? ''}
                    color={toHex(colour)}
                    size={26}
                    aria-label={`${label}: ${toHex(colour)}`}
                    onClick={() => onPick(colour)}
                  />
                ))}
              </div>
            </div>
          ),
      )}
    </>
  );
}

/** Colours that look the same once. */
function distinct(colours: readonly Rgba[]): readonly Rgba[] {
  return [...new Map(colours.map((colour) => [toHex(colour), colour])).values()];
}
