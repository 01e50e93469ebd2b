import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { AdminTable } from './admin-table.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { HeadingRow } from './heading-row.tsx';
import { BlogTermDialog, type BlogTermFields } from './blog-term-dialog.tsx';
import { adminMessages } from './messages.ts';

interface BlogTerm extends BlogTermFields {
  readonly _id: string;
}

interface BlogTermEditorProps {
  readonly heading: string;
  readonly thing: 'author' | 'category';
  readonly wordsLabel: string;
  readonly terms: readonly BlogTerm[];
  /** @param id null for a new one */
  readonly onSave: (id: string | null, fields: BlogTermFields) => Promise<string | null>;
  readonly onDelete: (term: BlogTerm) => Promise<string | null>;
}

/** Edits the authors or the categories of posts. */
export function BlogTermEditor({ heading, thing, wordsLabel, terms, onSave, onDelete }: BlogTermEditorProps) {
  const t = useMessages(adminMessages);
  const [edited, setEdited] = useState<BlogTerm | 'new' | null>(null);
  const before = edited === 'new' ? null : edited;
  return (
    <>
      <HeadingRow heading={heading}>
        <Button onClick={() => setEdited('new')}>{t(thing === 'author' ? 'addAuthor' : 'addCategory')}</Button>
      </HeadingRow>
      <AdminTable
        label={heading}
        rows={terms}
        keyOf={({ _id }) => _id}
        none={t(thing === 'author' ? 'noAuthor' : 'noCategory')}
        columns={[
          { name: t('name'), cell: ({ name }) => name },
          { name: t('address'), cell: ({ slug }) => slug },
          { name: wordsLabel, cell: ({ words }) => words || '–' },
          {
            name: t('change'),
            isShort: true,
            cell: (term) => (
              <Group gap="xs">
                <Button size="compact-md" variant="default" aria-label={t('editItem', { name: term.name })} onClick={() => setEdited(term)}>
                  {t('edit')}
                </Button>
                <ConfirmButton
                  action={t('deleteAction')}
                  label={t('deleteItem', { name: term.name })}
                  question={t('deleteTermWarning', { name: term.name })}
                  onConfirm={() => onDelete(term)}
                />
              </Group>
            ),
          },
        ]}
      />
      {edited === null ? null : (
        <BlogTermDialog
          title={before ? t('editItem', { name: before.name }) : t(thing === 'author' ? 'addAuthor' : 'addCategory')}
          wordsLabel={wordsLabel}
          before={before}
          onSave={(fields) => onSave(before?._id ?? null, fields)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
