import { UnstyledButton } from '@mantine/core';
import type { Warp } from '@coverwright/core/design/warp.ts';
import { WARP_CATALOGUE, type WarpEntry } from '@coverwright/core/warps/warp-catalogue.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Section } from '../fields/section.tsx';
import { WarpControls } from '../fields/warp-controls.tsx';
import { type SampleWords, useSampleWords } from './sample-words.ts';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { WordsSample } from './words-sample.tsx';
import styles from './effect-section.module.css';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { warpMessages } from '@coverwright/core/warps/messages.ts';

const WARPS: readonly WarpEntry[] = Object.values(WARP_CATALOGUE);

/** Warps for the whole text, previewed on the author's own text. */
export function WarpSection({
  text,
  change,
}: {
  readonly text: SampleWords & { readonly warp?: Warp | undefined };
  readonly change: ChangeText;
}) {
  const t = useMessages(textFormattingMessages);
  const tWarp = useMessages(warpMessages);
  const { warp } = text;
  const words = useSampleWords(text);
  return (
    <Section title={t('warp')}>
      <ul className={styles.effects}>
        {[null, ...WARPS].map((choice) => {
          const isWorn = choice?.kind === warp?.kind;
          return (
            <li key={choice?.kind ?? 'none'}>
              <UnstyledButton
                className={styles.effect}
                aria-pressed={isWorn}
                onClick={() =>
                  !isWorn &&
                  change(
                    { text: { warp: choice?.start ?? null } },
                    nameStep('warp', { name: choice ? tWarp(choice.kind) : t('straight').toLowerCase() }),
                  )
                }
              >
                <WordsSample words={words} warp={isWorn ? warp : choice?.start} />
                <span>{choice ? tWarp(choice.kind) : t('straight')}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      {warp && <WarpControls warp={warp} onChange={(next, label, gesture) => change({ text: { warp: next } }, label, gesture)} />}
    </Section>
  );
}
