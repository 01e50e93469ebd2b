import type { Renderer, RenderKind } from '../../ports/renderer.ts';
import { createProcessPool } from '../processes/process-pool.ts';
import type { RenderOrder } from './render-order.ts';

const MEGABYTE = 1024 * 1024;
const SECOND = 1000;

/** Kinds that people wait for on the screen; every other kind is a file. */
const SCREEN_KINDS: ReadonlySet<RenderKind> = new Set(['thumbnail', 'flat', 'marked-flat', 'book', 'preflight']);

export interface RendererOptions {
  /** Maximum number of files rendered at once. Pictures for the screen have two more processes, so that they never wait for files. */
  readonly filesAtOnce: number;
  readonly screenLimitMs?: number;
  readonly fileLimitMs?: number;
  /** Idle time in milliseconds after which a process ends. */
  readonly idleMs?: number;
}

/**
 * Renders in separate processes, so that the server stays responsive. A process keeps its fonts for the next job; one that hangs, or whose
 * job is canceled, is killed without affecting others.
 */
export function createProcessRenderer(options: RendererOptions): Renderer {
  const { filesAtOnce, screenLimitMs = 60 * SECOND, fileLimitMs = 300 * SECOND, idleMs = 60 * SECOND } = options;
  const pool = createProcessPool<RenderOrder, Uint8Array>({
    program: new URL('./render-process.ts', import.meta.url),
    most: filesAtOnce + 2,
    // Four formats of the largest size take less than half of the limit.
    memoryLimit: 3000 * MEGABYTE,
    recycleBytes: 900 * MEGABYTE,
    timeLimitMs: fileLimitMs,
    idleMs,
    mostWaiting: 1000,
  });
  return {
    render: ({ signal, onProgress, ...order }) =>
      pool.run({
        order: async () => order,
        timeLimitMs: SCREEN_KINDS.has(order.kind) ? screenLimitMs : fileLimitMs,
        signal,
        onProgress,
      }),
    close: () => pool.close(),
  };
}
