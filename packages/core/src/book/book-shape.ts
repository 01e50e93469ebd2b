import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { Rect } from '../geometry/shapes.ts';
import { bindingOf } from '../geometry/measure-cover.ts';
import type { Binding, PaperId } from '../platforms/platform.ts';
import { PRINT_DPI } from '../units/units.ts';

/** A bound book, in inches, as its cover's own geometry makes it. */
export interface BookShape {
  readonly cover: Binding['cover'];
  /** The side that the book opens from: the spine is on the left of the front, or on the right. */
  readonly readingDirection: 'ltr' | 'rtl';
  /** The width of the closed book, from edge to edge of the boards; the depth is that of the spine from back to front. */
  readonly width: number;
  readonly height: number;
  /** Equals the computed spine. */
  readonly thickness: number;
  /** The thickness of the cover's paper or board, in inches. */
  readonly coverThickness: number;
  /** The book block; `overhang` is the distance that a case extends beyond it at head, tail and fore-edge. */
  readonly block: { readonly width: number; readonly height: number; readonly thickness: number; readonly overhang: number };
  /** The groove that a case bends in, from the spine's edge; null: a paper cover has none. */
  readonly groove: { readonly width: number; readonly depth: number } | null;
  /** Rounded by so much at its middle; 0: flat. */
  readonly spineBulge: number;
  /** Head and tail bands cover the block's ends at the spine. */
  readonly hasBands: boolean;
  readonly paper: PaperId;
  /** The flat cover that it is wrapped in: its size, and its boards and spine as shares of it. */
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

/** A cover's card. */
const CARD = 0.012;
/** A case's board: 2.4 mm, so that two of them are what KDP adds to the spine. */
const BOARD = 2.4 / 25.4;
/** A board is never more than this share of a thin book. */
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
