import { ActionIcon, Menu, TextInput, UnstyledButton } from '@mantine/core';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorMenu } from '../../chrome/editor-menu.tsx';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { Section } from '../fields/section.tsx';
import styles from './image-filter.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { imageFilterMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** The author's own filters, newest first. */
export function CustomFilters({ pixels }: { readonly pixels: ImageData | null }) {
  const t = useMessages(imageFilterMessages);
  const { customFilters } = useDesign();
  if (customFilters.length === 0) return null;
  return (
    <Section title={t('yourFilters')}>
      <ul className={styles.grid}>
        {customFilters.map((filter) => (
          <CustomFilter key={filter.name} filter={filter} pixels={pixels} />
        ))}
      </ul>
    </Section>
  );
}

function CustomFilter({ filter, pixels }: { readonly filter: ImageFilter; readonly pixels: ImageData | null }) {
  const t = useMessages(imageFilterMessages);
  const { coverImage } = useDesign();
  const run = useEditor((state) => state.run);
  const [newName, setNewName] = useState<string | null>(null);
  const rename = () => {
    const to = newName?.trim() ?? '';
    if (to !== '' && to !== filter.name) run({ name: 'rename-custom-filter', filter: filter.name, to }, nameStep('renameTheFilter'));
    setNewName(null);
  };
  return (
    <li className={styles.custom}>
      <UnstyledButton
        className={styles.filter}
        aria-pressed={coverImage.currentFilter === filter.name}
        onClick={() => run({ name: 'set-image-filter', filter }, nameStep('filter', { name: filter.name }))}
      >
        <Thumbnail pixels={pixels} filter={filter} />
        {newName === null && <span>{filter.name}</span>}
      </UnstyledButton>
      {newName !== null && (
        <TextInput
          size="xs"
          data-autofocus
          autoFocus
          aria-label={t('newName', { name: filter.name })}
          value={newName}
          maxLength={60}
          onChange={(event) => setNewName(event.currentTarget.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') rename();
            if (event.key === 'Escape') setNewName(null);
          }}
        />
      )}
      <EditorMenu position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <ActionIcon className={styles.more ?? ''} variant="default" size={26} aria-label={t('moreFor', { name: filter.name })}>
            <IconDots size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setNewName(filter.name)}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} />}
            onClick={() => run({ name: 'remove-custom-filter', filter: filter.name }, nameStep('removeTheFilter', { name: filter.name }))}
          >
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </EditorMenu>
    </li>
  );
}
