import { Button, Group, List, Stack, Text } from '@mantine/core';
import { EditorModal } from '../chrome/editor-modal.tsx';

interface BlurredDialogProps {
  /** Which pictures, and how they print: one sentence each. */
  readonly reasons: readonly string[];
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Pictures that look blurred in print: a printer takes them, so the author decides. */
export function BlurredDialog({ reasons, onAccept, onClose }: BlurredDialogProps) {
  return (
    <EditorModal opened onClose={onClose} title="A picture may print blurred" centered>
      <Stack>
        <Text>The printer accepts this cover. For a sharper print, use a larger picture:</Text>
        <List size="sm" spacing={6}>
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Back to the cover
          </Button>
          <Button onClick={onAccept}>Buy anyway</Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}
