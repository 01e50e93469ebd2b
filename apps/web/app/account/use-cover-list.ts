import type { CoverList, CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { useReducer, useRef, useState } from 'react';
import { type CoverListState, nextCoverList } from './cover-list-state.ts';
import { importAndCall } from '../pages/import-and-call.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { Notice } from '../pages/page-notice.tsx';
import { accountMessages } from './messages.ts';
import { openProductApi } from './product-api.ts';

export interface CoverListActions {
  readonly list: CoverListState;
  readonly notice: Notice | null;
  readonly dismiss: () => void;
  readonly readOn: () => Promise<void>;
  readonly rename: (cover: CoverSummary, title: string) => Promise<void>;
  readonly duplicate: (cover: CoverSummary) => Promise<void>;
  readonly remove: (cover: CoverSummary) => Promise<void>;
  /** Starts a revision of a completed cover, and opens it. */
  readonly revise: (cover: CoverSummary) => Promise<void>;
}

interface CoverListStart {
  readonly show: CoverList;
  /** The search text; empty for all covers. */
  readonly q: string;
  /** The first page of covers, which comes with the document. */
  readonly first: Pick<CoverListState, 'items' | 'nextCursor'>;
}

/** A list of covers with its actions. A refusal is shown, and the list stays unchanged. */
export function useCoverList({ show, q, first }: CoverListStart): CoverListActions {
  const t = useMessages(accountMessages);
  const [list, tell] = useReducer(nextCoverList, { ...first, reading: 'idle' });
  const [notice, setNotice] = useState<Notice | null>(null);
  const isAsking = useRef(false);
  // Changes run one after the other, so that a copy that is made right after a rename has the new name.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = line.current.then(work, work);
    line.current = turn;
    return turn;
  };
  const complain = (
    key: 'notRenamed' | 'notDuplicated' | 'notRestored' | 'notDeleted' | 'notRevised',
    { message }: { readonly message: string },
  ) => setNotice({ text: t(key, { fault: sentence(message) }), isFault: true });

  const readOn = async () => {
    const cursor = list.nextCursor;
    if (cursor === null || isAsking.current) return;
    isAsking.current = true;
    tell({ kind: 'asked' });
    const answer = await importAndCall(openProductApi, ({ callApi, listCovers }) =>
      callApi(listCovers, { query: { show, cursor, ...(q ? { q } : {}) } }),
    );
    isAsking.current = false;
    tell(answer.ok ? { kind: 'read', page: answer.value } : { kind: 'failed' });
  };
  const rename = async (cover: CoverSummary, title: string) => {
    // The new title shows at once; the server's answer follows.
    tell({ kind: 'changed', cover: { ...cover, title } });
    const answer = await inTurn(() =>
      importAndCall(openProductApi, ({ callApi, renameCover }) => callApi(renameCover, { params: { id: cover._id }, body: { title } })),
    );
    tell({ kind: 'changed', cover: answer.ok ? answer.value.cover : cover });
    if (!answer.ok) complain('notRenamed', answer.fault);
  };
  const duplicate = async (cover: CoverSummary) => {
    const answer = await inTurn(() =>
      importAndCall(openProductApi, ({ callApi, duplicateCover }) => callApi(duplicateCover, { params: { id: cover._id } })),
    );
    if (!answer.ok) return complain('notDuplicated', answer.fault);
    if (show === 'drafts') tell({ kind: 'put', cover: answer.value.cover, at: 0 });
    setNotice({ text: t(show === 'drafts' ? 'duplicated' : 'duplicatedToDrafts') });
  };
  const restore = async (cover: CoverSummary, at: number) => {
    const answer = await inTurn(() =>
      importAndCall(openProductApi, ({ callApi, restoreCover }) => callApi(restoreCover, { params: { id: cover._id } })),
    );
    if (!answer.ok) return complain('notRestored', answer.fault);
    tell({ kind: 'put', cover, at });
    setNotice(null);
  };
  const remove = async (cover: CoverSummary) => {
    const at = list.items.findIndex(({ _id }) => _id === cover._id);
    tell({ kind: 'taken', id: cover._id });
    const answer = await inTurn(() =>
      importAndCall(openProductApi, ({ callApi, deleteCover }) => callApi(deleteCover, { params: { id: cover._id } })),
    );
    if (answer.ok)
      return setNotice({ text: t('deleted', { title: cover.title || t('untitledBook') }), undo: () => void restore(cover, at) });
    tell({ kind: 'put', cover, at });
    complain('notDeleted', answer.fault);
  };
  const revise = async (cover: CoverSummary) => {
    const answer = await importAndCall(openProductApi, ({ callApi, createRevisionDraft }) =>
      callApi(createRevisionDraft, { body: { id: cover._id } }),
    );
    if (!answer.ok) return complain('notRevised', answer.fault);
    window.location.assign(`/design?cover=${answer.value.id}`);
  };
  return { list, notice, dismiss: () => setNotice(null), readOn, rename, duplicate, remove, revise };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
