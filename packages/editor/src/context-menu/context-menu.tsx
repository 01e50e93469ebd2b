import { type ActionLabel, actionMessages } from '../actions/messages.ts';
import { Menu } from '@mantine/core';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useWindowEvent } from '@mantine/hooks';
import { Fragment, useState } from 'react';
import { useStore } from 'zustand';
import type { Action } from '../actions/action.ts';
import { runAction } from '../actions/run-action.ts';
import { describeShortcut } from '../chrome/describe-shortcut.ts';
import { EditorMenu } from '../chrome/editor-menu.tsx';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { namesOf } from '../stage/element-name.ts';
import styles from './context-menu.module.css';
import { alignEntries, menuSections } from './menu-entries.ts';
import { contextMenuMessages } from './messages.ts';

/** The context menu of the selection, at the pressed position. */
export function ContextMenu() {
  const { contextMenu } = useMountedEditor();
  const at = useStore(contextMenu, (state) => state.at);
  return at && <OpenMenu key={`${at.x} ${at.y}`} at={at} />;
}

function OpenMenu({ at }: { readonly at: Point }) {
  const { contextMenu } = useMountedEditor();
  const withKeys = useStore(contextMenu, (state) => state.withKeys);
  const isLeftByPress = useNextPress(withKeys);
  const close = () => {
    const { opener } = contextMenu.getState();
    contextMenu.close();
    // If an item opened something, that keeps the focus.
    requestAnimationFrame(() => {
      const { activeElement: focused, body } = document;
      const isFree = focused === null || focused === body || focused.closest('[role=menu]') !== null;
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    });
  };
  return (
    <EditorMenu
      opened
      onChange={(opened) => !opened && close()}
      closeOnClickOutside={isLeftByPress}
      position="right-start"
      offset={2}
      width={withKeys ? 260 : 220}
      transitionProps={{ duration: 0 }}
      trapFocus
      returnFocus={false}
    >
      <Menu.Target>
        <div className={styles.place} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''} onContextMenu={(event) => event.preventDefault()}>
        <Items withKeys={withKeys} />
      </Menu.Dropdown>
    </EditorMenu>
  );
}

/**
 * False until something is pressed again. A finger that has opened the menu is lifted later, and the browser then tells of a mouse that was
 * pressed beside the menu.
 */
function useNextPress(isPressedAlready: boolean): boolean {
  const [isPressed, setPressed] = useState(isPressedAlready);
  useWindowEvent('pointerdown', () => setPressed(true), { capture: true });
  return isPressed;
}

function Items({ withKeys }: { readonly withKeys: boolean }) {
  const t = useMessages(contextMenuMessages);
  const editor = useMountedEditor();
  const name = useEditor(({ selectedIds, history }) => (selectedIds.length === 0 ? null : namesOf(history.present, selectedIds)));
  const sections = menuSections(editor);
  const alignments = alignEntries(editor);
  if (sections.length === 0) return <Menu.Label>{t('nothing')}</Menu.Label>;
  return (
    <>
      {name !== null && <Menu.Label className={styles.name ?? ''}>{name.charAt(0).toUpperCase() + name.slice(1)}</Menu.Label>}
      {sections.map((entries, index) => (
        <Fragment key={entries[0]?.action.id}>
          {index > 0 && <Menu.Divider />}
          {entries.map(({ action, label }) => (
            <Item key={action.id} action={action} label={label} withKeys={withKeys} />
          ))}
        </Fragment>
      ))}
      {alignments.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item>{t('alignToBoard')}</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              {alignments.map((action) => (
                <Item key={action.id} action={action} label={action.label} withKeys={withKeys} />
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
        </>
      )}
    </>
  );
}

interface ItemProps {
  readonly action: Action;
  readonly label: ActionLabel;
  readonly withKeys: boolean;
}

function Item({ action, label, withKeys }: ItemProps) {
  const t = useMessages(actionMessages);
  const editor = useMountedEditor();
  const keys = withKeys ? describeShortcut(action.shortcuts[0]) : '';
  return (
    <Menu.Item rightSection={keys ? <kbd className={styles.key}>{keys}</kbd> : null} onClick={() => runAction(action, editor)}>
      {t(label)}
    </Menu.Item>
  );
}
