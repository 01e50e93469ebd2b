import { Button, Group } from '@mantine/core';
import { useStore } from 'zustand';
import { takeApartSelected } from '../../actions/artwork-actions.ts';
import { runAction } from '../../actions/run-action.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { artworkMessages } from './messages.ts';

/** Starts the conversion of the selected artwork to shapes. While a worker makes them, it says so and can be canceled. */
export function ConvertButton({ id }: { readonly id: string }) {
  const t = useMessages(artworkMessages);
  const editor = useMountedEditor();
  const { expansion } = editor.resources;
  const isConverting = useStore(expansion.store, (state) => state.id === id);
  if (!isConverting) {
    return (
      <Button variant="default" onClick={() => runAction(takeApartSelected, editor)}>
        {t('convertToShapes')}
      </Button>
    );
  }
  return (
    <Group grow gap={8} role="status">
      <Button variant="default" loading aria-label={t('converting')}>
        {t('converting')}
      </Button>
      <Button variant="default" onClick={() => expansion.cancel()}>
        {t('cancel')}
      </Button>
    </Group>
  );
}
