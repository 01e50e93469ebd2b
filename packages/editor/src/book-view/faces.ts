import type { BookShape } from '@coverwright/core/book/book-shape.ts';
import { SCENES, type SceneId, STANDING_TURN, type View } from '@coverwright/core/book/scenes.ts';

/** The sides of a book, each with a button that turns the view to it. */
export const FACES = ['front', 'spine', 'back'] as const;
export type FaceId = (typeof FACES)[number];

const FROM_FRONT: Readonly<Record<FaceId, number>> = { front: 0, spine: -90, back: 180 };

/** Returns the view straight at a side of the standing book; without a side, the scene's own view. */
export function viewOfFace(scene: SceneId, face: FaceId | null, shape: BookShape | null): View {
  const { view } = SCENES[scene];
  if (face === null || scene !== 'standing' || shape === null) return view;
  const side = shape.readingDirection === 'ltr' ? 1 : -1;
  return { ...view, round: side * (STANDING_TURN + FROM_FRONT[face]), above: 1 };
}
