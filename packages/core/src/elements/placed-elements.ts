import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { Design } from '../design/design.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';

/** What the author lays on the cover and can stack, name, lock and hide: front text, shapes and picture objects. */
export type PlacedElement = PlacedState &
  (
    | { readonly kind: 'textBox'; readonly value: TextBox }
    | { readonly kind: 'shape'; readonly value: CoverShape }
    | { readonly kind: 'objectImage'; readonly value: CoverObjectImage }
  );

interface PlacedState {
  readonly id: string;
  readonly z: number;
  readonly name: string | null;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** The blurb and the spine's words stand at this z; the author's own elements go under or over them. */
export const FIXED_WORDS_Z = 10;

/** Every placed element in painting order, undermost first: by z, and where that is equal shapes, then pictures, then words. */
export function placedElements({ coverShapes, coverObjectImages, frontBoard }: Design): readonly PlacedElement[] {
  const placed: readonly PlacedElement[] = [
    ...coverShapes.map((value): PlacedElement => ({ kind: 'shape', value, id: value.uniqueObjectId, ...stateOf(value), z: value.z })),
    ...coverObjectImages.map(
      (value): PlacedElement => ({ kind: 'objectImage', value, id: value.uniqueObjectId, ...stateOf(value), z: value.z }),
    ),
    ...frontBoard.textBoxes.map(
      (value): PlacedElement => ({
        kind: 'textBox',
        value,
        id: value.designMode.uniqueId,
        ...stateOf(value.designMode),
        z: value.panel.zIndex,
      }),
    ),
  ];
  return placed.toSorted((first, second) => first.z - second.z);
}

export function placedElement(design: Design, id: string): PlacedElement | null {
  return placedElements(design).find((element) => element.id === id) ?? null;
}

/** True for a placed element that is locked, and for the cover picture when it is. */
export function isLocked(design: Design, id: string): boolean {
  return id === 'coverImage' ? design.coverImage.locked : (placedElement(design, id)?.locked ?? false);
}

function stateOf({ name, locked, hidden }: Omit<PlacedState, 'id' | 'z'>) {
  return { name, locked, hidden };
}
