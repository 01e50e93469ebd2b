import { Button, UnstyledButton } from '@mantine/core';
import type { Lettering } from '@coverwright/core/design/lettering.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { STYLES_OF_LETTERING, shuffleLettering, styleOfLettering } from '@coverwright/core/lettering/lettering-styles.ts';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { nameStep } from '../../steps/name-step.ts';
import styles from './effect-section.module.css';
import { textFormattingMessages } from './messages.ts';
import { useSampleWords } from './sample-words.ts';
import { setLettering } from './set-lettering.ts';
import { WordsSample } from './words-sample.tsx';

/** Cap height of the largest words of a sample, as a share of its width. */
const LARGEST = 0.45;
/** Maximum number of letters in a sample: more could not be read in it. */
const MOST_LETTERS = 70;

interface LetteringStylesProps {
  readonly box: TextBox;
  readonly lettering: Lettering;
}

/** The styles of a lock-up in the author's own words, and a button for a chance one. */
export function LetteringStyles({ box, lettering }: LetteringStylesProps) {
  const t = useMessages(textFormattingMessages);
  const editor = useMountedEditor();
  const words = useSampleWords(box.text, (text) => text.slice(0, MOST_LETTERS));
  const samples = useMemo(
    () => STYLES_OF_LETTERING.map(({ name, settings }) => ({ name, settings, sample: { ...settings, largest: LARGEST } })),
    [],
  );
  const worn = styleOfLettering(lettering)?.name;
  const set = (next: Lettering, step: string) => void setLettering(editor, box.designMode.uniqueId, next, step);
  return (
    <>
      <ul className={styles.effects} aria-label={t('letteringStyles')}>
        {samples.map(({ name, settings, sample }) => (
          <li key={name}>
            <UnstyledButton
              className={styles.effect}
              aria-pressed={worn === name}
              onClick={() => set({ ...lettering, ...settings }, nameStep('letteringStyle', { name: t(name).toLowerCase() }))}
            >
              <WordsSample words={words} lettering={sample} />
              <span>{t(name)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowsShuffle size={15} stroke={1.7} />}
        onClick={() => set(shuffleLettering(lettering, Math.random), nameStep('shuffleLettering'))}
      >
        {t('shuffleLettering')}
      </Button>
    </>
  );
}
