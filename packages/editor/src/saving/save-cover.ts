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

/** The conflict with the server's state: the cover was saved elsewhere, or bought. */
export type Conflict = 'saved' | 'bought';

interface SaveTools {
  /** True when the author pressed Save: only then a notice says that it is done. */
  readonly isAsked: boolean;
  /** Shows in the address bar which cover this is. */
  readonly showItem: (itemId: string) => void;
  /** Called when the server has another state of the cover, which must not be overwritten: both are kept. */
  readonly onConflict: (conflict: Conflict) => void;
}

/** After a conflict this cover must not be saved again, because the item on the server belongs to another editor's work. */
type Outcome = 'saved' | 'failed' | 'conflict';

const underWay = new WeakMap<EditorStore, Promise<Outcome>>();

/**
 * Saves every format of the title: a new draft the first time, the same one from then on. What fails stays in the journal. While a save
 * is under way, what happens by itself is left to it; the caller waits, and has saved what it left.
 * @returns whether everything is saved that was there when it was asked for
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
      : await ask(isRevision ? putRevision : putDraft, { body: { ...body, _id: itemId, ...(basedOn === null ? {} : { basedOn }) } });
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

/** A save whose answer was lost looks like another's: what this editor has been through is its own, and saved over. */
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
