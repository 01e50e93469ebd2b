import { actionMessages } from '../../actions/messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { runAction } from '../../actions/run-action.ts';
import { bringForward, sendBackward } from '../../actions/stacking-actions.ts';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';

const BUTTONS = [
  { action: bringForward, icon: IconArrowUp },
  { action: sendBackward, icon: IconArrowDown },
] as const;

/** Buttons that change the stacking order of the selection. They are memoized, so that a drag does not render them. */
export const OrderButtons = memo(function OrderButtons() {
  return (
    <Group grow gap={8}>
      {BUTTONS.map((button) => (
        <OrderButton key={button.action.id} {...button} />
      ))}
    </Group>
  );
});

function OrderButton({ action, icon: Icon }: (typeof BUTTONS)[number]) {
  const t = useMessages(actionMessages);
  const editor = useMountedEditor();
  const isEnabled = useEditor(() => action.isEnabled(editor));
  return (
    <Button variant="default" size="xs" leftSection={<Icon size={15} />} disabled={!isEnabled} onClick={() => runAction(action, editor)}>
      {t(action.label)}
    </Button>
  );
}
