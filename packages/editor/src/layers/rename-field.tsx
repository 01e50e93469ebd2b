import { useMessages } from '../messages/use-messages.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { layerMessages } from './messages.ts';

const LONGEST_NAME = 80;

/** The field that renames an element: Enter or blur saves the name, and Escape cancels. An empty name restores the default one. */
export function RenameField({ name, onDone }: { readonly name: string; readonly onDone: (called: string | null | undefined) => void }) {
  const t = useMessages(layerMessages);
  const [text, setText] = useState(name);
  const keep = () => onDone(text.trim() === name ? undefined : text.trim() || null);
  return (
    <TextInput
      size="xs"
      flex={1}
      aria-label={t('nameOf', { name })}
      value={text}
      maxLength={LONGEST_NAME}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        // During composition the key accepts or cancels an input method's suggestion.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') onDone(undefined);
      }}
    />
  );
}
