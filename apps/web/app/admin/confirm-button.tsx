import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';

interface ConfirmButtonProps {
  /** What the button says, and what the question is headed by. */
  readonly action: string;
  /** Of the button, where several say the same. */
  readonly label: string;
  /** What will happen, in a sentence or two. */
  readonly question: string;
  /** Why it could not be done; null when it is done. */
  readonly onConfirm: () => Promise<string | null>;
}

/** A button for what cannot be undone: it asks once. */
export function ConfirmButton({ action, label, question, onConfirm }: ConfirmButtonProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    const refused = await onConfirm();
    setBusy(false);
    setFault(refused);
    if (refused === null) close();
  };
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        aria-label={label}
        onClick={() => {
          setFault(null);
          open();
        }}
      >
        {action}
      </Button>
      <AdminDialog title={label} isOpen={isOpen} onClose={close}>
        <Text>{question}</Text>
        {fault === null ? null : (
          <Text role="alert" c="error" mt="sm">
            {fault}
          </Text>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="error" loading={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </Group>
      </AdminDialog>
    </>
  );
}
