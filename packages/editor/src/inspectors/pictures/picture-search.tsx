import { useMessages } from '../../messages/use-messages.ts';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { pictureMessages } from './messages.ts';

interface PictureSearchProps {
  readonly term: string;
  readonly onChange: (term: string) => void;
  readonly examples?: string;
}

export function PictureSearch({ term, onChange, examples = 'sea, forest, city' }: PictureSearchProps) {
  const t = useMessages(pictureMessages);
  return (
    <TextInput
      type="search"
      aria-label={t('searchPictures')}
      placeholder={t('searchPlaceholder', { examples })}
      leftSection={<IconSearch size={16} />}
      rightSection={term ? <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => onChange('')} /> : null}
      value={term}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
