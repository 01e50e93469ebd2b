import type { FormatId } from '../formats/format.ts';
import type { PaperId, PlatformId, TrimSize } from '../platforms/platform.ts';
import type { Inches } from '../units/units.ts';
import type { Rect } from './shapes.ts';

/** The properties of a book that determine the geometry of its cover. */
export interface CoverSpecification {
  readonly platform: PlatformId;
  readonly format: FormatId;
  /** The trim size. The eBook and the audiobook ignore it, because their proportions are fixed. */
  readonly trim: TrimSize;
  readonly paper: PaperId;
  /** The page count. */
  readonly extent: number;
  /** The reading direction. A right-to-left book has its spine on the right of its front, so the panels are swapped. */
  readonly readingDirection: 'ltr' | 'rtl';
  /** The spine width from the printer's template, in inches; null or absent if it is computed. */
  readonly typedSpine?: Inches | null;
}

/**
 * A cover laid out flat, seen from outside. Sizes in inches are exact; rectangles are in print pixels (1/300 in) from the file's top-left
 * corner and are not rounded.
 */
export interface CoverGeometry {
  readonly format: FormatId;
  readonly widthInches: Inches;
  readonly heightInches: Inches;
  readonly spineInches: Inches;
  /** The whole file. */
  readonly file: Rect;
  /** The cover after trimming; for a case, the boards and the spine without the turned-in wrap. */
  readonly trimBox: Rect;
  /** Each panel out to the edge of the file, as its colour covers it. */
  readonly panels: PanelRects;
  /** The visible face of each panel. Elements on a board are placed relative to its top-left corner. */
  readonly boards: PanelRects;
  /** The turned-in flaps of a jacket, from the left; empty for other covers. */
  readonly flaps: readonly Rect[];
  /** The safe areas for text. The spine's is null if the page count does not allow spine text. */
  readonly safe: PanelRects;
  /** The area of the barcode, which the printer fills or the author keeps free; null without a back. */
  readonly barcode: Rect | null;
  /**
   * The lines along which the book bends: the spine's edges, the hinges of a case, and the edges at which a jacket is turned in. In print
   * pixels from the left.
   */
  readonly folds: readonly { readonly x: number; readonly kind: 'spine' | 'hinge' | 'flap' }[];
  /** The bleed or wrap, margin and hinge in print pixels. */
  readonly bleed: number;
  readonly margin: number;
  readonly hinge: number;
  readonly spineMargin: number;
  readonly minFrontTextPadding: number;
  /** The distance of text from a cut or a fold below which there is a warning. */
  readonly textMargin: number;
}

export interface PanelRects {
  readonly front: Rect;
  readonly spine: Rect | null;
  readonly back: Rect | null;
}

export type PanelId = keyof PanelRects;
