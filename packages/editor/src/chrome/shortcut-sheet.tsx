import { actionMessages } from '../actions/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorModal } from './editor-modal.tsx';
import { ACTION_GROUPS } from '../actions/action.ts';
import { ACTIONS } from '../actions/actions.ts';
import { matchCommand } from '../commands-palette/match-command.ts';
import { describeShortcut } from './describe-shortcut.ts';
import styles from './shortcut-sheet.module.css';
import { chromeMessages } from './messages.ts';

/** Lists all keyboard shortcuts by what they do. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(chromeMessages);
  const tActions = useMessages(actionMessages);
  const [typed, setTyped] = useState('');
  const shown = ACTIONS.filter(({ shortcuts, label }) => shortcuts.length > 0 && matchCommand(typed, tActions(label)) !== null);
  const groups = ACTION_GROUPS.flatMap((group) => {
    const actions = shown.filter((action) => action.group === group);
    return actions.length > 0 ? [{ group, actions }] : [];
  });
  return (
    <EditorModal opened onClose={onClose} title={t('keyboardShortcuts')} size={720}>
      <TextInput
        data-autofocus
        aria-label={t('findAShortcut')}
        placeholder={t('findAShortcut')}
        leftSection={<IconSearch size={17} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.groups}>
        {groups.map(({ group, actions }) => (
          <section key={group} className={styles.group} aria-label={tActions(`group${group}`)}>
            <h3>{tActions(`group${group}`)}</h3>
            <dl>
              {actions.map(({ id, label, shortcuts }) => (
                <div key={id}>
                  <dt>{tActions(label)}</dt>
                  <dd>
                    {shortcuts.map((shortcut) => (
                      <kbd key={shortcut}>{describeShortcut(shortcut)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.none} role="status">
        {groups.length === 0 ? t('noneFound', { typed: typed.trim() }) : ''}
      </p>
    </EditorModal>
  );
}
