import { applyCommand } from '../commands/apply-command.ts';
import type { Design } from '../design/design.ts';
import { BOARD_IDS, boardRect } from '../geometry/boards.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type Rect, intersection } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';
import { movedBy } from '../interaction/turned-box.ts';
import { inkOf } from '../preflight/fixes/fit-inside.ts';
import { TOLERANCE, areaOf } from '../preflight/measuring/distances.ts';
import { faceOfWords } from '../preflight/measuring/face-under.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** The state of a text before a change of the book, and the geometry of both books. */
export interface Standing {
  /** The ink bounds of the words before the change; undefined if they were not compiled. */
  readonly was: Rect | undefined;
  readonly old: CoverGeometry;
  readonly next: CoverGeometry;
}

/** Returns true if a text extends onto a board other than its own. */
export function runsOnto(design: Design, id: string, ink: Rect | null, geometry: CoverGeometry): boolean {
  if (!ink) return false;
  const own = faceOfWords(design, geometry, { id, inkBounds: ink }).board;
  return BOARD_IDS.some((board) => {
    const rect = board === own ? null : boardRect(geometry, board);
    const shared = rect && intersection(rect, ink);
    return shared ? areaOf(shared) > TOLERANCE : false;
  });
}

/** Moves a text that lay entirely beside the cover off the file again, on the same side. */
export function moveOffFile(design: Design, id: string, was: Rect, { old, next }: Standing, engine: TextEngine): Design {
  const ink = inkOf(design, id, engine);
  const box = elementBox(design, id);
  if (!ink || !box || !intersection(ink, next.file)) return design;
  const by = wayOut(ink, was, old.file, next.file);
  const moved = applyCommand(design, box.commandFor({ rect: movedBy(box.rect, by), rotation: box.rotation, scaled: 1 }));
  return moved.ok ? moved.value : design;
}

function wayOut(ink: Rect, was: Rect, old: Rect, next: Rect) {
  if (was.y >= old.height) return { x: 0, y: next.height - ink.y + BEYOND };
  if (was.y + was.height <= 0) return { x: 0, y: -ink.y - ink.height - BEYOND };
  return was.x >= old.width ? { x: next.width - ink.x + BEYOND, y: 0 } : { x: -ink.x - ink.width - BEYOND, y: 0 };
}

/** The distance, in print pixels, that is more than rounding. */
const BEYOND = 1;
