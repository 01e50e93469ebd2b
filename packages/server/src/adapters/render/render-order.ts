import type { RenderRequest } from '../../ports/renderer.ts';

/** An order for a render process. */
export type RenderOrder = Omit<RenderRequest, 'signal' | 'onProgress'>;
