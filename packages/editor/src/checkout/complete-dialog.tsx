import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { completeRevision } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { callApi } from '../api/call-api.ts';
import { useSaving } from '../saving/saving-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './checkout-dialog.module.css';
import { checkoutMessages } from './messages.ts';

/** Saves a revision as completed, which uses up one of the bought revisions. */
export function CompleteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(checkoutMessages);
  const { store } = useMountedEditor();
  const { save } = useSaving();
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** Completes the revision. Returns the reason if that failed, and null if it succeeded. */
  const begin = async (): Promise<string | null> => {
    // The cover is saved first, because the server completes the last saved version.
    if (!store.getState().currentChangesSaved && !(await save())) return t('revisionNotSaved');
    const state = store.getState();
    if (state.itemId === null) return t('revisionNotSaved');
    const { itemId: _id, basedOn, history } = state;
    const body = { _id, designs: allDesigns(state), currentFormat: history.present.format, ...(basedOn === null ? {} : { basedOn }) };
    const answer = await callApi(completeRevision, { body });
    return answer.ok ? null : answer.fault.message;
  };
  const complete = async () => {
    setGoing(true);
    setFault(null);
    const reason = await begin();
    if (reason === null) return window.location.assign('/account?show=completed-covers');
    setGoing(false);
    setFault(reason);
  };
  return (
    <EditorModal opened onClose={onClose} title={t('completeTitle')} centered>
      <Stack>
        <Text>{t('completeLead')}</Text>
        {fault === null ? null : (
          <Alert color="error" role="alert" className={styles.fault ?? ''}>
            {fault}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button data-autofocus loading={going} onClick={() => void complete()}>
            {t('complete')}
          </Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}
