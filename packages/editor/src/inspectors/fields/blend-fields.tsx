import { NativeSelect } from '@mantine/core';
import { BLEND_MODES, type BlendMode, type Compositing } from '@coverwright/core/design/blend.ts';
import { useFieldsLocked } from './fields-locked.ts';
import { SliderField } from './slider-field.tsx';

const LABELS = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  'soft-light': 'Soft light',
  'hard-light': 'Hard light',
  darken: 'Darken',
  lighten: 'Lighten',
  'color-dodge': 'Color dodge',
  'color-burn': 'Color burn',
  luminosity: 'Luminosity',
  color: 'Color',
} as const satisfies Record<BlendMode, string>;

interface BlendFieldsProps {
  readonly value: Compositing;
  readonly onChange: (part: { readonly opacity?: number; readonly blend?: BlendMode }, label: string, gesture?: string) => void;
}

/** How an element as a whole meets what lies under it. */
export function BlendFields({ value: { opacity = 1, blend = 'normal' }, onChange }: BlendFieldsProps) {
  const isLocked = useFieldsLocked();
  return (
    <>
      <SliderField
        label="Opacity"
        suffix=" %"
        value={opacity * 100}
        min={0}
        max={100}
        onChange={(percent, gesture) => onChange({ opacity: percent / 100 }, 'Opacity', gesture)}
      />
      <NativeSelect
        label="Blend"
        size="xs"
        disabled={isLocked}
        value={blend}
        data={BLEND_MODES.map((mode) => ({ value: mode, label: LABELS[mode] }))}
        onChange={(event) => {
          const mode = BLEND_MODES.find((each) => each === event.currentTarget.value);
          if (mode) onChange({ blend: mode }, `Blend: ${LABELS[mode]}`);
        }}
      />
    </>
  );
}
