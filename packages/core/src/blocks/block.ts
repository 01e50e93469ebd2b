import type { Design } from '../design/design.ts';
import type { Rgba } from '../design/colour.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import type { BoardId } from '../geometry/boards.ts';
import type { Rect, Size } from '../geometry/shapes.ts';

export const BLOCK_IDS = ['author-bio', 'review-quotes', 'publisher-logo', 'price-line', 'summary'] as const;
export type BlockId = (typeof BLOCK_IDS)[number];

/** The preferred place of a block on its board. */
export type Preference = 'bottom' | 'middle' | 'top' | 'over-barcode';

/** A ready group of texts and shapes for the back or a flap, made of the cover's own faces and colors. */
export interface Block {
  readonly boards: readonly BoardId[];
  readonly prefers: Preference;
  /** The preferred place on a jacket's flap, if it differs. */
  readonly prefersOnFlap?: Preference;
  readonly compose: (stage: BlockStage) => ComposedBlock;
}

/** The input for composing a block. Lengths are in print pixels. */
export interface BlockStage {
  readonly design: Design;
  readonly board: BoardId;
  /** The width of the room that the block may fill. */
  readonly width: number;
  /** The size of ordinary text, in print pixels per em. */
  readonly size: number;
  readonly colour: Rgba;
  /** Returns the height of text that is set to this width; 0 while only the faces are being collected. */
  readonly heightOf: (text: TextBox['text'], width: number) => number;
}

/** A composed block, measured from its own corner. `size` is the size of its box, which is at most as wide as its room. */
export interface ComposedBlock {
  readonly size: Size;
  /** The parts in painting order. Each is named after the block. */
  readonly parts: readonly BlockPart[];
}

export type BlockPart =
  | { readonly name: string; readonly rect: Rect; readonly text: TextBox['text'] }
  | { readonly name: string; readonly rect: Rect; readonly type: CoverShape['type']; readonly look: ShapeLook };

export type ShapeLook = Pick<CoverShape, 'box' | 'line'>;
