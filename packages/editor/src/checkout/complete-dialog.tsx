import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { completeRevision } from '@coverwright/contracts/calls/covers.ts';
import { useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { allDesigns } from '../session/all-designs.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './checkout-dialog.module.css';

/** Saves a revision as completed, for one of those that were bought. */
export function CompleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useMountedEditor();
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const complete = async () => {
    const state = store.getState();
    if (state.itemId === null) return;
    setGoing(true);
    setFault(null);
    const body = { _id: state.itemId, designs: allDesigns(state), currentFormat: state.history.present.format };
    const answer = await callApi(completeRevision, { body });
    if (answer.ok) return window.location.assign('/account?show=completed-covers');
    setGoing(false);
    setFault(answer.fault.message);
  };
  return (
    <Modal opened onClose={onClose} title="Complete this revision" centered>
      <Stack>
        <Text>
          It becomes a completed cover with files to download, and takes one of the revisions that you bought. The cover that it was made
          from stays as it is. What is completed cannot be changed any more.
        </Text>
        {fault === null ? null : (
          <Alert color="error" role="alert" className={styles.fault ?? ''}>
            {fault}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Not yet
          </Button>
          <Button data-autofocus loading={going} onClick={() => void complete()}>
            Complete it
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
