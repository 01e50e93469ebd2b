import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useCallback } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { useSaving } from '../saving/saving-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { shareCover } from './share-cover.ts';
import { SharePanel } from './share-panel.tsx';
import { sharingMessages } from './messages.ts';

/** Shares the open cover, which is saved first. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(sharingMessages);
  const { store } = useMountedEditor();
  const saving = useSaving();
  const { title } = useDesign().metadata;
  const begin = useCallback(
    async (onAttempt: (share: number) => void, signal: AbortSignal) => {
      const { itemId: known, currentChangesSaved } = store.getState();
      if ((known === null || !currentChangesSaved) && !(await saving.save())) {
        return refuse({
          code: 'save',
          status: 0,
          message: t('notSaved'),
        });
      }
      const { itemId, history } = store.getState();
      if (itemId === null) return refuse({ code: 'save', status: 0, message: t('unsaved') });
      const wish = { id: itemId, designs: allDesigns(store.getState()), currentFormat: history.present.format };
      const shared = await shareCover(wish, onAttempt, signal);
      return shared.ok ? succeed({ id: itemId, ...shared.value }) : shared;
    },
    [store, saving, t],
  );
  return (
    <EditorModal opened onClose={onClose} title={t('shareDraft')} centered>
      <SharePanel title={title.trim()} begin={begin} />
    </EditorModal>
  );
}
