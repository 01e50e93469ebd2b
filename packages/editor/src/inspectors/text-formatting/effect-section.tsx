import { UnstyledButton } from '@mantine/core';
import { EFFECT_CATALOGUE, type EffectEntry } from '@coverwright/core/effects/effect-catalogue.ts';
import type { TextEffect } from '@coverwright/core/effects/text-effect.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Section } from '../fields/section.tsx';
import { EffectControls } from './effect-controls.tsx';
import { type SampleWords, useSampleWords } from './sample-words.ts';
import { WordsSample } from './words-sample.tsx';
import styles from './effect-section.module.css';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { effectMessages } from '@coverwright/core/effects/messages.ts';

const EFFECTS: readonly EffectEntry[] = Object.values(EFFECT_CATALOGUE);

interface EffectSectionProps {
  readonly text: SampleWords & { readonly textEffect: TextEffect | null };
  readonly change: ChangeText;
}

/** Effects for letters, previewed on the author's own text; the current one is shown with its settings. */
export function EffectSection({ text, change }: EffectSectionProps) {
  const t = useMessages(textFormattingMessages);
  const tEffect = useMessages(effectMessages);
  const effect = text.textEffect;
  const words = useSampleWords(text);
  const entry = EFFECTS.find(({ name }) => name === effect?.name) ?? null;
  const set = (textEffect: TextEffect | null, label: string, gesture?: string) => change({ text: { textEffect } }, label, gesture);
  return (
    <Section title={t('effect')}>
      <ul className={styles.effects}>
        {[null, ...EFFECTS].map((choice) => {
          const isWorn = (choice?.name ?? null) === (effect?.name ?? null);
          return (
            <li key={choice?.name ?? 'none'}>
              <UnstyledButton
                className={styles.effect}
                aria-pressed={isWorn}
                // Pressing the current effect again would only reset its settings.
                onClick={() =>
                  !isWorn &&
                  set(choice?.start ?? null, nameStep('effect', { name: choice ? tEffect(choice.name) : t('none').toLowerCase() }))
                }
              >
                <WordsSample words={words} textEffect={isWorn ? effect : (choice?.start ?? null)} />
                <span>{choice ? tEffect(choice.name) : t('none')}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      {effect && entry && <EffectControls key={entry.name} effect={effect} entry={entry} onChange={set} />}
    </Section>
  );
}
