import type { RenderRequest } from '../ports/renderer.ts';

/** What a render thread is asked. */
export type RenderOrder = Omit<RenderRequest, 'signal' | 'onProgress'>;

/** What it answers: progress any number of times, then one of the other two. */
export type RenderReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };
