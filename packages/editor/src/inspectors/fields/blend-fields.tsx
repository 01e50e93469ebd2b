import { NativeSelect } from '@mantine/core';
import { BLEND_MODES, type BlendMode, type Compositing } from '@coverwright/core/design/blend.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFieldsLocked } from './fields-locked.ts';
import { SliderField } from './slider-field.tsx';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const LABELS = {
  normal: 'normal',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  'soft-light': 'softLight',
  'hard-light': 'hardLight',
  darken: 'darken',
  lighten: 'lighten',
  'color-dodge': 'colorDodge',
  'color-burn': 'colorBurn',
  luminosity: 'luminosity',
  color: 'colorLabel',
} as const satisfies Record<BlendMode, string>;

interface BlendFieldsProps {
  readonly value: Compositing;
  readonly onChange: (part: { readonly opacity?: number; readonly blend?: BlendMode }, label: string, gesture?: string) => void;
}

/** The opacity and blend mode of an element. */
export function BlendFields({ value: { opacity = 1, blend = 'normal' }, onChange }: BlendFieldsProps) {
  const t = useMessages(fieldMessages);
  const isLocked = useFieldsLocked();
  return (
    <>
      <SliderField
        label={t('opacity')}
        suffix=" %"
        value={opacity * 100}
        min={0}
        max={100}
        onChange={(percent, gesture) => onChange({ opacity: percent / 100 }, nameStep('opacity'), gesture)}
      />
      <NativeSelect
        label={t('blend')}
        size="xs"
        disabled={isLocked}
        value={blend}
        data={BLEND_MODES.map((mode) => ({ value: mode, label: t(LABELS[mode]) }))}
        onChange={(event) => {
          const mode = BLEND_MODES.find((each) => each === event.currentTarget.value);
          if (mode) onChange({ blend: mode }, nameStep('blend', { name: t(LABELS[mode]) }));
        }}
      />
    </>
  );
}
