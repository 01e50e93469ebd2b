import { slugOf } from '@coverwright/contracts/blog/slug-of.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { adminMessages } from './messages.ts';

export interface BlogTermFields {
  readonly name: string;
  readonly slug: string;
  /** The biography of an author, or the description of a category. */
  readonly words: string;
}

interface BlogTermDialogProps {
  readonly title: string;
  readonly wordsLabel: string;
  /** The current values; null for a new author or category. */
  readonly before: BlogTermFields | null;
  readonly onSave: (fields: BlogTermFields) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The dialog that adds or changes an author or a category. */
export function BlogTermDialog({ title, wordsLabel, before, onSave, onClose }: BlogTermDialogProps) {
  const t = useMessages(adminMessages);
  const [name, setName] = useState(before?.name ?? '');
  const [typedSlug, setTypedSlug] = useState(before?.slug ?? null);
  const [words, setWords] = useState(before?.words ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const slug = typedSlug ?? slugOf(name);
  const save = async () => {
    setBusy(true);
    const refused = await onSave({ name, slug, words });
    setBusy(false);
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <AdminDialog title={title} onClose={onClose}>
      <DialogForm fault={fault} isBusy={isBusy} onSubmit={save} onClose={onClose}>
        <TextInput label={t('name')} required maxLength={120} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        <TextInput
          label={t('slug')}
          required
          maxLength={100}
          value={slug}
          onChange={({ currentTarget }) => setTypedSlug(currentTarget.value)}
        />
        <Textarea
          label={wordsLabel}
          maxLength={2000}
          autosize
          minRows={3}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </DialogForm>
    </AdminDialog>
  );
}
