import { NativeSelect } from '@mantine/core';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { EFFECT_CATALOGUE } from '@coverwright/core/effects/effect-catalogue.ts';
import { effectMessages } from '@coverwright/core/effects/messages.ts';
import { suitsShapes } from '@coverwright/core/effects/shape-effect.ts';
import type { TextEffect } from '@coverwright/core/effects/text-effect.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { Section } from '../fields/section.tsx';
import { EffectControls } from '../text-formatting/effect-controls.tsx';
import { shapeEditMessages } from './messages.ts';

const NONE = 'none';
const EFFECTS = Object.values(EFFECT_CATALOGUE).filter(({ name }) => suitsShapes(name));

interface ShapeEffectSectionProps {
  readonly shape: CoverShape;
  readonly change: (next: CoverShape, label: string, gesture?: string) => void;
}

/** The effect on a filled shape: those of letters, such as foil. */
export function ShapeEffectSection({ shape, change }: ShapeEffectSectionProps) {
  const t = useMessages(shapeEditMessages);
  const tEffect = useMessages(effectMessages);
  const { effect, ...plain } = shape;
  const entry = EFFECTS.find(({ name }) => name === effect?.name);
  const set = (next: TextEffect | undefined, label: string, gesture?: string) =>
    change(next ? { ...plain, effect: next } : plain, label, gesture);
  return (
    <Section title={t('effect')}>
      <NativeSelect
        size="sm"
        label={t('effectOfTheShape')}
        value={effect?.name ?? NONE}
        data={[{ value: NONE, label: t('noEffect') }, ...EFFECTS.map(({ name }) => ({ value: name, label: tEffect(name) }))]}
        onChange={(event) => {
          const chosen = EFFECTS.find(({ name }) => name === event.currentTarget.value);
          set(chosen?.start, nameStep('effect', { name: (chosen ? tEffect(chosen.name) : t('noEffect')).toLowerCase() }));
        }}
      />
      {effect && entry && <EffectControls key={entry.name} effect={effect} entry={entry} onChange={set} />}
    </Section>
  );
}
