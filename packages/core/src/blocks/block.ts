import type { Design } from '../design/design.ts';
import type { Rgba } from '../design/colour.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import type { BoardId } from '../geometry/boards.ts';
import type { Rect, Size } from '../geometry/shapes.ts';

export const BLOCK_IDS = ['author-bio', 'review-quotes', 'publisher-logo', 'price-line', 'summary'] as const;
export type BlockId = (typeof BLOCK_IDS)[number];

/** Where a block would like to stand on its board, before room is looked for. */
export type Preference = 'bottom' | 'middle' | 'top' | 'over-barcode';

/** A ready group of texts and shapes for the back or a flap, made of the cover's own faces and colors. */
export interface Block {
  readonly boards: readonly BoardId[];
  readonly prefers: Preference;
  /** On a jacket's flap, where that is another place. */
  readonly prefersOnFlap?: Preference;
  readonly compose: (stage: BlockStage) => ComposedBlock;
}

/** The material of a block. Print pixels. */
export interface BlockStage {
  readonly design: Design;
  readonly board: BoardId;
  /** The room that it may fill across. */
  readonly width: number;
  /** Px per em of its ordinary text. */
  readonly size: number;
  readonly colour: Rgba;
  /** Returns how high words are that are set as wide as this; 0 while only their faces are wanted. */
  readonly heightOf: (text: TextBox['text'], width: number) => number;
}

/** A block from its own corner: `size` is its box, at most as wide as its room. */
export interface ComposedBlock {
  readonly size: Size;
  /** The parts in painting order. Each is named after the block. */
  readonly parts: readonly BlockPart[];
}

export type BlockPart =
  | { readonly name: string; readonly rect: Rect; readonly text: TextBox['text'] }
  | { readonly name: string; readonly rect: Rect; readonly type: CoverShape['type']; readonly look: ShapeLook };

export type ShapeLook = Pick<CoverShape, 'box' | 'line'>;
