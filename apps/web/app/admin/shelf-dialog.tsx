import { slugOf } from '@coverwright/contracts/blog/slug-of.ts';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';

export interface ShelfFields {
  readonly name: string;
  readonly slug: string;
  /** A bio, or a description. */
  readonly words: string;
}

interface ShelfDialogProps {
  readonly title: string;
  readonly wordsLabel: string;
  /** Null for a new one. */
  readonly before: ShelfFields | null;
  readonly onSave: (fields: ShelfFields) => Promise<string | null>;
  readonly onClose: () => void;
}

/** An author or a category, to be changed or added. */
export function ShelfDialog({ title, wordsLabel, before, onSave, onClose }: ShelfDialogProps) {
  const [name, setName] = useState(before?.name ?? '');
  const [typedSlug, setTypedSlug] = useState(before?.slug ?? null);
  const [words, setWords] = useState(before?.words ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const slug = typedSlug ?? slugOf(name);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await onSave({ name, slug, words });
    setBusy(false);
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <AdminDialog title={title} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextInput label="Name" required maxLength={120} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
          <TextInput
            label="Name in addresses"
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
    </AdminDialog>
  );
}
