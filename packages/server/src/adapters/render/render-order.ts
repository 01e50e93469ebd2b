import type { RenderRequest } from '../../ports/renderer.ts';

/** What a render process is asked. */
export type RenderOrder = Omit<RenderRequest, 'signal' | 'onProgress'>;
