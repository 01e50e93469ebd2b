import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

export function PictureSearch({ term, onChange }: { readonly term: string; readonly onChange: (term: string) => void }) {
  return (
    <TextInput
      type="search"
      aria-label="Search pictures"
      placeholder="Search: sea, forest, city…"
      leftSection={<IconSearch size={16} />}
      rightSection={term ? <CloseButton size="sm" aria-label="Clear the search" onClick={() => onChange('')} /> : null}
      value={term}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
