import { inspectorMessages } from '../inspectors/messages.ts';
import { actionMessages } from '../actions/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { describeShortcut } from '../chrome/describe-shortcut.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './commands-dialog.module.css';
import { type Command, findCommands, listCommands } from './list-commands.ts';
import { commandMessages } from './messages.ts';

/** A palette of all commands, searchable by name. */
export function CommandsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(commandMessages);
  const tActions = useMessages(actionMessages);
  const tTabs = useMessages(inspectorMessages);
  const editor = useMountedEditor();
  const [commands] = useState(() => listCommands(editor, tActions, tTabs));
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const found = findCommands(commands, typed);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, typed]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    // The palette closes first, so that a command can open another dialog and the focus goes there.
    onClose();
    command.run(editor);
  };
  const move = (by: number) => setChosen((at) => (found.length === 0 ? 0 : (at + by + found.length) % found.length));
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => run(found[chosen]),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <EditorModal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size={560}
      yOffset="12dvh"
      title={t('findACommand')}
      classNames={{ content: styles.content ?? '', header: styles.name ?? '' }}
    >
      <div className={styles.search}>
        <IconSearch size={20} stroke={1.7} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
          aria-label={t('findACommand')}
          placeholder={t('placeholder')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul ref={list} id={listId} className={styles.list} role="listbox" aria-label={t('commands')}>
        {found.map((command, at) => (
          // The field keeps the focus and handles the keys.
          <li
            key={command.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === chosen}
            className={styles.command}
            onPointerMove={() => setChosen(at)}
            onClick={() => run(command)}
          >
            <span className={styles.label}>{command.label}</span>
            {command.shortcut && <kbd>{describeShortcut(command.shortcut)}</kbd>}
            <span className={styles.group}>{command.group}</span>
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {found.length === 0 ? t('noneFound', { typed: typed.trim() }) : ''}
      </p>
    </EditorModal>
  );
}
