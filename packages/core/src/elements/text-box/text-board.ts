import type { Design } from '../../design/design.ts';
import type { TextBox } from '../../design/text-box.ts';
import { type BoardId, boardAt, boardRect } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, centreOf } from '../../geometry/shapes.ts';
import { panelAt, placeTextBox } from './place-text-box.ts';

/** The board that a text stands on, and that its numbers count from. */
export function boardOfText({ board = 'front' }: Pick<TextBox, 'board'>): BoardId {
  return board;
}

/** Returns the rectangle of a text's board; null if the format has no such board. The text then waits for a format that has it. */
export function textBoard(box: Pick<TextBox, 'board'>, geometry: CoverGeometry): Rect | null {
  return boardRect(geometry, boardOfText(box));
}

/** The texts on the front, which are what shops, readers of titles and the limit of eight mean. */
export function frontTexts({ frontBoard }: Pick<Design, 'frontBoard'>): readonly TextBox[] {
  return frontBoard.textBoxes.filter((box) => boardOfText(box) === 'front');
}

/** The text on a board; a text on the front names none. */
export function withBoard(box: TextBox, board: BoardId): TextBox {
  const { board: _, panelName, panelPosition, ...rest } = box;
  return board === 'front' ? { panelName, panelPosition, ...rest } : { panelName, panelPosition, board, ...rest };
}

/** The same text counted from the board under its middle; between the boards and beside the cover it stays on its own. */
export function onStandingBoard(box: TextBox, geometry: CoverGeometry): TextBox {
  const own = textBoard(box, geometry);
  if (!own) return box;
  const { panel } = placeTextBox(box, own);
  const board = boardAt(geometry, centreOf(panel)) ?? boardOfText(box);
  const rect = boardRect(geometry, board);
  if (!rect || board === boardOfText(box)) return box;
  return { ...withBoard(box, board), panel: { ...box.panel, ...panelAt(panel, rect) } };
}
