import { UnstyledButton } from '@mantine/core';
import { type Warp, warpSchema } from '@coverwright/core/design/warp.ts';
import { WARP_CATALOGUE, type WarpControl, type WarpEntry } from '@coverwright/core/warps/warp-catalogue.ts';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { type SampleWords, useSampleWords } from './sample-words.ts';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { WordsSample } from './words-sample.tsx';
import styles from './effect-section.module.css';

const WARPS: readonly WarpEntry[] = Object.values(WARP_CATALOGUE);

/** How all words together are bent, shown on the author's own words. */
export function WarpSection({
  text,
  change,
}: {
  readonly text: SampleWords & { readonly warp?: Warp | undefined };
  readonly change: ChangeText;
}) {
  const { warp } = text;
  const words = useSampleWords(text);
  const entry = WARPS.find(({ kind }) => kind === warp?.kind);
  return (
    <Section title="Warp">
      <ul className={styles.effects}>
        {[null, ...WARPS].map((choice) => {
          const isWorn = choice?.kind === warp?.kind;
          return (
            <li key={choice?.kind ?? 'none'}>
              <UnstyledButton
                className={styles.effect}
                aria-pressed={isWorn}
                onClick={() => !isWorn && change({ text: { warp: choice?.start ?? null } }, `Warp: ${choice?.label ?? 'straight'}`)}
              >
                <WordsSample words={words} warp={isWorn ? warp : choice?.start} />
                <span>{choice?.label ?? 'Straight'}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      {warp && entry && <WarpControls warp={warp} entry={entry} change={change} />}
    </Section>
  );
}

interface WarpControlsProps {
  readonly warp: Warp;
  readonly entry: WarpEntry;
  readonly change: ChangeText;
}

/** Shares are shown as percent. */
const PERCENT = 100;
const factorOf = ({ suffix }: WarpControl) => (suffix === ' %' ? PERCENT : 1);

function WarpControls({ warp, entry, change }: WarpControlsProps) {
  return entry.controls.map((control) => {
    const { key, label, min, max, step = 1, suffix } = control;
    const value: unknown = Reflect.get(warp, key);
    return (
      <SliderField
        key={`${entry.kind} ${key}`}
        label={label}
        suffix={suffix}
        min={min}
        max={max}
        step={step}
        value={typeof value === 'number' ? value * factorOf(control) : 0}
        onChange={(shown, gesture) => {
          const next = warpSchema.safeParse({ ...warp, [key]: shown / factorOf(control) });
          if (next.success) change({ text: { warp: next.data } }, `${entry.label}: ${label.toLowerCase()}`, gesture);
        }}
      />
    );
  });
}
