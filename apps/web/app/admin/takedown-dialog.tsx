import { createTakedown } from '@coverwright/contracts/calls/admin-covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useAdminActions } from './use-admin-actions.ts';
import { adminMessages } from './messages.ts';

/** The dialog that asks for the reason of a takedown. */
export function TakedownDialog({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useMessages(adminMessages);
  const [isOpen, { open, close }] = useDisclosure();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { change, isBusy } = useAdminActions();
  const submit = async () => {
    const refused = await change(createTakedown, { params: { id }, body: { reason } }, t('tookDown', { title }));
    setFault(refused);
    if (refused === null) close();
  };
  return (
    <>
      <Button color="error" variant="outline" onClick={open}>
        {t('takeDown')}
      </Button>
      <AdminDialog title={t('takeDownItem', { title })} isOpen={isOpen} onClose={close}>
        <DialogForm fault={fault} isBusy={isBusy} onSubmit={submit} onClose={close} submitLabel={t('takeDown')} isDestructive>
          <Text>{t('takeDownWarning')}</Text>
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            rows={3}
            required
            withAsterisk={false}
            data-autofocus
          />
        </DialogForm>
      </AdminDialog>
    </>
  );
}
