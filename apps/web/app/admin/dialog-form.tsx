import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { adminMessages } from './messages.ts';

interface DialogFormProps {
  /** The server's reason for refusing the form; null when there is none. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  /** The text of the submit button; “Save” by default. */
  readonly submitLabel?: string;
  /** True for an action that deletes something: the button is red. */
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** The form of a dialog, with its error and its buttons. */
export function DialogForm({ fault, isBusy, onSubmit, onClose, submitLabel, isDestructive = false, children }: DialogFormProps) {
  const t = useMessages(adminMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {children}
        {fault === null ? null : (
          <Text role="alert" c="error">
            {fault}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} {...(isDestructive ? { color: 'error' } : {})}>
            {submitLabel ?? t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
