import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface SaveServerOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly disk: 'none' | 'blocking' | 'pooled';
  readonly delay: number;
}

export interface SaveServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** How long the event loop kept things waiting since the last call, in milliseconds. */
  readLoopDelay(): Promise<{ readonly p50: number; readonly p99: number; readonly max: number }>;
  kill(): Promise<void>;
}

const startedSchema = z.object({ port: z.number() });
const delaySchema = z.object({ p50: z.number(), p99: z.number(), max: z.number() });

/** Starts the product without its pages in a process of its own. */
export async function startSaveServer(options: SaveServerOptions): Promise<SaveServer> {
  const child = fork(fileURLToPath(new URL('./save-server.ts', import.meta.url)), [JSON.stringify(options)], { execArgv: [] });
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
