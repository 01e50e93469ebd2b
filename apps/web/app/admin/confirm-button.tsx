import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { catchFocus } from '@coverwright/editor/chrome/catch-focus.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';
import { adminMessages } from './messages.ts';

interface ConfirmButtonProps {
  /** The button's text, and the heading of the question. */
  readonly action: string;
  /** The accessible name of the button, for lists in which several have the same text. */
  readonly label: string;
  /** The consequence, in a sentence or two. */
  readonly question: string;
  /** Runs the action. Resolves to the error, or null. */
  readonly onConfirm: () => Promise<string | null>;
}

/** A button for an irreversible action, with a confirmation. */
export function ConfirmButton({ action, label, question, onConfirm }: ConfirmButtonProps) {
  const t = useMessages(adminMessages);
  const [isOpen, { open, close }] = useDisclosure();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLElement | null>(undefined);
  // A deleted row takes its button along, and the dialog with it, so the focus moves to the page.
  useEffect(() => () => catchFocus(() => page.current), []);
  const [fault, setFault] = useState<string | null>(null);
  const confirm = async () => {
    page.current = button.current?.closest('main');
    setBusy(true);
    const refused = await onConfirm();
    setBusy(false);
    setFault(refused);
    if (refused === null) close();
  };
  return (
    <>
      <Button
        ref={button}
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
            {t('cancel')}
          </Button>
          <Button color="error" loading={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </Group>
      </AdminDialog>
    </>
  );
}
