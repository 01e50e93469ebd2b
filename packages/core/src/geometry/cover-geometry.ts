import type { FormatId } from '../formats/format.ts';
import type { PaperId, PlatformId, TrimSize } from '../platforms/platform.ts';
import type { Inches } from '../units/units.ts';
import type { Rect } from './shapes.ts';

/** Everything that decides a cover's measurements. */
export interface CoverSpecification {
  readonly platform: PlatformId;
  readonly format: FormatId;
  /** Ignored by the eBook and the audiobook, whose proportions are fixed. */
  readonly trim: TrimSize;
  readonly paper: PaperId;
  /** The page count. */
  readonly extent: number;
  /** A right-to-left book has its spine on the right of its front: the panels swap sides. */
  readonly readingDirection: 'ltr' | 'rtl';
  /** The spine as the printer's own template gives it, in inches; null or absent: as it is computed. */
  readonly typedSpine?: Inches | null;
}

/**
 * A cover laid out flat, seen from outside. Sizes in inches are exact; rectangles are in print pixels (1/300 in) from the
 * file's top-left corner and are not rounded.
 */
export interface CoverGeometry {
  readonly format: FormatId;
  readonly widthInches: Inches;
  readonly heightInches: Inches;
  readonly spineInches: Inches;
  /** The whole file. */
  readonly file: Rect;
  /** The cover after trimming; of a case, the boards and the spine without the turned-in wrap. */
  readonly trimBox: Rect;
  /** Each panel out to the file's edge: what a panel's colour covers. */
  readonly panels: PanelRects;
  /** Each panel's visible face. Elements on a board are placed relative to its top-left corner. */
  readonly boards: PanelRects;
  /** The flaps that a jacket turns in, from the left; none otherwise. */
  readonly flaps: readonly Rect[];
  /** The safe areas for text. The spine's is null when the page count allows no spine text. */
  readonly safe: PanelRects;
  /** Where the printer puts, or the author keeps free, the barcode; null without a back. */
  readonly barcode: Rect | null;
  /** Lines that the book bends along: the spine's edges, the hinges of a case, the edges that a jacket is turned in at. Print pixels from the left. */
  readonly folds: readonly { readonly x: number; readonly kind: 'spine' | 'hinge' | 'flap' }[];
  /** Bleed or wrap, margin and hinge in print pixels. */
  readonly bleed: number;
  readonly margin: number;
  readonly hinge: number;
  readonly spineMargin: number;
  readonly minFrontTextPadding: number;
  /** The distance of words from a cut or a fold without a warning. */
  readonly textMargin: number;
}

export interface PanelRects {
  readonly front: Rect;
  readonly spine: Rect | null;
  readonly back: Rect | null;
}

export type PanelId = keyof PanelRects;
