import { useMessages } from '../messages/use-messages.ts';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { checkoutMessages } from './messages.ts';

interface BlurredDialogProps {
  /** A sentence for each picture, with its effective resolution. */
  readonly reasons: readonly string[];
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Lists pictures that look blurred in print. Printers accept them, so the author decides. */
export function BlurredDialog({ reasons, onAccept, onClose }: BlurredDialogProps) {
  const t = useMessages(checkoutMessages);
  return (
    <EditorModal opened onClose={onClose} title={t('blurredTitle')} centered>
      <Stack>
        <Text>{t('blurredLead')}</Text>
        <List size="sm" spacing={6}>
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('backToTheCover')}
          </Button>
          <Button onClick={onAccept}>{t('buyAnyway')}</Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}
