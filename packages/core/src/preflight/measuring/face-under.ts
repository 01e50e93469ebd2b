import { wordsOf } from '../../elements/element-kinds.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, centreOf, contains } from '../../geometry/shapes.ts';
import type { SceneLayer } from '../../scene/scene.ts';

/** A part of a cover that words can stand on. Rectangles in print pixels of the whole file. */
export interface Face {
  readonly kind: 'front' | 'back' | 'spine' | 'flap';
  readonly rect: Rect;
}

/** The face that the middle of an outline lies on. What lies on none, beside the cover for instance, belongs to the front. */
export function faceUnder({ boards, flaps }: CoverGeometry, ink: Rect): Face {
  const faces: readonly Face[] = [
    ...flaps.map((rect): Face => ({ kind: 'flap', rect })),
    ...(['front', 'back', 'spine'] as const).flatMap((kind): Face[] => (boards[kind] ? [{ kind, rect: boards[kind] }] : [])),
  ];
  return faces.find(({ rect }) => contains(rect, centreOf(ink))) ?? { kind: 'front', rect: boards.front };
}

/** True for the spine's own words, and for other words that were dragged onto the spine. */
export function standsOnSpine(geometry: CoverGeometry, { kind, inkBounds }: Pick<SceneLayer, 'kind' | 'inkBounds'>): boolean {
  const words = wordsOf(kind);
  if (words === 'spine') return true;
  return words === 'placed' && inkBounds !== null && faceUnder(geometry, inkBounds).kind === 'spine';
}
