import type { Design } from '../design/design.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { ancestorsOf } from '../elements/group/element-tree.ts';
import { adaptBack } from './adapt-back.ts';
import { adaptPicture } from './adapt-picture.ts';
import { adaptSpine } from './adapt-spine.ts';
import { grouped } from './belonging.ts';
import { boardChange, boardFrame, isSameBoard } from './board-frame.ts';
import type { BookChange } from './book-change.ts';
import { moveArt, onItsBoard } from './move-art.ts';
import { moveItems } from './move-items.ts';
import { boardOfWords, countedFrom, moveWords } from './move-words.ts';
import { artItem, wordsItem } from './placed-item.ts';

/**
 * A design laid on a book of other measures by what its elements keep to: nothing comes apart, nothing is squeezed, and what stood within the
 * safe area stands there again. Where a board keeps its size, nothing on it moves.
 * @param engine null: words are estimated, for those who have no fonts at hand.
 */
export function adaptByPins(design: Design, before: CoverGeometry, after: CoverGeometry, engine: TextEngine | null): Design {
  const changes: BookChange['changes'] = {
    front: boardChange(boardFrame(before, 'front'), boardFrame(after, 'front')),
    back: boardChange(boardFrame(before, 'back'), boardFrame(after, 'back')),
  };
  const shapes = design.coverShapes.map((shape) => onItsBoard(shape, before));
  const objects = design.coverObjectImages.map((object) => onItsBoard(object, before));
  const texts = design.frontBoard.textBoxes.map((box) => ({ box, board: boardOfWords(box, before) }));
  const moved = new Map(
    (['front', 'back'] as const).flatMap((board) => {
      const change = changes[board];
      if (isSameBoard(change)) return [];
      const items = [
        ...[...shapes, ...objects].filter((object) => object.board === board).map((object) => artItem(object, object)),
        ...texts.filter((text) => text.board === board).map(({ box }) => wordsItem(countedFrom(board, box, before), change.from, engine)),
      ];
      return moveItems(
        grouped(items, change.from, (id) => ancestorsOf(design, id).at(-1) ?? null),
        change,
      ).map((item) => [item.item.id, item] as const);
    }),
  );
  const book = { before, after, changes, moved };
  return {
    ...design,
    frontBoard: { ...design.frontBoard, textBoxes: texts.map(({ box, board }) => moveWords(box, board, book)) },
    coverShapes: shapes.map((shape) => moveArt(shape, book)),
    coverObjectImages: objects.map((object) => moveArt(object, book)),
    back: adaptBack(design.back, before, after, changes.back),
    spine: adaptSpine(design.spine, before, after),
    coverImage: adaptPicture(design.coverImage, before, after),
  };
}
