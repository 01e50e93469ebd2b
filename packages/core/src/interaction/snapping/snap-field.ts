import type { Design } from '../../design/design.ts';
import { geometryOf } from '../../design/geometry-of.ts';
import { traitsOf } from '../../elements/element-kinds.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, centreOf, contains } from '../../geometry/shapes.ts';
import type { LayerKind, Scene } from '../../scene/scene.ts';
import { uprightBounds } from '../turned-box.ts';
import type { Axis } from './guides.ts';

/** The lines and boxes that a dragged element can snap to. */
export interface SnapField {
  /** The lines of the cover: trim, middles and safe edges of the boards, and the folds of the spine. */
  readonly lines: readonly SnapLine[];
  /** The bounding boxes of the other elements on the board, after rotation. */
  readonly neighbours: readonly Rect[];
  /** The board to whose edges distances are measured. */
  readonly board: Rect;
}

export interface SnapLine {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the snap field for an element at `frame`. @param moving ids that are being dragged. */
export function snapField(design: Design, scene: Scene, moving: readonly string[], frame: Rect): SnapField {
  const geometry = geometryOf(design);
  const board = boardAt(geometry, frame);
  const neighbours = scene.layers
    .filter(({ id, kind, within }) => isStanding(kind) && within === undefined && !moving.includes(id))
    .map(({ bounds, rotation }) => uprightBounds({ rect: bounds, rotation }))
    .filter((rect) => contains(board, centreOf(rect)));
  return { lines: coverLines(geometry), neighbours, board };
}

/** Returns true for elements other than the paper and backgrounds. */
function isStanding(kind: LayerKind): boolean {
  return traitsOf(kind)?.isGround === false;
}

/** Returns the board under a rectangle's middle, out to the edge of the file; otherwise the front. */
export function boardAt({ boards, panels }: Pick<CoverGeometry, 'boards' | 'panels'>, rect: Rect): Rect {
  const middle = centreOf(rect);
  for (const id of ['spine', 'front', 'back'] as const) {
    const board = boards[id];
    const panel = panels[id];
    if (board && panel && contains(panel, middle)) return board;
  }
  return boards.front;
}

function coverLines({ boards, safe, file, folds }: CoverGeometry): readonly SnapLine[] {
  const faces = [boards.front, boards.spine, boards.back].flatMap((board) => (board ? [board] : []));
  const safes = [safe.front, safe.back].flatMap((area) => (area ? [area] : []));
  return [
    ...faces.flatMap((face) => [upright(face, centreOf(face).x), level(face, centreOf(face).y)]),
    ...[...faces, ...safes, file].flatMap((face) => [
      upright(face, face.x),
      upright(face, face.x + face.width),
      level(face, face.y),
      level(face, face.y + face.height),
    ]),
    ...folds.map(({ x }) => upright(file, x)),
  ];
}

function upright({ y, height }: Rect, at: number): SnapLine {
  return { axis: 'x', at, from: y, to: y + height };
}

function level({ x, width }: Rect, at: number): SnapLine {
  return { axis: 'y', at, from: x, to: x + width };
}
