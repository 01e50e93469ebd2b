import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface PictureSearchProps {
  readonly term: string;
  readonly onChange: (term: string) => void;
  readonly examples?: string;
}

export function PictureSearch({ term, onChange, examples = 'sea, forest, city' }: PictureSearchProps) {
  return (
    <TextInput
      type="search"
      aria-label="Search pictures"
      placeholder={`Search: ${examples}…`}
      leftSection={<IconSearch size={16} />}
      rightSection={term ? <CloseButton size="sm" aria-label="Clear the search" onClick={() => onChange('')} /> : null}
      value={term}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
