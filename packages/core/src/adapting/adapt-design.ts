import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { adaptPlaced } from './adapt-placed.ts';
import { boardChange, boardFrame, isSameBoard } from './board-frame.ts';
import { composeAgain, currentWords } from './compose-again.ts';
import { mergeCovers } from './merge-covers.ts';
import { COVER_PICTURE } from '../design/cover-image.ts';
import { BLURB } from './places.ts';
import { setSpecification } from './set-specification.ts';
import { settleWords } from './settle-words.ts';

/**
 * Adapts a cover to another format, trim, paper, page count, printer or reading direction. Every change of the book goes through here.
 *
 * A cover that stores its composition is composed again, and the author's changes are merged over it, with words, type, color and place
 * each merged by themselves. Everything else keeps to its pins. A change that leaves the boards as they are moves nothing on them.
 * @param engine with the faces of `textsOfDesign` and `textsOfComposition` loaded; null: everything is adapted by its pins, and the size of
 * text is estimated.
 */
export function adaptDesign(design: Design, specification: CoverSpecification, engine: TextEngine | null): Design {
  const next = setSpecification(design, specification);
  const [before, after] = [geometryOf(design), geometryOf(next)];
  const front = boardChange(boardFrame(before, 'front'), boardFrame(after, 'front'));
  const { composition } = design;
  const words = composition && currentWords(design, composition);
  if (!engine || !composition || !words || isSameBoard(front)) return adaptPlaced(design, specification, NOTHING, engine);
  const base = composeAgain(design, composition.words, specificationOf(design), engine);
  const theirs = composeAgain(design, words, specification, engine);
  if (!base || !theirs) return adaptPlaced(design, specification, NOTHING, engine);
  const pinned = adaptPlaced(design, specification, idsOf(base), engine);
  const { design: merged, touched } = mergeCovers({ base, mine: design, theirs, pinned });
  const settled = settleWords(design, merged, touched, engine);
  return { ...settled, composition: { ...composition, ...settled.composition, words } };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Returns the ids of the elements that a composition places. */
function idsOf({ frontBoard, coverShapes }: Design): ReadonlySet<string> {
  return new Set([
    ...frontBoard.textBoxes.map(({ designMode }) => designMode.uniqueId),
    ...coverShapes.map(({ uniqueObjectId }) => uniqueObjectId),
    COVER_PICTURE,
    BLURB,
  ]);
}
