import type { ActionLabel } from './messages.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { boardAt, boardRect, safeRect } from '@coverwright/core/geometry/boards.ts';
import { type Rect, centreOf } from '@coverwright/core/geometry/shapes.ts';
import { type AlignEdge, alignMoves, distributeMoves } from '@coverwright/core/interaction/align.ts';
import type { ElementBox } from '@coverwright/core/interaction/element-box.ts';
import { frameOf, movedBy, uprightBounds } from '@coverwright/core/interaction/turned-box.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { selectedBoxes, selectedElements, withoutLocked } from '../session/selected-elements.ts';
import { placeCommand } from '../stage/gestures/place-elements.ts';
import type { Action } from './action.ts';
import { nameAction } from './name-action.ts';

type EdgeLabel = 'alignLeft' | 'alignCenters' | 'alignRight' | 'alignTop' | 'alignMiddles' | 'alignBottom';

const EDGES: readonly { readonly edge: AlignEdge; readonly label: EdgeLabel; readonly key: string }[] = [
  { edge: 'left', label: 'alignLeft', key: 'a' },
  { edge: 'centre', label: 'alignCenters', key: 'h' },
  { edge: 'right', label: 'alignRight', key: 'd' },
  { edge: 'top', label: 'alignTop', key: 'w' },
  { edge: 'middle', label: 'alignMiddles', key: 'v' },
  { edge: 'bottom', label: 'alignBottom', key: 's' },
];

/** Aligns several selected elements to each other, and a single one to the safe area of its board. */
export const ALIGNMENTS: readonly Action[] = EDGES.map(({ edge, label, key }) => ({
  id: `align-${edge}`,
  label,
  group: 'Moving',
  shortcuts: [`Alt+${key}`],
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: ({ store }) =>
    move(store, label, (boxes, design) => {
      const seen = boxes.map(uprightBounds);
      const frame = seen.length > 1 ? frameOf(boxes)?.rect : seen[0] && safeAreaAt(design, seen[0]);
      return frame ? alignMoves(seen, edge, frame) : [];
    }),
}));

/** Aligns each selected element to the safe area of the board that it stands on. */
export const BOARD_ALIGNMENTS: readonly Action[] = EDGES.map(({ edge, label }) => ({
  id: `board-${edge}`,
  label: `${label}OnTheBoard`,
  group: 'Moving',
  shortcuts: [],
  isEnabled: ({ store }) => selectedBoxes(store.getState()).length > 0,
  run: ({ store }) =>
    move(store, `${label}OnTheBoard`, (boxes, design) =>
      boxes.map(uprightBounds).flatMap((seen) => alignMoves([seen], edge, safeAreaAt(design, seen))),
    ),
}));

export const DISTRIBUTIONS: readonly Action[] = (['x', 'y'] as const).map((axis) => {
  const label = axis === 'x' ? 'distributeHorizontally' : 'distributeVertically';
  return {
    id: `distribute-${axis}`,
    label,
    group: 'Moving',
    shortcuts: [axis === 'x' ? 'Alt+Shift+h' : 'Alt+Shift+v'],
    isEnabled: ({ store }: MountedEditor) => selectedElements(store.getState()).length > 2,
    run: ({ store }: MountedEditor) => move(store, label, (boxes) => distributeMoves(boxes.map(uprightBounds), axis)),
  };
});

function move(
  store: EditorStore,
  label: ActionLabel,
  movesFor: (boxes: readonly ElementBox[], design: Design) => readonly { readonly x: number; readonly y: number }[],
): void {
  const { history, run } = store.getState();
  const boxes = withoutLocked(store, selectedBoxes(store.getState()), ({ isLocked }) => isLocked);
  const moves = movesFor(boxes, history.present);
  const places = boxes.map(({ rect, rotation }, index) => ({ rect: movedBy(rect, moves[index] ?? { x: 0, y: 0 }), rotation, scaled: 1 }));
  const command = placeCommand(boxes, places);
  if (command) run(command, nameAction(label));
}

function safeAreaAt(design: Design, rect: Rect): Rect {
  const geometry = geometryOf(design);
  const board = boardAt(geometry, centreOf(rect)) ?? 'front';
  return safeRect(geometry, board) ?? boardRect(geometry, board) ?? geometry.safe.front;
}
