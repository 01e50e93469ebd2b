import { useMessages } from '../messages/use-messages.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useStore } from 'zustand';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { useMountedEditor } from '../session/editor-context.ts';
import { ShopWindowBody } from './shop-window-body.tsx';
import { shopWindowMessages } from './messages.ts';

/** Shows the cover among others, as stores do. */
export function ShopWindow() {
  const t = useMessages(shopWindowMessages);
  const { shopWindow } = useMountedEditor().resources;
  const isOpen = useStore(shopWindow, (state) => state.isOpen);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  return (
    <EditorModal
      opened={isOpen}
      onClose={() => shopWindow.setState({ isOpen: false })}
      title={t('title')}
      size={920}
      fullScreen={isPhone ?? false}
    >
      <ShopWindowBody />
    </EditorModal>
  );
}
