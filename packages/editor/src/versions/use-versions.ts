import { versionMessages } from './messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type CoverVersion, listVersions, nameVersion, restoreVersion } from '@coverwright/contracts/calls/versions.ts';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { useSaving } from '../saving/saving-context.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { openRestored } from './open-restored.ts';
import { nameOf } from './version-words.ts';
import { nameStep } from '../steps/name-step.ts';

export interface VersionsClient {
  readonly itemId: string | null;
  /** The versions; null while they are loading. */
  readonly versions: readonly CoverVersion[] | null;
  /** The last error, in one sentence. */
  readonly fault: string | null;
  readonly isRestoring: boolean;
  readonly retry: () => void;
  readonly name: (version: CoverVersion, name: string) => Promise<void>;
  /** @returns true if the version is in the editor now */
  readonly restore: (version: CoverVersion) => Promise<boolean>;
}

/** Loads the versions of the open cover. The cover is saved first, so that the newest version is the current state. */
export function useVersions(): VersionsClient {
  const t = useMessages(versionMessages);
  const { store } = useMountedEditor();
  const saving = useSaving();
  const [itemId, setItemId] = useState<string | null>(null);
  const [versions, setVersions] = useState<readonly CoverVersion[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const saveFirst = useCallback(async () => {
    const { itemId: known, currentChangesSaved } = store.getState();
    const isSaved = (known !== null && currentChangesSaved) || (await saving.save());
    return isSaved ? store.getState().itemId : null;
  }, [store, saving]);

  useEffect(() => {
    const giveUp = new AbortController();
    const read = async () => {
      const id = await saveFirst();
      if (giveUp.signal.aborted) return;
      if (id === null) return setFault(t('notSaved'));
      const answer = await callApi(listVersions, { params: { id } }, giveUp.signal);
      if (giveUp.signal.aborted) return;
      setItemId(id);
      if (answer.ok) setVersions(answer.value.versions);
      setFault(answer.ok ? null : answer.fault.message);
    };
    void read();
    return () => giveUp.abort();
  }, [saveFirst, attempt, t]);

  return {
    itemId,
    versions,
    fault,
    isRestoring,
    retry: () => {
      setFault(null);
      setAttempt((count) => count + 1);
    },
    async name(version, name) {
      if (itemId === null) return;
      const answer = await callApi(nameVersion, { params: { id: itemId, versionId: version.id }, body: { name } });
      if (!answer.ok) return setFault(answer.fault.message);
      setFault(null);
      setVersions((list) => list?.map((known) => (known.id === version.id ? answer.value.version : known)) ?? null);
    },
    async restore(version) {
      setIsRestoring(true);
      const id = await saveFirst();
      const answer = id === null ? null : await callApi(restoreVersion, { params: { id, versionId: version.id } });
      if (answer?.ok) openRestored(store, answer.value.item, nameStep('restore', { name: nameOf(version) }));
      setIsRestoring(false);
      setFault(answer?.ok ? null : (answer?.fault.message ?? t('notSaved')));
      if (answer?.ok) store.getState().notify({ tone: 'success', text: t('restoredNotice') });
      return answer?.ok ?? false;
    },
  };
}
