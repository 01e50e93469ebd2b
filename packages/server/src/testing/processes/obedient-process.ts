import { serveTasks } from '../../adapters/processes/serve-tasks.ts';

/** A test's command to a process. */
export type Behavior =
  | { readonly kind: 'pid' }
  | { readonly kind: 'echo'; readonly bytes: Uint8Array }
  | { readonly kind: 'progress'; readonly shares: readonly number[] }
  | { readonly kind: 'throw'; readonly message: string }
  | { readonly kind: 'spin' }
  | { readonly kind: 'hold'; readonly megabytes: number }
  /** Answers, and crashes a moment later, while it is idle. */
  | { readonly kind: 'fall-later' }
  | { readonly kind: 'exit' };

const held: Buffer[] = [];

serveTasks<Behavior, number | Uint8Array>(async (behavior, onProgress) => {
  if (behavior.kind === 'echo') return behavior.bytes;
  if (behavior.kind === 'throw') throw new Error(behavior.message);
  if (behavior.kind === 'progress') for (const share of behavior.shares) onProgress(share);
  if (behavior.kind === 'spin') for (;;);
  if (behavior.kind === 'exit') process.exit(3);
  if (behavior.kind === 'hold') held.push(Buffer.alloc(behavior.megabytes * 1024 * 1024, 1));
  if (behavior.kind === 'fall-later') setTimeout(() => process.exit(4), 10);
  return process.pid;
});
