import type { Design } from '../../design/design.ts';
import type { TextBox } from '../../design/text-box.ts';
import { type BoardId, boardAt, boardRect } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, centreOf } from '../../geometry/shapes.ts';
import { panelAt, placeTextBox } from './place-text-box.ts';

/** Returns the board that a text is on and that its coordinates are relative to. */
export function boardOfText({ board = 'front' }: Pick<TextBox, 'board'>): BoardId {
  return board;
}

/** Returns the rectangle of a text's board; null if the format has no such board. The text is then not shown. */
export function textBoard(box: Pick<TextBox, 'board'>, geometry: CoverGeometry): Rect | null {
  return boardRect(geometry, boardOfText(box));
}

/** Returns the texts on the front. Shops, title checks and the limit of eight texts refer to these. */
export function frontTexts({ frontBoard }: Pick<Design, 'frontBoard'>): readonly TextBox[] {
  return frontBoard.textBoxes.filter((box) => boardOfText(box) === 'front');
}

/** Returns a text on another board. A text on the front stores no board. */
export function withBoard(box: TextBox, board: BoardId): TextBox {
  const { board: _, panelName, panelPosition, ...rest } = box;
  return board === 'front' ? { panelName, panelPosition, ...rest } : { panelName, panelPosition, board, ...rest };
}

/** Returns the same text relative to the board under its center. A text between the boards or beside the cover keeps its board. */
export function onStandingBoard(box: TextBox, geometry: CoverGeometry): TextBox {
  const own = textBoard(box, geometry);
  if (!own) return box;
  const { panel } = placeTextBox(box, own);
  const board = boardAt(geometry, centreOf(panel)) ?? boardOfText(box);
  const rect = boardRect(geometry, board);
  if (!rect || board === boardOfText(box)) return box;
  return { ...withBoard(box, board), panel: { ...box.panel, ...panelAt(panel, rect) } };
}
