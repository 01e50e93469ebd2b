import { postDraft, putDraft, putRevision } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { callApi, callApiQuietly } from '../api/call-api.ts';
import { allDesigns } from '../session/all-designs.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { boughtNotice, isReadOnly } from '../session/is-read-only.ts';
import { historiesContain } from './histories-contain.ts';
import type { Notice } from '../session/editor-state.ts';
import { savingMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(savingMessages);

/** A conflict with the server: the cover was saved elsewhere, or bought. */
export type Conflict = 'saved' | 'bought';

interface SaveTools {
  /** True if the author pressed Save: only then a notice confirms it. */
  readonly isAsked: boolean;
  /** Puts the id of the cover into the address bar. */
  readonly showItem: (itemId: string) => void;
  /** Called if the server has another state of the cover. It is not overwritten: both states are kept. */
  readonly onConflict: (conflict: Conflict) => void;
}

/** The result of a save. After a conflict this cover must not be saved again, because the item on the server is someone else's work. */
type Outcome = 'saved' | 'failed' | 'conflict';

const underWay = new WeakMap<EditorStore, Promise<Outcome>>();

/**
 * Saves every format of the title: as a new draft first, then as the same one. A failed save stays in the journal. During a running save an
 * automatic one only waits for its result, whereas a requested one then saves the changes that it left.
 * @returns true if everything that existed at the call is saved
 */
export async function saveCover(store: EditorStore, tools: SaveTools): Promise<boolean> {
  const { bought, notify } = store.getState();
  if (bought !== null && tools.isAsked) notify(boughtNotice());
  if (isReadOnly(store.getState())) return false;
  const earlier = underWay.get(store);
  if (!earlier) return (await saveNow(store, tools)) === 'saved';
  const outcome = await earlier;
  if (!tools.isAsked || outcome === 'conflict') return outcome === 'saved';
  if (!store.getState().currentChangesSaved) return saveCover(store, tools);
  store.getState().notify(savedNotice());
  return true;
}

function savedNotice(): Notice {
  return { tone: 'success', text: t('saved') };
}

async function saveNow(store: EditorStore, tools: SaveTools): Promise<Outcome> {
  const saving = send(store, tools);
  underWay.set(store, saving);
  return saving.finally(() => underWay.delete(store));
}

async function send(store: EditorStore, tools: SaveTools): Promise<Outcome> {
  const { itemId, amend, setSave, notify } = store.getState();
  if (store.getState().history.present.metadata.newDesign) amend({ name: 'describe-work', newDesign: false });
  const { basedOn, isRevision, history } = store.getState();
  const saved = history.present;
  const body = { designs: allDesigns(store.getState()), currentFormat: saved.format };
  setSave('saving');
  const ask = tools.isAsked ? callApi : callApiQuietly;
  const answer =
    itemId === null
      ? await ask(postDraft, { body })
      : await ask(isRevision ? putRevision : putDraft, {
          body: { ...body, _id: itemId, isBrief: true, ...(basedOn === null ? {} : { basedOn }) },
        });
  if (!answer.ok) {
    const { code, message } = answer.fault;
    setSave(code === 'offline' ? 'offline' : 'failed');
    if (code === 'itemChanged' && itemId !== null) return await settleConflict(store, itemId, tools);
    if (code === 'notADraft' || code === 'notARevision') {
      tools.onConflict('bought');
      return 'conflict';
    }
    if (tools.isAsked) notify({ tone: 'error', text: failure(message) });
    return 'failed';
  }
  setSave('saved', { itemId: answer.value._id, basedOn: answer.value.updatedAt });
  // Changes made during the request are not saved yet.
  const left = allDesigns(store.getState());
  if (FORMAT_IDS.some((format) => left[format] !== body.designs[format])) store.setState({ currentChangesSaved: false });
  if (itemId === null) tools.showItem(answer.value._id);
  if (tools.isAsked) notify(savedNotice());
  return 'saved';
}

/** Handles a save whose response was lost, which looks like a conflict: if the server's state comes from this editor, it is overwritten. */
async function settleConflict(store: EditorStore, itemId: string, tools: SaveTools): Promise<Outcome> {
  const answer = await callApiQuietly(getUserDesign, { query: { coverId: itemId } });
  if (!answer.ok) return 'failed';
  const { history, otherHistories } = store.getState();
  if (!historiesContain({ ...otherHistories, [history.present.format]: history }, answer.value.item.designs)) {
    tools.onConflict('saved');
    return 'conflict';
  }
  store.setState({ basedOn: answer.value.item.updatedAt });
  return send(store, tools);
}

function failure(reason: string): string {
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
  return t('notSaved', { reason: sentence });
}
