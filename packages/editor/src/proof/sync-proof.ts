import type { MountedEditor } from '../session/editor-context.ts';
import { proofMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(proofMessages);

/** Width of the painted cover in pixels: sharp on a laptop, and about a second's work for the worker. */
const WIDTH = 1600;
const AFTER_MS = 250;

/** Updates the proof with the cover while it is switched on. Returns a function that stops this. */
export function syncProof({ store, resources: { preflight, proof } }: Pick<MountedEditor, 'store' | 'resources'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;
  let shown: unknown = null;

  const isWanted = () => proof.getState().isOn && !isStopped;
  const ask = async () => {
    const design = store.getState().history.present;
    const { marks } = proof.getState();
    const isShown = proof.getState().proof?.design === design && shown === marks;
    if (isAsking || isShown || !isWanted()) return;
    isAsking = true;
    const answer = await preflight.ask({ kind: 'proof', design, width: WIDTH, marks }).catch(() => null);
    isAsking = false;
    if (!isWanted()) return answer?.proof?.picture.close();
    if (answer?.proof) {
      proof.getState().proof?.picture.close();
      shown = marks;
      proof.setState({ proof: { ...answer.proof, design } });
    } else {
      proof.setState({ isOn: false });
      store.getState().notify({ tone: 'error', text: t('proofNotLoaded') });
    }
    void ask();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), AFTER_MS);
  };
  const stopStore = store.subscribe((state, before) => {
    if (isWanted() && state.history.present !== before.history.present) schedule();
  });
  const stopProof = proof.subscribe((state, before) => {
    if (state.isOn && (!before.isOn || state.marks !== before.marks)) void ask();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopStore();
    stopProof();
    proof.getState().proof?.picture.close();
    proof.setState({ isOn: false, proof: null });
  };
}
