import { UnstyledButton } from '@mantine/core';
import { type Rgba, rgbaSchema } from '@coverwright/core/design/colour.ts';
import { EFFECT_CATALOGUE, type EffectEntry } from '@coverwright/core/effects/effect-catalogue.ts';
import { type TextEffect, textEffectSchema } from '@coverwright/core/effects/text-effect.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { EffectSample } from './effect-sample.tsx';
import styles from './effect-section.module.css';
import type { ChangeText } from './text-formatting-inspector.tsx';

const EFFECTS: readonly EffectEntry[] = Object.values(EFFECT_CATALOGUE);

/** What is done to the letters, shown on letters. */
export function EffectSection({ effect, change }: { readonly effect: TextEffect | null; readonly change: ChangeText }) {
  const entry = EFFECTS.find(({ name }) => name === effect?.name) ?? null;
  const set = (textEffect: TextEffect | null, label: string, gesture?: string) => change({ text: { textEffect } }, label, gesture);
  return (
    <Section title="Effect">
      <ul className={styles.effects}>
        {[null, ...EFFECTS].map((choice) => (
          <li key={choice?.name ?? 'none'}>
            <UnstyledButton
              className={styles.effect}
              aria-pressed={(choice?.name ?? null) === (effect?.name ?? null)}
              onClick={() => set(choice?.start ?? null, `Effect: ${choice?.label ?? 'none'}`)}
            >
              <EffectSample effect={choice?.start ?? null} />
              <span>{choice?.label ?? 'None'}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {effect && entry && <EffectControls effect={effect} entry={entry} onChange={set} />}
    </Section>
  );
}

interface EffectControlsProps {
  readonly effect: TextEffect;
  readonly entry: EffectEntry;
  readonly onChange: (effect: TextEffect, label: string, gesture: string) => void;
}

function EffectControls({ effect, entry, onChange }: EffectControlsProps) {
  const style: Readonly<Record<string, unknown>> = effect.style;
  const change = (key: string, value: number | Rgba, label: string, gesture: string) => {
    const next = textEffectSchema.safeParse({ name: effect.name, style: { ...style, [key]: value } });
    if (next.success) onChange(next.data, label, gesture);
  };
  const colour = rgbaSchema.safeParse(style['colour']);
  return (
    <>
      {entry.hasColour && colour.success && (
        <ColourField
          alpha
          label={`${entry.label} colour`}
          value={colour.data}
          onChange={(next, gesture) => change('colour', next, `${entry.label} colour`, gesture)}
        />
      )}
      {entry.controls.map(({ key, label, min, max, step }) => {
        const value = style[key];
        return typeof value === 'number' ? (
          <SliderField
            key={key}
            label={label}
            value={value}
            min={min}
            max={max}
            step={step}
            onChange={(next, gesture) => change(key, next, `${entry.label}: ${label.toLowerCase()}`, gesture)}
          />
        ) : null;
      })}
    </>
  );
}
