import { MAX_TEXT_BOXES } from '../design/bounds.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { type Design, MAX_OBJECTS } from '../design/design.ts';
import { MAX_GROUPS } from '../design/group.ts';
import type { TextBox } from '../design/text-box.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { carriedAlike } from './carried-alike.ts';
import { boardChange, boardFrame } from './board-frame.ts';
import { mergeShape } from './merge-shape.ts';
import { type MergeBook, type ThreeWays, isTouched, mergeTextBox } from './merge-text-box.ts';
import { isEqual } from '../design/is-equal.ts';
import { isSame, mergeFields } from './merge-values.ts';

export interface MergedCover {
  readonly design: Design;
  /** The ids of texts whose place or type the author has changed. */
  readonly touched: ReadonlySet<string>;
}

/**
 * Merges a composed cover three ways.
 * @param base the result of the composition for the old book; `mine`: the document; `theirs`: the result of the composition for the new
 * book with the current words; `pinned`: the document as adapted by its pins alone.
 */
export function mergeCovers({ base, mine, theirs, pinned }: ThreeWays<Design>): MergedCover {
  const before = geometryOf(mine);
  const after = geometryOf(pinned);
  const { scale } = boardChange(boardFrame(before, 'front'), boardFrame(after, 'front'));
  const book: MergeBook = { before, after, scale };
  const removed = new Set(removedIds(base, mine));
  const textBoxes = mergeLists(
    listsOf(
      (design) => design.frontBoard.textBoxes,
      ({ designMode }) => designMode.uniqueId,
    ),
    (ways) => mergeTextBox(ways, book),
  );
  const coverShapes = mergeLists(
    listsOf(
      (design) => design.coverShapes,
      ({ uniqueObjectId }) => uniqueObjectId,
    ),
    (ways) => mergeShape(ways, book),
  );
  const groups = mergeLists(
    listsOf(
      (design) => design.groups ?? [],
      ({ uniqueObjectId }) => uniqueObjectId,
    ),
    ({ base: was, mine: own, theirs: next }) => mergeFields(was, own, next),
  );
  const ofBase = new Map(base.frontBoard.textBoxes.map((box) => [box.designMode.uniqueId, box]));
  const touched = mine.frontBoard.textBoxes.filter((box) => {
    const composed = ofBase.get(box.designMode.uniqueId);
    return !composed || isTouched({ base: composed, mine: box });
  });

  function listsOf<Item>(read: (design: Design) => readonly Item[], idOf: (item: Item) => string): Lists<Item> {
    return { base: read(base), mine: read(mine), theirs: read(theirs), pinned: read(pinned), idOf, removed };
  }

  return {
    design: {
      ...pinned,
      frontBoard: {
        panel: isEqual(mine.frontBoard.panel, base.frontBoard.panel) ? theirs.frontBoard.panel : mine.frontBoard.panel,
        textBoxes: withinLimit(textBoxes),
      },
      coverShapes: carriedAlike(coverShapes, new Set(idsOf(mine))).slice(0, MAX_OBJECTS),
      ...(groups.length > 0 ? { groups: groups.slice(0, MAX_GROUPS) } : {}),
      coverImage: mergePicture({ base, mine, theirs, pinned }),
      back: mergeBack({ base, mine, theirs, pinned }),
      ...(mine.composition && { composition: { ...mine.composition, removed: [...removed].slice(0, MOST_REMOVED) } }),
    },
    touched: new Set(touched.map(({ designMode }) => designMode.uniqueId)),
  };
}

/** Returns the layout's texts, followed by the author's, up to the limit of a front. */
function withinLimit(boxes: readonly TextBox[]): TextBox[] {
  const onFront = boxes.filter((box) => boardOfText(box) === 'front');
  const surplus = new Set(onFront.slice(MAX_TEXT_BOXES));
  return boxes.filter((box) => !surplus.has(box));
}

const MOST_REMOVED = 60;

/** Returns the ids of elements that the author has deleted. They stay deleted in this format and in later ones. */
function removedIds(base: Design, mine: Design): readonly string[] {
  const present = new Set(idsOf(mine));
  return [...(mine.composition?.removed ?? []), ...idsOf(base)].filter((id) => !present.has(id));
}

function idsOf({ frontBoard, coverShapes, groups = [] }: Design): readonly string[] {
  return [
    ...frontBoard.textBoxes.map(({ designMode }) => designMode.uniqueId),
    ...coverShapes.map(({ uniqueObjectId }) => uniqueObjectId),
    ...groups.map(({ uniqueObjectId }) => uniqueObjectId),
  ];
}

interface Lists<Item> {
  readonly base: readonly Item[];
  readonly mine: readonly Item[];
  readonly theirs: readonly Item[];
  readonly pinned: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly removed: ReadonlySet<string>;
}

/**
 * Returns the layout's elements in its order, followed by the author's own. An element that the layout does not use in the new book is
 * removed, unless the author has changed it.
 */
function mergeLists<Item>({ base, mine, theirs, pinned, idOf, removed }: Lists<Item>, merge: (ways: ThreeWays<Item>) => Item): Item[] {
  const find = (items: readonly Item[], id: string) => items.find((item) => idOf(item) === id);
  const composed = theirs.flatMap((item): Item[] => {
    const id = idOf(item);
    if (removed.has(id)) return [];
    const [was, own, moved] = [find(base, id), find(mine, id), find(pinned, id)];
    if (!own || !moved) return [item];
    // An id that the old layout did not use belongs to an element of the author.
    return [was ? merge({ base: was, mine: own, theirs: item, pinned: moved }) : moved];
  });
  const known = new Set(composed.map(idOf));
  const own = pinned.filter((item) => {
    const id = idOf(item);
    if (known.has(id)) return false;
    const [was, now] = [find(base, id), find(mine, id)];
    return !was || !isEqual(was, now);
  });
  return [...composed, ...own];
}

const LAID = ['format', 'cropperState', 'backgroundPosition', 'backgroundSize', 'rotation', 'wrapEdge'] as const;

function mergePicture({ base, mine, theirs, pinned }: ThreeWays<Design>): Design['coverImage'] {
  const isSamePicture = mine.coverImage.currentDesignImage?.assetId === base.coverImage.currentDesignImage?.assetId;
  if (!isSamePicture || !isSame(mine.coverImage, base.coverImage, LAID)) return pinned.coverImage;
  const { format, cropperState, backgroundPosition, backgroundSize } = theirs.coverImage;
  return { ...mine.coverImage, format, cropperState, backgroundPosition, backgroundSize };
}

function mergeBack({ base, mine, theirs, pinned }: ThreeWays<Design>): Design['back'] {
  const place = ['paddingTop', 'paddingLeft', 'paddingRight'] as const;
  if (!isSame(mine.back.panel, base.back.panel, place)) return pinned.back;
  const { paddingTop, paddingLeft, paddingRight } = theirs.back.panel;
  return { ...pinned.back, panel: { ...pinned.back.panel, paddingTop, paddingLeft, paddingRight } };
}
