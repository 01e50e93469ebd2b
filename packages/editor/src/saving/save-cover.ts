import { postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { callApi } from '../api/call-api.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { allDesigns } from '../session/all-designs.ts';
import type { Journal } from './journal.ts';

/** How the address bar is told which cover this is. */
export type ShowItem = (itemId: string) => void;

/**
 * Saves every format of the title: a new draft the first time, the same one from then on. What fails stays in the journal.
 * @param isAsked true when the author pressed Save: only then a notice says that it is done.
 */
export async function saveCover(store: EditorStore, journal: Journal, showItem: ShowItem, isAsked: boolean): Promise<boolean> {
  const { itemId, save, amend, setSave, notify } = store.getState();
  if (save === 'saving') return false;
  if (store.getState().history.present.metadata.newDesign) amend({ name: 'describe-work', newDesign: false });
  const saved = store.getState().history.present;
  const body = { designs: allDesigns(store.getState()), currentFormat: saved.format };
  setSave('saving');
  const answer = itemId === null ? await callApi(postDraft, { body }) : await callApi(putDraft, { body: { ...body, _id: itemId } });
  if (!answer.ok) {
    setSave('failed');
    if (isAsked) notify({ tone: 'error', text: failure(answer.fault.message) });
    return false;
  }
  setSave('saved', answer.value._id);
  // What was changed while the answer was on its way is not saved yet.
  if (store.getState().history.present !== saved) store.setState({ currentChangesSaved: false });
  if (itemId === null) {
    journal.remove(null);
    showItem(answer.value._id);
  }
  if (isAsked) notify({ tone: 'success', text: 'Saved.' });
  return true;
}

function failure(reason: string): string {
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
  return `Not saved. ${sentence} Your work is kept in this browser.`;
}
