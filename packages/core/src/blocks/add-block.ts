import { type Command, type SingleCommand, applyCommand } from '../commands/apply-command.ts';
import type { CommandFault } from '../commands/command-definition.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import { layoutWords } from '../elements/text-box/lay-out-text-box.ts';
import { panelAt } from '../elements/text-box/place-text-box.ts';
import { faceUses } from '../elements/text-box/face-uses.ts';
import { placedElements } from '../elements/placed-elements.ts';
import type { FaceUse } from '../elements/kind-definition.ts';
import { type BoardId, boardRect } from '../geometry/boards.ts';
import { nameBoard } from '../geometry/name-board.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { points, pointsToPx } from '../units/units.ts';
import type { Block, BlockId, BlockPart, BlockStage } from './block.ts';
import { BLOCKS } from './blocks.ts';
import { findRoom, obstaclesOn } from './find-room.ts';
import { blurbChanges } from './give-room.ts';
import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { blockMessages } from './messages.ts';

const t = createTranslator(blockMessages, DEFAULT_LOCALE);

/** The type sizes that are tried, in points, largest first. Printers call type below the smallest of them small. */
const SIZES = [10, 9.5, 9, 8.5, 8];

export interface BlockRequest {
  readonly block: BlockId;
  readonly board: BoardId;
  /** Returns the id for a new element. */
  readonly newId: () => string;
}

export interface AddedBlock {
  readonly command: Command;
  /** The id of the new group. */
  readonly id: string;
}

/**
 * Adds a block to its board in one change: in the board's safe area, clear of words and barcode. Without room the blurb is set smaller and
 * higher, and then the block itself. Refused if that is not enough.
 * @param engine with the faces of the design and those of `facesOfBlock` loaded.
 */
export function addBlock(design: Design, { block, board, newId }: BlockRequest, engine: TextEngine): Result<AddedBlock, CommandFault> {
  const label = t(block);
  for (const room of [null, ...(board === 'back' ? blurbChanges(design) : [])]) {
    const changed = room ? applyCommand(design, room) : succeed(design);
    if (!changed.ok) continue;
    for (const size of SIZES) {
      const laid = layOut(changed.value, { block, board, size: pointsToPx(points(size)) }, engine);
      if (!laid) continue;
      const id = newId();
      return succeed({
        id,
        command: { name: 'together', commands: [...(room ? [room] : []), ...commandsFor(design, { ...laid, board, id, newId, label })] },
      });
    }
  }
  return refuse({
    message: t('noRoom', { board: nameBoard(board).toLowerCase(), block: label.toLowerCase() }),
  });
}

/** Returns the faces that a block is set in, with the text that each sets. */
export function facesOfBlock(design: Design, block: BlockId, board: BoardId): readonly FaceUse[] {
  const stage = stageOf(design, board, { width: 1000, size: 40 }, () => 0);
  return BLOCKS[block].compose(stage).parts.flatMap((part) => ('text' in part ? faceUses(part.text) : []));
}

function stageOf(
  design: Design,
  board: BoardId,
  { width, size }: Pick<BlockStage, 'width' | 'size'>,
  heightOf: BlockStage['heightOf'],
): BlockStage {
  return { design, board, width, size, colour: design.back.text.colour, heightOf };
}

interface LaidBlock {
  readonly rect: Rect;
  readonly parts: readonly BlockPart[];
}

function layOut(
  design: Design,
  { block, board, size }: { readonly block: BlockId; readonly board: BoardId; readonly size: number },
  engine: TextEngine,
): LaidBlock | null {
  const { compose, prefers, prefersOnFlap = prefers }: Block = BLOCKS[block];
  const heightOf = (text: TextBox['text'], width: number) => layoutWords(text, width, text.fontSize, engine).height;
  const composed = (width: number) => (width < size * NARROWEST ? null : compose(stageOf(design, board, { width, size }, heightOf)));
  const obstacles = obstaclesOn(design, board, engine);
  const rect = findRoom({
    design,
    board,
    obstacles,
    prefers: board === 'back' ? prefers : prefersOnFlap,
    sizeAt: (width) => composed(width)?.size ?? null,
  });
  // A block that needs less than the room it found is composed again in its own width.
  const parts = rect && composed(rect.width + ROUNDING)?.parts;
  return rect && parts ? { rect, parts } : null;
}

/** The narrowest line in ems that is still usable. */
const NARROWEST = 10;
const ROUNDING = 1e-6;

interface Laying extends LaidBlock {
  readonly board: BoardId;
  readonly id: string;
  readonly newId: () => string;
  readonly label: string;
}

function commandsFor(design: Design, { rect, parts, board, id, newId, label }: Laying): SingleCommand[] {
  const face = boardRect(geometryOf(design), board);
  if (!face) return [];
  const top = Math.max(10, ...placedElements(design).map(({ z }) => z)) + 1;
  const laid = parts.map((part) => commandFor(part, { rect, board, face, id: newId(), z: Math.min(1000, top) }));
  const members = laid.map(({ element }) => element);
  const made = laid.map(({ command }) => command);
  return members.length > 1 ? [...made, { name: 'group-elements', id, members, called: label }] : made.map((command) => named(command, id));
}

/** Gives a block's command its id. A block that consists of one text needs no group. */
function named(command: SingleCommand, id: string): SingleCommand {
  if (command.name !== 'insert-text-box') return command;
  return { ...command, box: { ...command.box, designMode: { ...command.box.designMode, uniqueId: id } } };
}

interface PartPlace {
  readonly rect: Rect;
  readonly board: BoardId;
  readonly face: Rect;
  readonly id: string;
  readonly z: number;
}

function commandFor(
  part: BlockPart,
  { rect, board, face, id, z }: PartPlace,
): { readonly element: string; readonly command: SingleCommand } {
  const place: Rect = { ...part.rect, x: rect.x + part.rect.x, y: rect.y + part.rect.y };
  if ('look' in part) {
    const shape = coverShapeSchema.parse({
      uniqueObjectId: id,
      name: part.name,
      type: part.type,
      board,
      x: place.x - face.x,
      y: place.y - face.y,
      width: place.width,
      height: place.height,
      z,
      lockAspectRatio: true,
      ...part.look,
    });
    return { element: id, command: { name: 'add-shape', shape } };
  }
  const box = textBoxSchema.parse({
    panelName: 'Subtitle',
    panelPosition: 'top',
    board,
    designMode: { uniqueId: id, name: part.name },
    panel: { ...panelAt(place, face), zIndex: z },
    text: part.text,
  });
  return { element: id, command: { name: 'insert-text-box', box } };
}
