import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import type { BookNames } from '@coverwright/core/preflight/fixes/replace-samples.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useState } from 'react';
import { allDesigns } from '../session/all-designs.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { hasSamples, missingNames, replaceAllSamples } from './replace-all-samples.ts';
import { preflightMessages } from './messages.ts';

const NAME_LABELS = { title: 'titleOfTheBook', author: 'authorsName' } as const;

interface ReplaceSamplesProps {
  /** The messages of the print check about sample text. */
  readonly reasons?: readonly string[];
  readonly onDone?: () => void;
}

/** A button that replaces or removes the sample text of every format. It is hidden without sample text. */
export function ReplaceSamples({ reasons = [], onDone }: ReplaceSamplesProps) {
  const t = useMessages(preflightMessages);
  const { store } = useMountedEditor();
  const present = useEditor((state) => state.history.present);
  const others = useEditor((state) => state.otherDesigns);
  const [names, setNames] = useState<Partial<BookNames>>({});
  const designs = allDesigns({ history: { present, past: [], future: [] }, otherDesigns: others });
  if (!hasSamples(designs)) return null;
  const missing = missingNames(designs);
  const isNamed = missing.every((name) => names[name]?.trim());
  return (
    <Alert title={t('showsSamples')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          replaceAllSamples(store, names);
          onDone?.();
        }}
      >
        <Stack gap="sm">
          {reasons.map((reason) => (
            <Text key={reason} size="sm">
              {reason}
            </Text>
          ))}
          {missing.map((name) => (
            <TextInput
              key={name}
              label={t(NAME_LABELS[name])}
              maxLength={200}
              value={names[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setNames((known) => ({ ...known, [name]: value }))}
            />
          ))}
          <Button type="submit" data-autofocus={missing.length === 0 || undefined} disabled={!isNamed}>
            {missing.length > 0 ? t('replaceSamples') : t('removeSamples')}
          </Button>
        </Stack>
      </form>
    </Alert>
  );
}
