import type { TextBox } from '../../design/text-box.ts';
import type { Rect } from '../../geometry/shapes.ts';

/** A text box on the cover: its panel and the area that its words may fill, in print pixels of the scene, before rotation. */
export interface PlacedTextBox {
  readonly panel: Rect;
  readonly textArea: Rect;
}

const LEAST_WIDTH = 1;

/** @param board the board that the box's numbers are relative to. */
export function placeTextBox({ panel }: TextBox, board: Rect): PlacedTextBox {
  const rect: Rect = {
    x: board.x + panel.marginLeft,
    y: board.y + panel.top,
    width: Math.max(LEAST_WIDTH, board.width - panel.marginLeft - panel.marginRight),
    height: panel.height,
  };
  return {
    panel: rect,
    textArea: {
      ...rect,
      x: rect.x + panel.paddingLeft,
      width: Math.max(LEAST_WIDTH, rect.width - panel.paddingLeft - panel.paddingRight),
    },
  };
}

/** Returns the panel's numbers that put a text box at `rect`: the inverse of `placeTextBox`. */
export function panelAt(rect: Rect, board: Rect): Pick<TextBox['panel'], 'top' | 'height' | 'marginLeft' | 'marginRight'> {
  return {
    top: rect.y - board.y,
    height: rect.height,
    marginLeft: rect.x - board.x,
    marginRight: board.x + board.width - rect.x - rect.width,
  };
}
