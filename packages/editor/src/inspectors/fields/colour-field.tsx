import { Button, ColorPicker, ColorSwatch, Popover, UnstyledButton } from '@mantine/core';
import { type Rgba, fromHex, toHex } from '@coverwright/core/design/colour.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconColorPicker } from '@tabler/icons-react';
import { useState } from 'react';
import { BrandToggle } from '../../brand/brand-toggle.tsx';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { ColourEntry } from './colour/colour-entry.tsx';
import colourStyles from './colour/colour.module.css';
import { Swatches } from './colour/swatches.tsx';
import styles from './fields.module.css';
import { useGestureName } from './use-gesture-name.ts';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

interface ColourFieldProps {
  readonly label: string;
  readonly value: Rgba;
  /** True if the selected elements differ: `value` is the first one's. */
  readonly mixed?: boolean;
  /** Called for every color while the picker is dragged. */
  readonly onChange: (colour: Rgba, gesture: string) => void;
  /** Called on release instead of `onChange`, if a drag and its end need different commands. */
  readonly onSettle?: (colour: Rgba, gesture: string) => void;
  /** True if the color may be transparent. */
  readonly alpha?: boolean;
  /** True shows only the swatch, without its label and number. */
  readonly compact?: boolean;
}

/** Placement of the tall picker: it may cover its button, but stays inside the window. */
const FITTING = { flip: true, shift: { crossAxis: true, padding: 8 } } as const;

/** A color field: swatches, an eyedropper, or numbers. The chosen color is added to the recent ones. */
export function ColourField({ label, value, onChange, onSettle, alpha = false, compact = false, mixed = false }: ColourFieldProps) {
  const t = useMessages(fieldMessages);
  const gesture = useGestureName();
  const { eyedropper } = useMountedEditor().resources;
  const run = useEditor((state) => state.run);
  const [opened, setOpened] = useState(false);
  const hex = alpha ? toHex(value) : toHex({ ...value, a: 1 });
  const plain = toHex({ ...value, a: 1 });
  const shown = mixed ? t('mixed') : hex;
  const settle = (colour: Rgba) => {
    (onSettle ?? onChange)(colour, gesture.current());
    run({ name: 'use-colour', colour }, nameStep('pickColor', { label }), gesture.current());
    gesture.end();
  };
  const pickFromCover = () => {
    setOpened(false);
    eyedropper.setState({ request: { onPick: settle } });
  };
  const button = (
    <Popover opened={opened} onChange={setOpened} withArrow shadow="md" trapFocus returnFocus position="bottom-end" middlewares={FITTING}>
      <Popover.Target>
        <UnstyledButton
          className={compact ? '' : styles.swatchButton}
          aria-label={`${label}: ${shown}`}
          aria-expanded={opened}
          onClick={() => setOpened((open) => !open)}
        >
          <ColorSwatch component="span" color={hex} size={22} />
          {!compact && shown}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={colourStyles.picker}>
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
          <Button variant="default" size="xs" leftSection={<IconColorPicker size={16} stroke={1.7} />} onClick={pickFromCover}>
            {t('pickFromTheCover')}
          </Button>
          <ColourEntry label={label} colour={alpha ? value : { ...value, a: 1 }} onSettle={settle} />
          <BrandToggle name={plain} content={{ kind: 'colour', colour: plain }} list={t('yourColors')} />
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
