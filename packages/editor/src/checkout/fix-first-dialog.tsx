import { Button, Group, Stack, Text } from '@mantine/core';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { FixList } from '../preflight/fix-list.tsx';

/** What the printer would refuse, with the buttons that fix it: it stops a purchase. */
export function FixFirstDialog({ findings, onClose }: { readonly findings: readonly Finding[]; readonly onClose: () => void }) {
  return (
    <EditorModal opened onClose={onClose} title="Fix these before you buy" centered>
      <Stack>
        <Text>The printer would reject this cover, so you can’t buy its print files yet:</Text>
        <FixList findings={findings} onJump={onClose} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back to the cover
          </Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}
