import type { Design } from '@coverwright/core/design/design.ts';
import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { groupOf, membersOf } from '@coverwright/core/elements/group/element-tree.ts';
import { placedElement } from '@coverwright/core/elements/placed-elements.ts';
import { stackOrder } from '@coverwright/core/interaction/restack.ts';
import type { LayerKind, Scene } from '@coverwright/core/scene/scene.ts';
import { elementName } from '../stage/element-name.ts';

/** A row of the list of layers. */
export interface LayerRow {
  readonly id: string;
  readonly name: string;
  readonly kind: LayerKind;
  /** `placed` rows can be moved, renamed and hidden; the others have a fixed place. */
  readonly isPlaced: boolean;
  readonly locked: boolean;
  readonly hidden: boolean;
  /** Nesting depth in groups; the nearest one is `parent`. */
  readonly depth: number;
  readonly parent: string | null;
}

const AT_THE_ROOT = { depth: 0, parent: null } as const;

/**
 * Lists everything on the cover, topmost first, with a group's members right below it.
 * @param scene tells which fixed texts the format shows
 */
export function layerRows(design: Design, scene: Scene | null): readonly LayerRow[] {
  const { below, above } = stackOrder(design);
  const placed =
    (parent: string | null, depth: number) =>
    (id: string): readonly LayerRow[] => {
      const element = placedElement(design, id);
      if (!element) return [];
      const { locked, hidden, kind } = element;
      const group = groupOf(design, id);
      const members = group ? membersOf(design, group).toReversed() : [];
      return [
        { id, name: elementName(design, id), kind, isPlaced: true, locked, hidden, depth, parent },
        ...members.flatMap(placed(id, depth + 1)),
      ];
    };
  const fixed = (scene?.layers ?? [])
    .filter(({ kind }) => wordsOf(kind) === 'blurb' || wordsOf(kind) === 'spine')
    .map(
      ({ id, kind }): LayerRow => ({
        id,
        name: elementName(design, id),
        kind,
        isPlaced: false,
        locked: false,
        hidden: false,
        ...AT_THE_ROOT,
      }),
    );
  const hasPicture = scene?.layers.some(({ id }) => id === 'coverImage') ?? false;
  const picture: LayerRow = {
    id: 'coverImage',
    name: elementName(design, 'coverImage'),
    kind: 'coverImage',
    isPlaced: false,
    locked: design.coverImage.locked,
    hidden: false,
    ...AT_THE_ROOT,
  };
  return [
    ...above.toReversed().flatMap(placed(null, 0)),
    ...fixed.toReversed(),
    ...below.toReversed().flatMap(placed(null, 0)),
    ...(hasPicture ? [picture] : []),
  ];
}
