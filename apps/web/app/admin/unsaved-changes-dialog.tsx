import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { AdminDialog } from './admin-dialog.tsx';
import { adminMessages } from './messages.ts';

interface LeaveQuestionProps {
  /** True if there are unsaved changes. */
  readonly isAsked: boolean;
  /** Set while leaving the page is part of saving. */
  readonly mayLeave: RefObject<boolean>;
}

/** Asks for confirmation before a page with unsaved changes is left. */
export function UnsavedChangesDialog({ isAsked, mayLeave }: LeaveQuestionProps) {
  const t = useMessages(adminMessages);
  useBeforeUnload((event) => {
    if (isAsked && !mayLeave.current) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AdminDialog title={t('leaveWithoutSaving')} isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <Text>{t('draftStays')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
      </Group>
    </AdminDialog>
  );
}
