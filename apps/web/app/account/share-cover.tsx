import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Loader, Modal } from '@mantine/core';
import { lazy, Suspense, useCallback } from 'react';
import { importAndCall } from '../pages/import-and-call.ts';
import { accountMessages } from './messages.ts';

/** The editor's panel for the link, loaded when the first cover is shared. */
const SharePanel = lazy(async () => ({ default: (await import('@coverwright/editor/sharing/share-panel.tsx')).SharePanel }));

async function openSharing() {
  const [{ callApi }, { getUserDesign }, { shareCover }] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/designs.ts'),
    import('@coverwright/editor/sharing/share-cover.ts'),
  ]);
  return { callApi, getUserDesign, shareCover };
}

/** Shares a cover in its last saved state. */
export function ShareCover({
  cover: { _id, title, currentFormat },
  onClose,
}: {
  readonly cover: CoverSummary;
  readonly onClose: () => void;
}) {
  const t = useMessages(accountMessages);
  const begin = useCallback(
    (onAttempt: (share: number) => void, signal: AbortSignal) => {
      return importAndCall(openSharing, async ({ callApi, getUserDesign, shareCover }) => {
        const loaded = await callApi(getUserDesign, { query: { coverId: _id } }, signal);
        if (!loaded.ok) return refuse(loaded.fault);
        const shared = await shareCover({ id: _id, designs: loaded.value.item.designs, currentFormat }, onAttempt, signal);
        return shared.ok ? succeed({ id: _id, ...shared.value }) : shared;
      });
    },
    [_id, currentFormat],
  );
  return (
    <Modal opened onClose={onClose} title={t('shareDraft')} centered>
      <Suspense fallback={<Loader type="dots" mx="auto" aria-label={t('oneMoment')} />}>
        <SharePanel title={title} begin={begin} />
      </Suspense>
    </Modal>
  );
}
