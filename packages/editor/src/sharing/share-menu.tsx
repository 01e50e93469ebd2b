import { useMessages } from '../messages/use-messages.ts';
import { Button, Menu } from '@mantine/core';
import { IconMessage, IconShare2 } from '@tabler/icons-react';
import { EditorMenu } from '../chrome/editor-menu.tsx';
import { actionMessages } from '../actions/messages.ts';
import { runAction } from '../actions/run-action.ts';
import { toggleReview } from '../reviews/toggle-review.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { openShare } from './open-share.ts';
import { sharingMessages } from './messages.ts';

/** The menu for sharing the cover with others. */
export function ShareMenu() {
  const t = useMessages(sharingMessages);
  const tActions = useMessages(actionMessages);
  const editor = useMountedEditor();
  return (
    <EditorMenu position="bottom-end" width={250}>
      <Menu.Target>
        <Button variant="default" size="sm">
          {t('share')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconShare2 size={20} stroke={1.5} />} onClick={() => runAction(openShare, editor)}>
          {tActions(openShare.label)}
        </Menu.Item>
        <Menu.Item leftSection={<IconMessage size={20} stroke={1.5} />} onClick={() => runAction(toggleReview, editor)}>
          {tActions(toggleReview.label)}
        </Menu.Item>
      </Menu.Dropdown>
    </EditorMenu>
  );
}
