import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { uploadPicture } from '../api/upload-picture.ts';
import { uploadMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(uploadMessages);

/**
 * An upload to the author's pictures. `preparing`: the server processes the file; `small`: it has arrived, with a warning about its size.
 */
export interface QueuedUpload {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'preparing' | 'small' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  readonly share: number;
  /** The error or the note, in one or two sentences. */
  readonly fault: string | null;
}

export interface UploadQueue {
  readonly state: StoreApi<{
    readonly uploads: readonly QueuedUpload[];
    /** The number of finished uploads: lists of uploads reload when it changes. */
    readonly arrived: number;
  }>;
  /** @param onArrived called for each file that has become a picture */
  add(files: readonly File[], onArrived: (asset: Asset) => void): void;
  /** Cancels an upload, or removes a failed or small one from the list. */
  cancel(id: string): void;
  retry(id: string): void;
}

interface Job {
  readonly file: File;
  readonly onArrived: (asset: Asset) => void;
  giveUp: AbortController;
}

/** Maximum number of parallel uploads. */
const AT_ONCE = 2;

/** Length of the longer side in pixels below which a picture is too small for any printed front. */
const SMALL_BELOW = 1000;
/** Pixels of a front of 6 × 9 inches at 300 dpi. */
const GOOD_FRONT = '1800 × 2700';

/** Returns a warning if a picture is small. Vector drawings are sharp at any size. */
function warnSmall({ type, name }: File, { width, height }: Asset): string | null {
  if (type === 'image/svg+xml' || name.toLowerCase().endsWith('.svg') || Math.max(width, height) >= SMALL_BELOW) return null;
  return t('smallPicture', { width, height, wanted: GOOD_FRONT });
}

/** Creates the queue of uploads, which continues whatever tab the author opens. */
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
      const warning = warnSmall(file, answer.value);
      if (warning === null) forget(id);
      else change(id, { state: 'small', fault: warning });
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
        return { id, name: file.name || t('unnamed'), state: 'waiting', share: 0, fault: null };
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
