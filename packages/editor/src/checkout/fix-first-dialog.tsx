import { Button, Group, Stack, Text } from '@mantine/core';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { useMessages } from '../messages/use-messages.ts';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { FixList } from '../preflight/fix-list.tsx';
import { checkoutMessages } from './messages.ts';

/** Lists the errors that stop a purchase, with the buttons that fix them. */
export function FixFirstDialog({ findings, onClose }: { readonly findings: readonly Finding[]; readonly onClose: () => void }) {
  const t = useMessages(checkoutMessages);
  return (
    <EditorModal opened onClose={onClose} title={t('fixTitle')} centered>
      <Stack>
        <Text>{t('fixLead')}</Text>
        <FixList findings={findings} onJump={onClose} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('backToTheCover')}
          </Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}
