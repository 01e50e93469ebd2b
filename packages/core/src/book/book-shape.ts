import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { Rect } from '../geometry/shapes.ts';
import { bindingOf } from '../geometry/measure-cover.ts';
import type { Binding, PaperId } from '../platforms/platform.ts';
import { PRINT_DPI } from '../units/units.ts';

/** The dimensions of a bound book, in inches, derived from the geometry of its cover. */
export interface BookShape {
  readonly cover: Binding['cover'];
  /** The reading direction, which decides whether the spine is on the left or the right of the front. */
  readonly readingDirection: 'ltr' | 'rtl';
  /** The width of the closed book, from edge to edge of the boards; the depth is that of the spine from back to front. */
  readonly width: number;
  readonly height: number;
  /** The thickness of the book, in inches: the computed width of the spine. */
  readonly thickness: number;
  /** The thickness of the cover's paper or board, in inches. */
  readonly coverThickness: number;
  /** The book block; `overhang` is the distance that a case extends beyond it at head, tail and fore-edge. */
  readonly block: { readonly width: number; readonly height: number; readonly thickness: number; readonly overhang: number };
  /** The groove that a case bends in, from the spine's edge, in inches; null for a paper cover. */
  readonly groove: { readonly width: number; readonly depth: number } | null;
  /** The height of a rounded spine's bulge at its middle, in inches; 0 for a flat spine. */
  readonly spineBulge: number;
  /** True if head and tail bands cover the ends of the block at the spine. */
  readonly hasBands: boolean;
  readonly paper: PaperId;
  /** The flat cover that wraps the book: its size, and its boards and spine as shares of it. */
  readonly sheet: Sheet;
}

export interface Sheet {
  /** The width in inches. */
  readonly width: number;
  readonly height: number;
  readonly left: Rect;
  readonly spine: Rect;
  readonly right: Rect;
}

/** The thickness of a paper cover's card, in inches. */
const CARD = 0.012;
/** The thickness of a case's board, in inches. Two boards of 2.4 mm are the width that KDP adds to the spine. */
const BOARD = 2.4 / 25.4;
/** The largest share of a thin book that a board may take. */
const MOST_BOARD = 0.3;
const GROOVE_DEPTH = 0.05;
const BANDS_FROM_PAGES = 120;

export interface BookFinish {
  readonly spine: 'flat' | 'rounded';
}

/** @returns null for a cover that is not of a bound book: an eBook, an audiobook. */
export function bookShapeOf(design: Design, { spine: spineForm }: BookFinish = { spine: 'flat' }): BookShape | null {
  const specification = specificationOf(design);
  const binding = bindingOf(specification);
  const { boards, file } = geometryOf(design);
  const { front, spine, back } = boards;
  if (!binding || !spine || !back) return null;
  const { trim, extent, paper, readingDirection } = specification;
  const [left, right] = front.x < back.x ? [front, back] : [back, front];
  const thickness = spine.width / PRINT_DPI;
  const isCase = binding.cover !== 'paper';
  const coverThickness = Math.min(isCase ? BOARD : CARD, thickness * MOST_BOARD);
  const width = front.width / PRINT_DPI;
  const height = front.height / PRINT_DPI;
  return {
    cover: binding.cover,
    readingDirection,
    width,
    height,
    thickness,
    coverThickness,
    block: {
      width: Math.min(trim.width, width - coverThickness),
      height: trim.height,
      thickness: thickness - 2 * coverThickness,
      overhang: (height - trim.height) / 2,
    },
    groove: isCase ? { width: binding.hinge, depth: Math.min(GROOVE_DEPTH, coverThickness * 0.8) } : null,
    spineBulge: spineForm === 'rounded' && isCase ? thickness * 0.12 : 0,
    hasBands: isCase && extent >= BANDS_FROM_PAGES,
    paper,
    sheet: {
      width: file.width / PRINT_DPI,
      height: file.height / PRINT_DPI,
      left: share(left, file),
      spine: share(spine, file),
      right: share(right, file),
    },
  };
}

function share({ x, y, width, height }: Rect, file: Rect): Rect {
  return { x: x / file.width, y: y / file.height, width: width / file.width, height: height / file.height };
}
