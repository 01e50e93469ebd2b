import type { Design } from '@coverwright/core/design/design.ts';

import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { placedElement } from '@coverwright/core/elements/placed-elements.ts';
import { stackOrder } from '@coverwright/core/interaction/restack.ts';
import type { LayerKind, Scene } from '@coverwright/core/scene/scene.ts';
import { elementName } from '../stage/element-name.ts';

/** One line of the list. */
export interface LayerRow {
  readonly id: string;
  readonly name: string;
  readonly kind: LayerKind;
  /** `placed` rows are the author's to move, name and hide; the others stand where they stand. */
  readonly isPlaced: boolean;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** Everything on the cover, topmost first. @param scene tells which fixed words the format shows. */
export function layerRows(design: Design, scene: Scene | null): readonly LayerRow[] {
  const { below, above } = stackOrder(design);
  const placed = (id: string): readonly LayerRow[] => {
    const element = placedElement(design, id);
    if (!element) return [];
    const { locked, hidden, kind } = element;
    return [{ id, name: elementName(design, id), kind, isPlaced: true, locked, hidden }];
  };
  const fixed = (scene?.layers ?? [])
    .filter(({ kind }) => wordsOf(kind) === 'blurb' || wordsOf(kind) === 'spine')
    .map(({ id, kind }): LayerRow => ({ id, name: elementName(design, id), kind, isPlaced: false, locked: false, hidden: false }));
  const hasPicture = scene?.layers.some(({ id }) => id === 'coverImage') ?? false;
  const picture: LayerRow = {
    id: 'coverImage',
    name: elementName(design, 'coverImage'),
    kind: 'coverImage',
    isPlaced: false,
    locked: design.coverImage.locked,
    hidden: false,
  };
  return [
    ...above.toReversed().flatMap(placed),
    ...fixed.toReversed(),
    ...below.toReversed().flatMap(placed),
    ...(hasPicture ? [picture] : []),
  ];
}
