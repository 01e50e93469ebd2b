import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { AdminTable } from './admin-table.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { HeadingRow } from './heading-row.tsx';
import { BlogTermDialog, type BlogTermFields } from './blog-term-dialog.tsx';

interface BlogTerm extends BlogTermFields {
  readonly _id: string;
}

interface BlogTermEditorProps {
  readonly heading: string;
  /** What one is called: `author`. */
  readonly thing: string;
  readonly wordsLabel: string;
  readonly terms: readonly BlogTerm[];
  /** @param id null for a new one */
  readonly onSave: (id: string | null, fields: BlogTermFields) => Promise<string | null>;
  readonly onDelete: (term: BlogTerm) => Promise<string | null>;
}

/** What posts are sorted by: authors, or categories. */
export function BlogTermEditor({ heading, thing, wordsLabel, terms, onSave, onDelete }: BlogTermEditorProps) {
  const [edited, setEdited] = useState<BlogTerm | 'new' | null>(null);
  const before = edited === 'new' ? null : edited;
  return (
    <>
      <HeadingRow heading={heading}>
        <Button onClick={() => setEdited('new')}>{`Add ${thing === 'author' ? 'an' : 'a'} ${thing}`}</Button>
      </HeadingRow>
      <AdminTable
        label={heading}
        rows={terms}
        keyOf={({ _id }) => _id}
        none={`There is no ${thing} yet. Posts need one.`}
        columns={[
          { name: 'Name', cell: ({ name }) => name },
          { name: 'Address', cell: ({ slug }) => slug },
          { name: wordsLabel, cell: ({ words }) => words || '–' },
          {
            name: 'Change',
            isShort: true,
            cell: (term) => (
              <Group gap="xs">
                <Button size="compact-md" variant="default" aria-label={`Edit ${term.name}`} onClick={() => setEdited(term)}>
                  Edit
                </Button>
                <ConfirmButton
                  action="Delete"
                  label={`Delete ${term.name}`}
                  question={`“${term.name}” is deleted for good. While a post names it, it stays.`}
                  onConfirm={() => onDelete(term)}
                />
              </Group>
            ),
          },
        ]}
      />
      {edited === null ? null : (
        <BlogTermDialog
          title={before ? `Edit ${before.name}` : `Add ${thing === 'author' ? 'an' : 'a'} ${thing}`}
          wordsLabel={wordsLabel}
          before={before}
          onSave={(fields) => onSave(before?._id ?? null, fields)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
