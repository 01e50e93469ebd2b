import { NativeSelect } from '@mantine/core';
import { type Rgba, rgbaSchema, withAlpha } from '@coverwright/core/design/colour.ts';
import type { EffectEntry } from '@coverwright/core/effects/effect-catalogue.ts';
import type { EffectControl } from '@coverwright/core/effects/effect-control.ts';
import { gradientStyle } from '@coverwright/core/effects/gradient/style.ts';
import { offsetOf, polarOf } from '@coverwright/core/effects/polar-offset.ts';
import { type TextEffect, textEffectSchema } from '@coverwright/core/effects/text-effect.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { StopsField } from './stops-field.tsx';
import { textFormattingMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';
import { nameStep } from '../../steps/name-step.ts';
import { effectMessages } from '@coverwright/core/effects/messages.ts';

interface EffectControlsProps {
  readonly effect: TextEffect;
  readonly entry: EffectEntry;
  readonly onChange: (effect: TextEffect, label: string, gesture?: string) => void;
}

/** All settings of a text effect. */
export function EffectControls({ effect, entry, onChange }: EffectControlsProps) {
  const t = useMessages(effectMessages);
  const change: ChangeStyle = (changes, label, gesture) => {
    const next = textEffectSchema.safeParse({ name: effect.name, style: { ...effect.style, ...changes } });
    if (next.success) onChange(next.data, nameStep('controlOf', { name: t(entry.name), control: label.toLowerCase() }), gesture);
  };
  return entry.controls.map((control) => (
    <Control
      key={`${control.kind} ${control.kind === 'offset' ? control.keyX : control.key}`}
      control={control}
      style={effect.style}
      change={change}
    />
  ));
}

type ChangeStyle = (changes: Readonly<Record<string, unknown>>, label: string, gesture?: string) => void;

interface ControlProps {
  readonly control: EffectControl;
  readonly style: Readonly<Record<string, unknown>>;
  readonly change: ChangeStyle;
}

function Control({ control, style, change }: ControlProps) {
  const t = useMessages(effectMessages);
  switch (control.kind) {
    case 'slider': {
      const { key, label: text, ...range } = control;
      const label = t(text);
      return (
        <SliderField
          label={label}
          value={numberAt(style, key)}
          {...range}
          onChange={(value, gesture) => change({ [key]: value }, label, gesture)}
        />
      );
    }
    case 'colour': {
      const { key } = control;
      const label = t(control.label);
      const colour = colourAt(style, key);
      return (
        <ColourField
          label={label}
          value={colour}
          // The alpha has a slider of its own.
          onChange={(next, gesture) => change({ [key]: withAlpha(next, colour.a) }, label, gesture)}
        />
      );
    }
    case 'opacity': {
      const { key } = control;
      const label = t(control.label);
      const colour = colourAt(style, key);
      return (
        <SliderField
          label={label}
          suffix=" %"
          min={0}
          max={100}
          value={colour.a * 100}
          onChange={(percent, gesture) => change({ [key]: withAlpha(colour, percent / 100) }, label, gesture)}
        />
      );
    }
    case 'choice': {
      const { key, choices } = control;
      const label = t(control.label);
      return (
        <NativeSelect
          size="sm"
          label={label}
          value={String(style[key])}
          data={translateLabels(choices, t)}
          onChange={(event) => change({ [key]: event.currentTarget.value }, label)}
        />
      );
    }
    case 'stops': {
      const stops = gradientStyle.shape.stops.safeParse(style[control.key]);
      return stops.success ? (
        <StopsField
          label={t(control.label)}
          stops={stops.data}
          onChange={(next, gesture) => change({ [control.key]: next }, t(control.label), gesture)}
        />
      ) : null;
    }
    case 'offset':
      return <OffsetFields control={control} style={style} change={change} />;
    case 'bend':
      return <BendFields control={control} style={style} change={change} />;
  }
}

function OffsetFields({
  control: { keyX, keyY, most },
  style,
  change,
}: ControlProps & { readonly control: Extract<EffectControl, { kind: 'offset' }> }) {
  const t = useMessages(textFormattingMessages);
  const { distance, angle } = polarOf({ x: numberAt(style, keyX), y: numberAt(style, keyY) });
  const set = (polar: { readonly distance: number; readonly angle: number }, label: string, gesture: string) => {
    const { x, y } = offsetOf(polar);
    change({ [keyX]: x, [keyY]: y }, label, gesture);
  };
  return (
    <>
      <SliderField
        label={t('distance')}
        min={0}
        max={most}
        value={distance}
        onChange={(next, gesture) => set({ distance: next, angle }, nameStep('distance'), gesture)}
      />
      {distance > 0 && (
        <SliderField
          label={t('direction')}
          suffix="°"
          min={0}
          max={360}
          value={angle}
          onChange={(next, gesture) => set({ distance, angle: next }, nameStep('direction'), gesture)}
        />
      )}
    </>
  );
}

const WAYS = [
  { value: 'up', label: 'arch' },
  { value: 'down', label: 'bowl' },
] as const;

function BendFields({
  control: { key, most },
  style,
  change,
}: ControlProps & { readonly control: Extract<EffectControl, { kind: 'bend' }> }) {
  const t = useMessages(textFormattingMessages);
  const bend = numberAt(style, key);
  const sign = bend < 0 ? -1 : 1;
  return (
    <>
      <ChoiceField
        label={t('directionOfTheBend')}
        hideLabel
        value={bend < 0 ? 'down' : 'up'}
        choices={translateLabels(WAYS, t)}
        onChange={(way) => change({ [key]: Math.max(1, Math.abs(bend)) * (way === 'down' ? -1 : 1) }, nameStep('direction'))}
      />
      <SliderField
        label={t('bend')}
        suffix="°"
        min={1}
        max={most}
        value={Math.abs(bend)}
        onChange={(next, gesture) => change({ [key]: next * sign }, nameStep('bend'), gesture)}
      />
    </>
  );
}

function numberAt(style: Readonly<Record<string, unknown>>, key: string): number {
  const value = style[key];
  return typeof value === 'number' ? value : 0;
}

function colourAt(style: Readonly<Record<string, unknown>>, key: string): Rgba {
  return rgbaSchema.parse(style[key]);
}
