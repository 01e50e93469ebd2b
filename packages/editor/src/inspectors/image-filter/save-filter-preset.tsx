import { Button, TextInput } from '@mantine/core';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useState } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { Hint } from '../fields/section.tsx';
import { freeName } from './adjusted-filter.ts';
import styles from './image-filter.module.css';
import { imageFilterMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Saves the current filter under a name, for this cover and its other formats. */
export function SaveFilterPreset({ worn }: { readonly worn: ImageFilter }) {
  const t = useMessages(imageFilterMessages);
  const { customFilters } = useDesign();
  const run = useEditor((state) => state.run);
  const kept = customFilters.find(({ name }) => name === worn.name);
  const suggested = kept
    ? worn.name
    : freeName(
        worn.name,
        customFilters.map(({ name }) => name),
      );
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? suggested;
  if (kept && JSON.stringify(kept) === JSON.stringify(worn)) return <Hint>{t('saved')}</Hint>;
  const keep = () => {
    const isKept = run({ name: 'set-image-filter', filter: { ...worn, name: name.trim() }, keepAsCustom: true }, nameStep('saveTheFilter'));
    if (isKept) setTyped(null);
  };
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextInput
        size="xs"
        aria-label={t('nameOfTheFilter')}
        value={name}
        maxLength={60}
        error={name.trim() === '' && t('enterName')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" disabled={name.trim() === ''}>
        {kept && kept.name === name.trim() ? t('saveTheChanges') : t('saveThisFilter')}
      </Button>
    </form>
  );
}
