import type { Design } from '../design/design.ts';
import type { ElementKind } from './element-kind.ts';
import { PLACED_KINDS } from './element-kinds.ts';
import { ancestorsOf, groupOf, groupsOf, membersOf, parentOf } from './group/element-tree.ts';
import type { PlacedState } from './kind-definition.ts';

/** An element that the author has placed and can stack, name, lock and hide: a text, a shape, a picture object or a group. */
export interface PlacedElement extends PlacedState {
  readonly kind: ElementKind;
}

/**
 * Returns every placed element in painting order, undermost first: by z and, for equal z, in the order of the kinds. Members of a group are
 * right before it.
 */
export function placedElements(design: Design): readonly PlacedElement[] {
  const placed = allPlaced(design);
  if (groupsOf(design).length === 0) return placed;
  const withMembers = (element: PlacedElement): readonly PlacedElement[] => {
    const group = groupOf(design, element.id);
    const members = group ? membersOf(design, group) : [];
    return [...members.flatMap((id) => placed.filter((other) => other.id === id).flatMap(withMembers)), element];
  };
  return placed.filter(({ id }) => parentOf(design, id) === null).flatMap(withMembers);
}

/** Returns the placed elements that are in no group, undermost first. */
export function rootElements(design: Design): readonly PlacedElement[] {
  const placed = allPlaced(design);
  return groupsOf(design).length === 0 ? placed : placed.filter(({ id }) => parentOf(design, id) === null);
}

function allPlaced(design: Design): readonly PlacedElement[] {
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

/** Returns true for a placed element that is locked, by itself or through one of its groups, and for a locked cover picture. */
export function isLocked(design: Design, id: string): boolean {
  if (id === 'coverImage') return design.coverImage.locked;
  return [id, ...ancestorsOf(design, id)].some((each) => placedElement(design, each)?.locked ?? false);
}
