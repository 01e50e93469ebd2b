import type { Design } from '../../design/design.ts';
import { wordsOf } from '../../elements/element-kinds.ts';
import { textBoxOf } from '../../elements/text-box/kind.ts';
import { boardOfText } from '../../elements/text-box/text-board.ts';
import { BOARD_IDS, type BoardId, boardRect } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, centreOf, contains } from '../../geometry/shapes.ts';
import type { SceneLayer } from '../../scene/scene.ts';

/** A part of a cover that text can be placed on. The rectangle is in print pixels of the whole file. */
export interface Face {
  readonly board: BoardId;
  readonly rect: Rect;
}

/**
 * Returns the face against which the text of a layer is checked: the text's own board or, without one, the face under the middle of its
 * outline.
 */
export function faceOfWords(design: Design, geometry: CoverGeometry, { id, inkBounds }: Pick<SceneLayer, 'id' | 'inkBounds'>): Face {
  const box = textBoxOf(design, id);
  const own = box && faceOf(geometry, boardOfText(box));
  return own ?? (inkBounds ? faceUnder(geometry, inkBounds) : front(geometry));
}

/** Returns the face under the middle of an outline. An outline beside the cover belongs to the front. */
export function faceUnder(geometry: CoverGeometry, ink: Rect): Face {
  const faces = BOARD_IDS.flatMap((board) => faceOf(geometry, board) ?? []);
  return faces.find(({ rect }) => contains(rect, centreOf(ink))) ?? front(geometry);
}

function faceOf(geometry: CoverGeometry, board: BoardId): Face | null {
  const rect = boardRect(geometry, board);
  return rect && { board, rect };
}

function front({ boards }: CoverGeometry): Face {
  return { board: 'front', rect: boards.front };
}

/** Returns true for the spine's own texts, and for other texts that were placed on the spine. */
export function standsOnSpine(design: Design, geometry: CoverGeometry, layer: Pick<SceneLayer, 'id' | 'kind' | 'inkBounds'>): boolean {
  const words = wordsOf(layer.kind);
  if (words === 'spine') return true;
  return words === 'placed' && layer.inkBounds !== null && faceOfWords(design, geometry, layer).board === 'spine';
}
