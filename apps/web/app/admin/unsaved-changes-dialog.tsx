import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { AdminDialog } from './admin-dialog.tsx';

interface LeaveQuestionProps {
  /** Whether there is anything that would be left unsaved. */
  readonly isAsked: boolean;
  /** Set where leaving is part of saving. */
  readonly mayLeave: RefObject<boolean>;
}

/** Asks before a page with unsaved work is left. */
export function UnsavedChangesDialog({ isAsked, mayLeave }: LeaveQuestionProps) {
  useBeforeUnload((event) => {
    if (isAsked && !mayLeave.current) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AdminDialog title="Leave without saving?" isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <Text>What you wrote stays in this tab until you close it.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button onClick={() => blocker.proceed?.()}>Leave</Button>
      </Group>
    </AdminDialog>
  );
}
