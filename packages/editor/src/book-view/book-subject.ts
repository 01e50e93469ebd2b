import { bookShapeOf } from '@coverwright/core/book/book-shape.ts';
import { type SceneId, type Subject, scenesFor } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { BookView } from './book-view-store.ts';

/** What of a design is shown as a thing. */
export function subjectOfDesign(design: Design, { spine, opened }: Pick<BookView, 'spine' | 'opened'>): Subject {
  const { front } = geometryOf(design).boards;
  return { shape: bookShapeOf(design, { spine }), proportion: front.width / front.height, opened };
}

/** The scene that was chosen where the format has it, else the format's first; null: the format has none. */
export function sceneOf(design: Design, { scene }: Pick<BookView, 'scene'>): SceneId | null {
  const offered = scenesFor(design.format);
  return offered.find((id) => id === scene) ?? offered[0] ?? null;
}
