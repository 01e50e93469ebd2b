import { type SceneId, scenesFor } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { BookView } from './book-view-store.ts';

/** Returns the chosen scene if the format has it, else the format's first one; null if the format has none. */
export function sceneOf(design: Design, { scene }: Pick<BookView, 'scene'>): SceneId | null {
  const offered = scenesFor(design.format);
  return offered.find((id) => id === scene) ?? offered[0] ?? null;
}
