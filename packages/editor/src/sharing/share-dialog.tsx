import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { useCallback } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { useSaving } from '../saving/saving-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { shareCover } from './share-cover.ts';
import { SharePanel } from './share-panel.tsx';

/** Shares the cover that is open, as it is: it is saved first. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
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
          message: 'The cover could not be saved, so it can’t be shared yet. Try again in a minute.',
        });
      }
      const { itemId, history } = store.getState();
      if (itemId === null) return refuse({ code: 'save', status: 0, message: 'The cover is not saved yet.' });
      const wish = { id: itemId, designs: allDesigns(store.getState()), currentFormat: history.present.format };
      const shared = await shareCover(wish, onAttempt, signal);
      return shared.ok ? succeed({ id: itemId, ...shared.value }) : shared;
    },
    [store, saving],
  );
  return (
    <EditorModal opened onClose={onClose} title="Share draft" centered>
      <SharePanel title={title.trim()} begin={begin} />
    </EditorModal>
  );
}
