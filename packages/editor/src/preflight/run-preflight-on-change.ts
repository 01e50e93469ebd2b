import type { Design } from '@coverwright/core/design/design.ts';
import type { MountedEditor } from '../session/editor-context.ts';

/** Delay of the print check after the last change, in milliseconds. */
const AFTER_MS = 400;

interface Judged extends Pick<MountedEditor, 'store'> {
  readonly gestures: Pick<MountedEditor['gestures'], 'view'>;
  readonly resources: Pick<MountedEditor['resources'], 'preflight'>;
}

/**
 * Keeps the findings of the print check up to date, with at most one check running. The result for an outdated document is dropped. Returns
 * a function that stops this.
 */
export function runPreflightOnChange({ store, gestures, resources: { preflight } }: Judged): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;
  /** The document whose check failed. */
  let failedWith: Design | null = null;

  const isHeld = () => gestures.view.getState().activeIds.length > 0;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), AFTER_MS);
  };
  const ask = async () => {
    const { present } = store.getState().history;
    if (isAsking || isStopped || present === store.getState().checked) return;
    if (isHeld()) return schedule();
    isAsking = true;
    const answer = await preflight.ask({ kind: 'judge', design: present }).catch(() => null);
    isAsking = false;
    if (isStopped) return;
    if (!answer) {
      // The check is retried once, by a new worker; after that it waits for the next change.
      const isNew = failedWith !== store.getState().history.present;
      failedWith = present;
      return isNew ? schedule() : undefined;
    }
    const { findings } = answer;
    if (store.getState().history.present !== present) return schedule();
    // A cover cannot be checked without its fonts, so the earlier findings stay.
    if (findings) store.setState({ findings, checked: present });
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (state.history.present !== before.history.present) schedule();
  });
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
