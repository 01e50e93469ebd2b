import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { DiskKind } from '../slow-disk.ts';

export interface ProductOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly disk?: DiskKind;
  /** Additional delay of each sync in milliseconds. */
  readonly delay?: number;
  /** Delay in milliseconds that replaces each rendering; absent: files are rendered. */
  readonly renderDelay?: number;
}

export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** Returns the delay of the event loop since the last call, in milliseconds. */
  readLoopDelay(): Promise<{ readonly p50: number; readonly p99: number; readonly max: number }>;
  kill(): Promise<void>;
}

const startedSchema = z.object({ port: z.number() });
const delaySchema = z.object({ p50: z.number(), p99: z.number(), max: z.number() });

/** Starts the product without its pages in a separate process. */
export async function startProduct({ environment, disk = 'pooled', delay = 0, renderDelay }: ProductOptions): Promise<Product> {
  const child = fork(
    fileURLToPath(new URL('./run-product.ts', import.meta.url)),
    [JSON.stringify({ environment, disk, delay, renderDelay: renderDelay ?? null })],
    { execArgv: [] },
  );
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!first) throw new Error('The server ended while it started.');
  const { port } = startedSchema.parse(first[0]);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    readLoopDelay: async () => {
      const answered = once(child, 'message');
      child.send('delay');
      return delaySchema.parse((await answered)[0]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
