import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { uploadPicture } from '../api/upload-picture.ts';

/** A file on its way into the author's pictures. `preparing`: all is sent, and the server looks at it. */
export interface QueuedUpload {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'preparing' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  readonly share: number;
  /** What went wrong, in one sentence. */
  readonly fault: string | null;
}

export interface UploadQueue {
  readonly state: StoreApi<{
    readonly uploads: readonly QueuedUpload[];
    /** How many have arrived: lists of them ask again when it changes. */
    readonly arrived: number;
  }>;
  /** @param onArrived called once for each file that has become a picture. */
  add(files: readonly File[], onArrived: (asset: Asset) => void): void;
  /** Calls an upload off, or forgets one that failed. */
  cancel(id: string): void;
  retry(id: string): void;
}

interface Job {
  readonly file: File;
  readonly onArrived: (asset: Asset) => void;
  giveUp: AbortController;
}

/** More at once would only slow each other down. */
const AT_ONCE = 2;

/** Brings pictures one after the other, whatever the author looks at meanwhile. */
export function createUploadQueue(upload: typeof uploadPicture = uploadPicture): UploadQueue {
  const state: UploadQueue['state'] = createStore(() => ({ uploads: [], arrived: 0 }));
  const jobs = new Map<string, Job>();
  const change = (id: string, part: Partial<QueuedUpload>) =>
    state.setState(({ uploads }) => ({ uploads: uploads.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) }));
  const forget = (id: string) => {
    jobs.delete(id);
    state.setState(({ uploads }) => ({ uploads: uploads.filter((entry) => entry.id !== id) }));
  };
  const run = async (id: string, { file, onArrived, giveUp }: Job) => {
    const onProgress = (share: number) => change(id, { share, state: share < 1 ? 'sending' : 'preparing' });
    const answer = await upload(file, onProgress, giveUp.signal);
    if (giveUp.signal.aborted) return;
    if (answer.ok) {
      forget(id);
      state.setState(({ arrived }) => ({ arrived: arrived + 1 }));
      onArrived(answer.value);
    } else change(id, { state: 'failed', fault: answer.fault.message });
  };
  const startWaiting = () => {
    const { uploads } = state.getState();
    const running = uploads.filter((entry) => entry.state === 'sending' || entry.state === 'preparing').length;
    for (const { id } of uploads.filter((entry) => entry.state === 'waiting').slice(0, Math.max(0, AT_ONCE - running))) {
      const job = jobs.get(id);
      if (!job) continue;
      change(id, { state: 'sending' });
      void run(id, job).finally(startWaiting);
    }
  };
  return {
    state,
    add(files, onArrived) {
      const added = files.map((file): QueuedUpload => {
        const id = crypto.randomUUID();
        jobs.set(id, { file, onArrived, giveUp: new AbortController() });
        return { id, name: file.name || 'Picture', state: 'waiting', share: 0, fault: null };
      });
      state.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
      startWaiting();
    },
    cancel(id) {
      jobs.get(id)?.giveUp.abort();
      forget(id);
      startWaiting();
    },
    retry(id) {
      const job = jobs.get(id);
      if (!job) return;
      job.giveUp = new AbortController();
      change(id, { state: 'waiting', share: 0, fault: null });
      startWaiting();
    },
  };
}
