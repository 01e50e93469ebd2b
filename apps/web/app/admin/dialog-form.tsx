import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

interface DialogFormProps {
  /** What the server answered that did not take it; null when nothing stands against it. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of a dialog, what was wrong with them, and the two ways out. */
export function DialogForm({ fault, isBusy, onSave, onClose, children }: DialogFormProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form onSubmit={save}>
      <Stack>
        {children}
        {fault === null ? null : (
          <Text role="alert" c="error">
            {fault}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
