import { translateLabels } from '../../messages/translate-labels.ts';
import type { Pin, Pins } from '@coverwright/core/design/pins.ts';
import { useMessages } from '../../messages/use-messages.ts';
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
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const AUTOMATIC = { value: 'auto', label: 'automatic', icon: <IconWand size={17} /> } as const;

const ACROSS = [
  AUTOMATIC,
  { value: 'start', label: 'leftEdge', icon: <IconLayoutAlignLeft size={17} /> },
  { value: 'center', label: 'center', icon: <IconLayoutAlignCenter size={17} /> },
  { value: 'end', label: 'rightEdge', icon: <IconLayoutAlignRight size={17} /> },
  { value: 'stretch', label: 'bothSides', icon: <IconArrowAutofitWidth size={17} /> },
] as const;

const DOWN = [
  AUTOMATIC,
  { value: 'start', label: 'topEdge', icon: <IconLayoutAlignTop size={17} /> },
  { value: 'center', label: 'middle', icon: <IconLayoutAlignMiddle size={17} /> },
  { value: 'end', label: 'bottomEdge', icon: <IconLayoutAlignBottom size={17} /> },
  { value: 'stretch', label: 'topAndBottom', icon: <IconArrowAutofitHeight size={17} /> },
] as const;

interface PinsFieldProps {
  readonly pins: Pins | undefined;
  /** False for a group, whose members keep their aspect ratio. */
  readonly stretches?: boolean;
  /** @param pins null: pinned automatically by its position */
  readonly onChange: (pins: Pins | null, label: string) => void;
}

/** Sets the edges that an element stays attached to when the cover changes its size. */
export function PinsField({ pins, stretches = true, onChange }: PinsFieldProps) {
  const t = useMessages(fieldMessages);
  const offered = <Choice extends { readonly value: Pin | 'auto' }>(choices: readonly Choice[]) =>
    choices.filter(({ value }) => stretches || value !== 'stretch');
  const change = (axis: 'x' | 'y', pin: Pin | 'auto') => {
    const { [axis]: _, ...rest } = pins ?? {};
    const next: Pins = pin === 'auto' ? rest : { ...rest, [axis]: pin };
    onChange(Object.keys(next).length > 0 ? next : null, nameStep('pinToTheBoard'));
  };
  return (
    <>
      <ChoiceField
        label={t('horizontalPin')}
        value={pins?.x ?? 'auto'}
        choices={translateLabels(offered(ACROSS), t)}
        onChange={(pin) => change('x', pin)}
      />
      <ChoiceField
        label={t('verticalPin')}
        value={pins?.y ?? 'auto'}
        choices={translateLabels(offered(DOWN), t)}
        onChange={(pin) => change('y', pin)}
      />
      <Hint>{t('pinsHint')}</Hint>
    </>
  );
}
