import { actionMessages } from '../actions/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCompass, IconHelp, IconKeyboard, IconPlus, IconSearch } from '@tabler/icons-react';
import { EditorMenu } from './editor-menu.tsx';
import type { Action } from '../actions/action.ts';
import { openCommands, openShortcuts, startNewCover, takeTour } from '../actions/help-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './help-menu.module.css';
import { describeShortcut } from './describe-shortcut.ts';
import { chromeMessages } from './messages.ts';

/** The menu with the tour, the command palette, the keyboard shortcuts and the start of a new cover. */
export function HelpMenu() {
  const t = useMessages(chromeMessages);
  return (
    <EditorMenu position="bottom-end" width={260}>
      <Tooltip label={t('help')} openDelay={400}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={38} aria-label={t('help')}>
            <IconHelp size={20} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <HelpItems />
      </Menu.Dropdown>
    </EditorMenu>
  );
}

const ITEMS = [
  { action: takeTour, icon: IconCompass },
  { action: openCommands, icon: IconSearch },
  { action: openShortcuts, icon: IconKeyboard },
  { action: startNewCover, icon: IconPlus },
] as const satisfies readonly { action: Action; icon: unknown }[];

/** @param withKeys false on a device without a keyboard, such as a phone */
export function HelpItems({ withKeys = true }: { readonly withKeys?: boolean }) {
  const t = useMessages(actionMessages);
  const editor = useMountedEditor();
  return ITEMS.filter(({ action }) => withKeys || action !== openShortcuts).map(({ action, icon: Icon }) => (
    <Menu.Item
      key={action.id}
      leftSection={<Icon size={18} stroke={1.6} />}
      rightSection={withKeys && action.shortcuts[0] ? <kbd className={styles.key}>{describeShortcut(action.shortcuts[0])}</kbd> : null}
      onClick={() => runAction(action, editor)}
    >
      {t(action.label)}
    </Menu.Item>
  ));
}
