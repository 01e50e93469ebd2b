import type { Design } from '../design/design.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { ancestorsOf, groupOf } from '../elements/group/element-tree.ts';
import { adaptBack } from './adapt-back.ts';
import { adaptPicture } from './adapt-picture.ts';
import { adaptSpine } from './adapt-spine.ts';
import { grouped } from './belonging.ts';
import { FRAMED_BOARDS, boardChanges, isSameBoard } from './board-frame.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { moveArt, onItsBoard } from './move-art.ts';
import { moveItems } from './move-items.ts';
import { moveWords } from './move-words.ts';
import { artItem, wordsItem } from './placed-item.ts';

/**
 * Adapts a design to a book of other dimensions by the pins of its elements. Groups stay together, proportions are kept, and elements that
 * were inside the safe area stay inside it. Nothing moves on a board that keeps its size.
 * @param engine null: the size of text is estimated, for callers without fonts.
 */
export function adaptByPins(design: Design, before: CoverGeometry, after: CoverGeometry, engine: TextEngine | null): Design {
  const changes = boardChanges(before, after);
  const shapes = design.coverShapes.map((shape) => onItsBoard(shape, before));
  const objects = design.coverObjectImages.map((object) => onItsBoard(object, before));
  const { textBoxes } = design.frontBoard;
  const moved = new Map(
    FRAMED_BOARDS.flatMap((board) => {
      const change = changes.get(board);
      if (!change || isSameBoard(change)) return [];
      const items = [
        ...[...shapes, ...objects].filter((object) => object.board === board).map((object) => artItem(object, object)),
        ...textBoxes.filter((box) => boardOfText(box) === board).map((box) => wordsItem(box, change.from, engine)),
      ];
      return moveItems(
        grouped(
          items,
          change.from,
          (id) => ancestorsOf(design, id).at(-1) ?? null,
          (group) => groupOf(design, group)?.pins ?? null,
        ),
        change,
      ).map((item) => [item.item.id, item] as const);
    }),
  );
  const book = { before, after, changes, moved };
  return {
    ...design,
    frontBoard: { ...design.frontBoard, textBoxes: textBoxes.map((box) => moveWords(box, book)) },
    coverShapes: shapes.map((shape) => moveArt(shape, book)),
    coverObjectImages: objects.map((object) => moveArt(object, book)),
    back: adaptBack(design.back, before, after, changes.get('back')),
    spine: adaptSpine(design.spine, before, after),
    coverImage: adaptPicture(design.coverImage, before, after),
  };
}
