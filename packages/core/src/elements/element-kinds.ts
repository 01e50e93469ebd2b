import { artworkKind } from './artwork/kind.ts';
import { barcodeKind } from './barcode/kind.ts';
import { blurbKind } from './blurb/kind.ts';
import { coverImageKind } from './cover-image/kind.ts';
import { ELEMENT_KINDS, type ElementKind } from './element-kind.ts';
import type { ElementTraits } from './element-traits.ts';
import type { ElementKindDefinition, PlacedKind } from './kind-definition.ts';
import { groupKind } from './group/kind.ts';
import { objectImageKind } from './objects/kind.ts';
import { panelKind } from './panels/kind.ts';
import { shapeKind } from './shapes/kind.ts';
import { spineTextKind } from './spine/kind.ts';
import { textBoxKind } from './text-box/kind.ts';

/** The registry of kinds. The compiler requires a line here for every kind in `element-kind.ts`. */
export const ELEMENT_KIND_DEFINITIONS = {
  coverImage: coverImageKind,
  panel: panelKind,
  artwork: artworkKind,
  shape: shapeKind,
  objectImage: objectImageKind,
  blurb: blurbKind,
  spineText: spineTextKind,
  textBox: textBoxKind,
  group: groupKind(() => PLACED_KINDS.flatMap(([kind, placed]) => (kind === 'group' ? [] : [placed]))),
  barcode: barcodeKind,
} satisfies Record<ElementKind, ElementKindDefinition>;

/** The kinds in painting order, for elements of equal z. */
export const KINDS_IN_ORDER: readonly (readonly [ElementKind, ElementKindDefinition])[] = ELEMENT_KINDS.map((kind) => [
  kind,
  ELEMENT_KIND_DEFINITIONS[kind],
]);

/** The kinds of elements that the author places on the cover. */
export const PLACED_KINDS: readonly (readonly [ElementKind, PlacedKind])[] = KINDS_IN_ORDER.flatMap(([kind, { placed }]) =>
  placed ? [[kind, placed] as const] : [],
);

/** Returns the traits of a layer's kind; null for the paper, which is not an element. */
export function traitsOf(kind: ElementKind | 'background'): ElementTraits | null {
  return kind === 'background' ? null : ELEMENT_KIND_DEFINITIONS[kind].traits;
}

/** Returns the storage of a placed kind; null for a kind that the author does not place. */
export function placedKind(kind: ElementKind): PlacedKind | null {
  return ELEMENT_KIND_DEFINITIONS[kind].placed;
}

/** Returns the origin of a layer's words; null for a layer without words. */
export function wordsOf(kind: ElementKind | 'background'): ElementTraits['words'] {
  return traitsOf(kind)?.words ?? null;
}
