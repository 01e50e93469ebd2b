import { applyCommand } from '../commands/apply-command.ts';
import { findRoom, obstaclesOn } from '../blocks/find-room.ts';
import { blurbChanges } from '../blocks/give-room.ts';
import type { Design } from '../design/design.ts';
import { leavesOf } from '../elements/group/element-tree.ts';
import { textBoxOf } from '../elements/text-box/kind.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { rootElements } from '../elements/placed-elements.ts';
import type { BoardId } from '../geometry/boards.ts';
import { type Rect, centreOf, intersection } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';
import { uprightBounds } from '../interaction/turned-box.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** The smallest factor by which an element is scaled down to make room. */
const SMALLEST = 0.6;

/**
 * Separates elements of the back that a change of the book has brought together. The blurb and the barcode keep their size in every book,
 * and the elements beside them do not. Groups and texts that were clear of words and barcode are moved until they are clear again, and the
 * blurb is made smaller if there is no other room.
 */
export function separateBackElements(before: Design, after: Design, engine: TextEngine): Design {
  return rootElements(after).reduce((design, { id, hidden }) => (hidden ? design : cleared(before, design, id, engine)), after);
}

function cleared(before: Design, design: Design, id: string, engine: TextEngine): Design {
  const board = boardOf(design, id);
  if (board !== 'back' || runsInto(before, id, board, engine) || !runsInto(design, id, board, engine)) return design;
  for (const change of [null, ...blurbChanges(design)]) {
    const changed = change ? applyCommand(design, change) : null;
    if (changed && !changed.ok) continue;
    const moved = inFreeRoom(changed?.value ?? design, id, board, engine);
    if (moved) return moved;
  }
  return design;
}

/** Returns the board of an element that contains text; null for shapes alone, which may lie anywhere. */
function boardOf(design: Design, id: string): BoardId | null {
  const text = leavesOf(design, [id]).flatMap((leaf) => textBoxOf(design, leaf) ?? [])[0];
  return text ? boardOfText(text) : null;
}

function seenOf(design: Design, id: string): Rect | null {
  const box = elementBox(design, id);
  return box && uprightBounds(box);
}

function runsInto(design: Design, id: string, board: BoardId, engine: TextEngine): boolean {
  const seen = seenOf(design, id);
  const { words } = obstaclesOn(design, board, engine, new Set(leavesOf(design, [id])));
  return seen !== null && words.some((rect) => intersection(rect, seen) !== null);
}

function inFreeRoom(design: Design, id: string, board: BoardId, engine: TextEngine): Design | null {
  const box = elementBox(design, id);
  const seen = seenOf(design, id);
  if (!box || !seen) return null;
  const scaleAt = (width: number) => Math.min(1, width / seen.width);
  const rect = findRoom({
    design,
    board,
    obstacles: obstaclesOn(design, board, engine, new Set(leavesOf(design, [id]))),
    sizeAt: (width) => (scaleAt(width) < SMALLEST ? null : { width: seen.width * scaleAt(width), height: seen.height * scaleAt(width) }),
    prefers: centreOf(seen),
  });
  if (!rect) return null;
  const scaled = rect.width / seen.width;
  const { x, y } = centreOf(rect);
  const [width, height] = [box.rect.width * scaled, box.rect.height * scaled];
  const moved = applyCommand(
    design,
    box.commandFor({ rect: { x: x - width / 2, y: y - height / 2, width, height }, rotation: box.rotation, scaled }),
  );
  return moved.ok ? moved.value : null;
}
