import { useMessages } from '../messages/use-messages.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { sharingMessages } from './messages.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCopied: () => void;
}

const SHOWN_MS = 2000;

/** A text to copy: by the button, or from the field, which selects all of it on focus. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const t = useMessages(sharingMessages);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  const { start: forget } = useTimeout(() => setState(null), SHOWN_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      forget();
      onCopied();
    } catch {
      setState('refused');
      field.current?.focus();
    }
  };
  return (
    <Stack gap={4}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          ref={field}
          label={label}
          value={value}
          readOnly
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={onCopied}
        />
        <Button variant={state === 'copied' ? 'light' : 'filled'} data-autofocus onClick={() => void copy()}>
          <span aria-live="polite">{state === 'copied' ? t('copied') : t('copy')}</span>
        </Button>
      </Group>
      {state === 'refused' && (
        <Text role="alert" size="sm">
          {t('copyBlocked')}
        </Text>
      )}
    </Stack>
  );
}
