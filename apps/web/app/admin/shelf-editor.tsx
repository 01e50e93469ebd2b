import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { AdminTable } from './admin-table.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { HeadingRow } from './heading-row.tsx';
import { ShelfDialog, type ShelfFields } from './shelf-dialog.tsx';

interface Shelf extends ShelfFields {
  readonly _id: string;
}

interface ShelfEditorProps {
  readonly heading: string;
  /** What one is called: `author`. */
  readonly thing: string;
  readonly wordsLabel: string;
  readonly shelves: readonly Shelf[];
  /** @param id null for a new one */
  readonly onSave: (id: string | null, fields: ShelfFields) => Promise<string | null>;
  readonly onDelete: (shelf: Shelf) => Promise<string | null>;
}

/** What posts are sorted by: authors, or categories. */
export function ShelfEditor({ heading, thing, wordsLabel, shelves, onSave, onDelete }: ShelfEditorProps) {
  const [edited, setEdited] = useState<Shelf | 'new' | null>(null);
  const before = edited === 'new' ? null : edited;
  return (
    <>
      <HeadingRow heading={heading}>
        <Button onClick={() => setEdited('new')}>{`Add ${thing === 'author' ? 'an' : 'a'} ${thing}`}</Button>
      </HeadingRow>
      <AdminTable
        label={heading}
        rows={shelves}
        keyOf={({ _id }) => _id}
        none={`There is no ${thing} yet. Posts need one.`}
        columns={[
          { name: 'Name', cell: ({ name }) => name },
          { name: 'Address', cell: ({ slug }) => slug },
          { name: wordsLabel, cell: ({ words }) => words || '–' },
          {
            name: 'Change',
            isShort: true,
            cell: (shelf) => (
              <Group gap="xs">
                <Button size="compact-md" variant="default" aria-label={`Edit ${shelf.name}`} onClick={() => setEdited(shelf)}>
                  Edit
                </Button>
                <ConfirmButton
                  action="Delete"
                  label={`Delete ${shelf.name}`}
                  question={`“${shelf.name}” is deleted for good. While a post names it, it stays.`}
                  onConfirm={() => onDelete(shelf)}
                />
              </Group>
            ),
          },
        ]}
      />
      {edited === null ? null : (
        <ShelfDialog
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
