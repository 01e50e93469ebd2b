import { createTakedown } from '@coverwright/contracts/calls/admin-covers.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useAdminActions } from './use-admin-actions.ts';

/** Asks for the reason before a cover is taken down. */
export function TakedownDialog({ id, title }: { readonly id: string; readonly title: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { change, isBusy } = useAdminActions();
  const submit = async () => {
    const refused = await change(createTakedown, { params: { id }, body: { reason } }, `Took down “${title}”.`);
    setFault(refused);
    if (refused === null) close();
  };
  return (
    <>
      <Button color="error" variant="outline" onClick={open}>
        Take down
      </Button>
      <AdminDialog title={`Take down “${title}”`} isOpen={isOpen} onClose={close}>
        <DialogForm fault={fault} isBusy={isBusy} onSubmit={submit} onClose={close} submitLabel="Take down" isDestructive>
          <Text>Its share link and its review link stop working. The owner keeps the cover and reads the reason.</Text>
          <Textarea
            label="Reason"
            description="The owner reads it in their account and in a mail."
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
