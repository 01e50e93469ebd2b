import type { Pin, Pins } from '@coverwright/core/design/pins.ts';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconWand,
} from '@tabler/icons-react';
import { ChoiceField } from './choice-field.tsx';
import { Hint } from './section.tsx';

const AUTOMATIC = { value: 'auto', label: 'Automatic', icon: <IconWand size={17} /> } as const;

const ACROSS = [
  AUTOMATIC,
  { value: 'start', label: 'Left edge', icon: <IconLayoutAlignLeft size={17} /> },
  { value: 'center', label: 'Center', icon: <IconLayoutAlignCenter size={17} /> },
  { value: 'end', label: 'Right edge', icon: <IconLayoutAlignRight size={17} /> },
  { value: 'stretch', label: 'Both sides', icon: <IconArrowAutofitWidth size={17} /> },
] as const;

const DOWN = [
  AUTOMATIC,
  { value: 'start', label: 'Top edge', icon: <IconLayoutAlignTop size={17} /> },
  { value: 'center', label: 'Middle', icon: <IconLayoutAlignMiddle size={17} /> },
  { value: 'end', label: 'Bottom edge', icon: <IconLayoutAlignBottom size={17} /> },
  { value: 'stretch', label: 'Top and bottom', icon: <IconArrowAutofitHeight size={17} /> },
] as const;

interface PinsFieldProps {
  readonly pins: Pins | undefined;
  /** False for a group, whose members keep their proportions. */
  readonly stretches?: boolean;
  /** @param pins null: all by where it stands. */
  readonly onChange: (pins: Pins | null, label: string) => void;
}

/** What an element keeps to when the cover gets another size. */
export function PinsField({ pins, stretches = true, onChange }: PinsFieldProps) {
  const offered = <Choice extends { readonly value: Pin | 'auto' }>(choices: readonly Choice[]) =>
    choices.filter(({ value }) => stretches || value !== 'stretch');
  const change = (axis: 'x' | 'y', pin: Pin | 'auto') => {
    const { [axis]: _, ...rest } = pins ?? {};
    const next: Pins = pin === 'auto' ? rest : { ...rest, [axis]: pin };
    onChange(Object.keys(next).length > 0 ? next : null, 'Pin to the board');
  };
  return (
    <>
      <ChoiceField label="Horizontal pin" value={pins?.x ?? 'auto'} choices={offered(ACROSS)} onChange={(pin) => change('x', pin)} />
      <ChoiceField label="Vertical pin" value={pins?.y ?? 'auto'} choices={offered(DOWN)} onChange={(pin) => change('y', pin)} />
      <Hint>Applies when you change the format or the trim size.</Hint>
    </>
  );
}
