import { serveTasks } from '../../adapters/processes/serve-tasks.ts';

/** A test's command to a process. */
export type Behavior =
  | { readonly kind: 'pid' }
  | { readonly kind: 'echo'; readonly bytes: Uint8Array }
  | { readonly kind: 'progress'; readonly shares: readonly number[] }
  | { readonly kind: 'throw'; readonly message: string }
  | { readonly kind: 'spin' }
  | { readonly kind: 'hold'; readonly megabytes: number }
  /** Fills and frees a block a few times, and answers how many pages the system had to supply for the later ones. */
  | { readonly kind: 'refill'; readonly megabytes: number }
  | { readonly kind: 'exit' };

const held: Buffer[] = [];

serveTasks<Behavior, number | Uint8Array>(async (behavior, onProgress) => {
  if (behavior.kind === 'echo') return behavior.bytes;
  if (behavior.kind === 'throw') throw new Error(behavior.message);
  if (behavior.kind === 'progress') for (const share of behavior.shares) onProgress(share);
  if (behavior.kind === 'spin') for (;;);
  if (behavior.kind === 'exit') process.exit(3);
  if (behavior.kind === 'hold') held.push(Buffer.alloc(behavior.megabytes * 1024 * 1024, 1));
  if (behavior.kind === 'refill') return refill(behavior.megabytes * 1024 * 1024);
  return process.pid;
});

const TIMES = 4;

function refill(bytes: number): number {
  const fillAndFree = () => {
    const block = new ArrayBuffer(bytes);
    new Uint8Array(block).fill(1);
    // This frees the block at once.
    block.transfer(0);
  };
  fillAndFree();
  const before = process.resourceUsage().minorPageFault;
  for (let time = 0; time < TIMES; time++) fillAndFree();
  return process.resourceUsage().minorPageFault - before;
}
