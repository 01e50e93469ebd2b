import type { RenderRequest } from '../../ports/renderer.ts';

/** Describes what a render process is asked. */
export type RenderOrder = Omit<RenderRequest, 'signal' | 'onProgress'>;
