import type { Design } from '../design/design.ts';
import type { ElementKind } from './element-kind.ts';
import { PLACED_KINDS } from './element-kinds.ts';
import type { PlacedState } from './kind-definition.ts';

/** What the author lays on the cover and can stack, name, lock and hide: front text, shapes and picture objects. */
export interface PlacedElement extends PlacedState {
  readonly kind: ElementKind;
}

/** Every placed element in painting order, undermost first: by z, and where that is equal in the order of the kinds. */
export function placedElements(design: Design): readonly PlacedElement[] {
  const placed = PLACED_KINDS.flatMap(([kind, { list }]) => list(design).map((state): PlacedElement => ({ ...state, kind })));
  return placed.toSorted((first, second) => first.z - second.z);
}

export function placedElement(design: Design, id: string): PlacedElement | null {
  for (const [kind, { list }] of PLACED_KINDS) {
    const state = list(design).find((element) => element.id === id);
    if (state) return { ...state, kind };
  }
  return null;
}

/** True for a placed element that is locked, and for the cover picture when it is. */
export function isLocked(design: Design, id: string): boolean {
  return id === 'coverImage' ? design.coverImage.locked : (placedElement(design, id)?.locked ?? false);
}
