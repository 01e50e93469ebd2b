import { FORMATS } from '../formats/format.ts';
import type { Binding } from '../platforms/platform.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { type Inches, PRINT_DPI, inches } from '../units/units.ts';
import type { CoverGeometry, CoverSpecification, PanelRects } from './cover-geometry.ts';
import { type Rect, inset } from './shapes.ts';
import { spineWidth } from './spine-width.ts';

/** The side of an audiobook's layout, 5.263 in by the specification. */
export const AUDIOBOOK_SIDE = inches(5.263);

/** Computes the geometry of a cover, even for a book that the printer does not offer; `checkSpecification` checks that. */
export function measureCover(specification: CoverSpecification): CoverGeometry {
  const binding = bindingOf(specification);
  return binding ? measureWrap(specification, binding) : measureFront(specification);
}

/** Returns the binding of a wrap; null for a front alone. */
export function bindingOf({ platform, format }: Pick<CoverSpecification, 'platform' | 'format'>): Binding | null {
  if (format !== 'paperback' && format !== 'hardback') return null;
  return PLATFORMS[platform].bindings[format];
}

/**
 * Computes the geometry of a wrap. The file contains, from left to right: wrap, back board, spine, front board, wrap (mirrored for a
 * right-to-left book); a jacket has a flap between each board and the wrap.
 */
function measureWrap(specification: CoverSpecification, binding: Binding): CoverGeometry {
  const { trim, paper, extent, readingDirection, typedSpine } = specification;
  const spine = typedSpine ?? spineWidth(binding, paper, extent);
  const boardWidth = trim.width + binding.boardAddOn.width;
  const boardHeight = trim.height + binding.boardAddOn.height;
  const widthInches = inches(2 * binding.wrap + 2 * binding.flap + 2 * boardWidth + spine);
  const heightInches = inches(2 * binding.wrap + boardHeight);

  const scaled = (value: number) => value * PRINT_DPI;
  const wrap = scaled(binding.wrap);
  const board = { width: scaled(boardWidth), height: scaled(boardHeight) };
  const file: Rect = { x: 0, y: 0, width: scaled(widthInches), height: scaled(heightInches) };
  const flap = scaled(binding.flap);
  const spineLeft = wrap + flap + board.width;
  const spineRight = spineLeft + scaled(spine);

  const leftBoard: Rect = { x: wrap + flap, y: wrap, ...board };
  const rightBoard: Rect = { x: spineRight, y: wrap, ...board };
  const leftPanel: Rect = { x: 0, y: 0, width: spineLeft, height: file.height };
  const rightPanel: Rect = { x: spineRight, y: 0, width: file.width - spineRight, height: file.height };
  const frontIsRight = readingDirection === 'ltr';

  const boards: PanelRects = {
    front: frontIsRight ? rightBoard : leftBoard,
    back: frontIsRight ? leftBoard : rightBoard,
    spine: { x: spineLeft, y: wrap, width: scaled(spine), height: board.height },
  };
  const panels: PanelRects = {
    front: frontIsRight ? rightPanel : leftPanel,
    back: frontIsRight ? leftPanel : rightPanel,
    spine: { x: spineLeft, y: 0, width: scaled(spine), height: file.height },
  };
  const hinge = scaled(binding.hinge);
  const isBent = binding.cover !== 'paper';
  return {
    format: specification.format,
    widthInches,
    heightInches,
    spineInches: spine,
    file,
    trimBox: { x: wrap, y: wrap, width: file.width - 2 * wrap, height: board.height },
    panels,
    boards,
    flaps:
      flap > 0
        ? [
            { ...leftBoard, x: wrap, width: flap },
            { ...rightBoard, x: file.width - wrap - flap, width: flap },
          ]
        : [],
    safe: safeRects(boards, binding, extent, isBent ? hinge : 0),
    barcode: barcodeZone(boards, binding, isBent ? hinge : 0),
    folds: [
      ...(flap > 0 ? [{ x: leftBoard.x, kind: 'flap' as const }] : []),
      ...(isBent ? [{ x: spineLeft - hinge, kind: 'hinge' as const }] : []),
      { x: spineLeft, kind: 'spine' },
      { x: spineRight, kind: 'spine' },
      ...(isBent ? [{ x: spineRight + hinge, kind: 'hinge' as const }] : []),
      ...(flap > 0 ? [{ x: rightBoard.x + rightBoard.width, kind: 'flap' as const }] : []),
    ],
    bleed: wrap,
    margin: scaled(binding.margin),
    hinge,
    spineMargin: spineClearance(boards, binding),
    minFrontTextPadding: scaled(binding.minFrontTextPadding),
    textMargin: scaled(binding.text.warnWithin),
  };
}

function safeRects(boards: PanelRects, binding: Binding, extent: number, hinge: number): PanelRects {
  const warnWithin = binding.text.warnWithin * PRINT_DPI;
  const clearance = spineClearance(boards, binding);
  const { front, spine, back } = boards;
  const withoutHinge = (board: Rect): Rect =>
    spine && board.x < spine.x ? { ...board, width: board.width - hinge } : { ...board, x: board.x + hinge, width: board.width - hinge };
  return {
    front: inset(withoutHinge(front), warnWithin),
    back: back && inset(withoutHinge(back), warnWithin),
    spine:
      spine && extent >= binding.spineText.minPages
        ? { x: spine.x + clearance, y: spine.y + warnWithin, width: spine.width - 2 * clearance, height: spine.height - 2 * warnWithin }
        : null,
  };
}

/** Returns the distance in print pixels that spine text keeps from the fold. */
function spineClearance({ spine }: PanelRects, { spineText: { clearance, narrow } }: Binding): number {
  const isNarrow = narrow !== null && spine !== null && spine.width < narrow.below * PRINT_DPI;
  return (isNarrow ? narrow.clearance : clearance) * PRINT_DPI;
}

/** Returns the area of the barcode: KDP's box, in the lower corner of the back that is nearest to the spine. */
function barcodeZone({ back, spine }: PanelRects, { barcode }: Binding, hinge: number): Rect | null {
  if (!back || !spine) return null;
  const width = barcode.width * PRINT_DPI;
  const height = barcode.height * PRINT_DPI;
  const fromSpine = barcode.fromSpine * PRINT_DPI + hinge;
  const backIsLeft = back.x < spine.x;
  return {
    x: backIsLeft ? back.x + back.width - fromSpine - width : back.x + fromSpine,
    y: back.y + back.height - barcode.fromBottom * PRINT_DPI - height,
    width,
    height,
  };
}

/** Computes the geometry of an eBook or an audiobook: no bleed, no margin, and only a front. */
function measureFront({ format }: CoverSpecification): CoverGeometry {
  const pixels = FORMATS[format].filePixels;
  const widthInches: Inches = format === 'audiobook' ? AUDIOBOOK_SIDE : inches((pixels?.width ?? 0) / PRINT_DPI);
  const heightInches: Inches = format === 'audiobook' ? AUDIOBOOK_SIDE : inches((pixels?.height ?? 0) / PRINT_DPI);
  const file: Rect = { x: 0, y: 0, width: widthInches * PRINT_DPI, height: heightInches * PRINT_DPI };
  const front: PanelRects = { front: file, spine: null, back: null };
  return {
    format,
    widthInches,
    heightInches,
    spineInches: inches(0),
    file,
    trimBox: file,
    panels: front,
    boards: front,
    safe: { ...front, front: inset(file, file.width * FRONT_SAFE_FRACTION) },
    barcode: null,
    flaps: [],
    folds: [],
    bleed: 0,
    margin: 0,
    hinge: 0,
    spineMargin: 0,
    minFrontTextPadding: 0,
    textMargin: file.width * FRONT_SAFE_FRACTION,
  };
}

/** The safe margin of a screen cover as a share of its width, because shops crop and round thumbnails. */
const FRONT_SAFE_FRACTION = 0.03;
