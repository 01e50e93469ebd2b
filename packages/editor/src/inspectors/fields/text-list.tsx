import { UnstyledButton } from '@mantine/core';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useMessages } from '../../messages/use-messages.ts';
import { useEditor } from '../../session/editor-context.ts';
import { fieldMessages } from './messages.ts';
import styles from './text-list.module.css';

const ROLES = { Title: 'title', Author: 'author', Subtitle: 'text', SpineTitle: 'spineTitle', SpineAuthor: 'spineAuthor' } as const;

/** A list of texts from top to bottom, each opening its inspector: on a phone they are too small to press on the cover. */
export function TextList({ boxes }: { readonly boxes: readonly TextBox[] }) {
  return (
    <ul className={styles.list}>
      {inReadingOrder(boxes).map((box) => (
        <TextRow key={box.designMode.uniqueId} box={box} />
      ))}
    </ul>
  );
}

function TextRow({ box }: { readonly box: TextBox }) {
  const t = useMessages(fieldMessages);
  const select = useEditor((state) => state.select);
  return (
    <li>
      <UnstyledButton className={styles.row} onClick={() => select(box.designMode.uniqueId)}>
        <span className={styles.words}>{box.text.text.trim() || t('emptyText')}</span>
        <span className={styles.role}>
          {t(ROLES[box.panelName])} · {box.text.font}
        </span>
        <IconChevronRight className={styles.chevron} size={16} aria-hidden="true" />
      </UnstyledButton>
    </li>
  );
}

function inReadingOrder(boxes: readonly TextBox[]): readonly TextBox[] {
  return boxes.toSorted((first, second) => first.panel.top - second.panel.top);
}
