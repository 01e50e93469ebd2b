import type { CoverGeometry } from './cover-geometry.ts';
import type { Rect } from './shapes.ts';

/** The printer's guides on a flat cover, in shares of its width and height, so that they fit a picture of any size. */
export interface GuideLines {
  readonly trim: Rect;
  readonly safe: readonly Rect[];
  readonly folds: readonly { readonly x: number; readonly kind: CoverGeometry['folds'][number]['kind'] }[];
  readonly barcode: Rect | null;
  /** The boards by name, to which comments are pinned. */
  readonly boards: { readonly front: Rect; readonly spine: Rect | null; readonly back: Rect | null };
}

export function guideLines({ file, trimBox, safe, folds, barcode, boards }: CoverGeometry): GuideLines {
  const share = ({ x, y, width, height }: Rect): Rect => ({
    x: x / file.width,
    y: y / file.height,
    width: width / file.width,
    height: height / file.height,
  });
  const shareOf = (rect: Rect | null) => rect && share(rect);
  return {
    trim: share(trimBox),
    safe: [safe.back, safe.spine, safe.front].flatMap((rect) => (rect ? [share(rect)] : [])),
    folds: folds.map(({ x, kind }) => ({ x: x / file.width, kind })),
    barcode: shareOf(barcode),
    boards: { front: share(boards.front), spine: shareOf(boards.spine), back: shareOf(boards.back) },
  };
}
