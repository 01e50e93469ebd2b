import { z } from 'zod';

/** The holder of a cover: not known yet, this tab, another tab, or this tab soon. */
export type Hold = 'asking' | 'here' | 'elsewhere' | 'taking';

export interface CoverHold {
  /** Asks the other tab to write its newest state and to release the lock. */
  takeOver(): void;
  release(): void;
}

interface HoldTools {
  /** The Web Locks API; undefined if the browser or an insecure address lacks it: every tab then works on its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly makeId: () => string;
  /** Called when another tab hands over the cover: its newest state must be loaded before anything is written. */
  readonly onGained: () => Promise<void>;
  /** Called after the last write has been requested. */
  readonly onChange: (hold: Hold) => void;
  /** Writes pending changes before the other tab reads them. */
  readonly onYield: () => Promise<void>;
}

const messageSchema = z.object({ kind: z.enum(['yield', 'yielded']), to: z.string() });

/** Maximum wait for the other tab, in milliseconds: a tab in the background may be frozen. */
const ANSWER_MS = 1500;

/**
 * Lets only one tab at a time edit a cover. The others wait; any of them may take over, and the next one follows when the tab is closed.
 */
export function holdCover(coverId: string, tools: HoldTools): CoverHold {
  const { locks, onChange } = tools;
  if (!locks) {
    onChange('here');
    return { takeOver() {}, release() {} };
  }
  const name = `coverwright.cover.${coverId}`;
  const ownId = tools.makeId();
  const channel = tools.openChannel(name);
  let hold: Hold = 'asking';
  let isOver = false;
  let letGo: () => void = () => {};
  let hasLock = false;
  let queued: AbortController | null = null;
  let onYielded: () => void = () => {};

  const turn = (next: Hold) => {
    if (isOver) return;
    hold = next;
    onChange(next);
  };
  /** Holds the lock until it is released. */
  const keep = async (isFresh: boolean) => {
    queued = null;
    if (isOver) return;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    hasLock = true;
    // A cover that cannot be loaded must not be overwritten, so the lock is released until it is requested again.
    if (
      isFresh ||
      (await tools.onGained().then(
        () => true,
        () => false,
      ))
    ) {
      turn('here');
      await released;
    } else turn('elsewhere');
    hasLock = false;
  };
  const wait = () => {
    if (isOver) return;
    turn('elsewhere');
    const controller = new AbortController();
    queued = controller;
    locks.request(name, { signal: controller.signal }, () => keep(false)).catch(() => taken(controller.signal.aborted));
  };
  /** Handles a stolen lock, whose request ends with an error. */
  const taken = (isOwnDoing: boolean) => {
    if (isOwnDoing) return;
    hasLock = false;
    wait();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data;
    if (message?.kind === 'yielded' && message.to === ownId) onYielded();
    if (message?.kind !== 'yield' || hold !== 'here') return;
    turn('elsewhere');
    void tools.onYield().then(() => {
      if (!isOver) channel.postMessage({ kind: 'yielded', to: message.to });
      // If the requesting tab was closed in the meantime, this tab still has the lock and goes on.
      setTimeout(() => hold === 'elsewhere' && hasLock && turn('here'), 2 * ANSWER_MS);
    });
  });

  locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await keep(true);
      else wait();
    })
    .catch(() => taken(false));

  return {
    takeOver() {
      if (hold !== 'elsewhere') return;
      // The lock was requested from this tab and never taken.
      if (hasLock) return turn('here');
      turn('taking');
      const answered = new Promise<void>((resolve) => {
        onYielded = resolve;
        setTimeout(resolve, ANSWER_MS);
      });
      channel.postMessage({ kind: 'yield', to: ownId });
      void answered.then(() => {
        // The queue granted the lock during the request.
        if (hold === 'here' || isOver) return;
        queued?.abort();
        locks.request(name, { steal: true }, () => keep(false)).catch(() => taken(false));
      });
    },
    release() {
      isOver = true;
      queued?.abort();
      letGo();
      channel.close();
    },
  };
}
