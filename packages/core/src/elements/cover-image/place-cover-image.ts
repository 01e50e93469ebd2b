import type { CoverImage } from '../../design/cover-image.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Rect, Size } from '../../geometry/shapes.ts';
import { wholePicture } from '../../scene/extended-picture.ts';

export interface PlacedCoverImage {
  /** What the picture covers and is cut to. */
  readonly area: Rect;
  /** The part of the picture in use, in its natural pixels. */
  readonly source: Rect;
  /** Where that part lies in the scene; never smaller than `area`. */
  readonly destination: Rect;
}

/** The whole file, or the front panel out to the file's edge; null when there is no picture to lay. */
export function coverImageArea({ format }: Pick<CoverImage, 'format'>, geometry: CoverGeometry): Rect | null {
  if (format === 'none') return null;
  return format === 'front' ? geometry.panels.front : geometry.file;
}

export function placeCoverImage(coverImage: CoverImage, geometry: CoverGeometry): PlacedCoverImage | null {
  const area = coverImageArea(coverImage, geometry);
  const image = coverImage.currentDesignImage;
  if (!area || !image) return null;
  const crop = coverImage.cropperState;
  const source: Rect = crop
    ? { x: crop.left, y: crop.top, width: crop.width, height: crop.height }
    : wholePicture(image, coverImage.extension);
  const wanted = coverImage.backgroundSize
    ? { ...coverImage.backgroundPosition, ...coverImage.backgroundSize }
    : centredCover(source, area);
  const inArea = clampToCover(wanted, area);
  return { area, source, destination: { ...inArea, x: area.x + inArea.x, y: area.y + inArea.y } };
}

/** The smallest placement of `picture` that covers `area`, its middle on the area's middle. Relative to the area. */
export function centredCover(picture: Size, area: Size): Rect {
  return coverAround(picture, area, { x: 0.5, y: 0.5 });
}

/**
 * The smallest covering placement with the picture's point `focus` (fractions) as near to `target` (fractions of the area)
 * as covering allows. Relative to the area.
 */
export function coverAround(
  picture: Size,
  area: Size,
  focus: { readonly x: number; readonly y: number },
  target: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
  zoom = 1,
): Rect {
  const scale = Math.max(area.width / picture.width, area.height / picture.height) * zoom;
  const width = picture.width * scale;
  const height = picture.height * scale;
  return clampToCover({ x: area.width * target.x - width * focus.x, y: area.height * target.y - height * focus.y, width, height }, area);
}

/** Moves and, if it must, enlarges a placement so that no part of the area stays bare. Proportions are kept. */
export function clampToCover(placement: Rect, area: Size): Rect {
  const enlarge = Math.max(1, area.width / placement.width, area.height / placement.height);
  const width = placement.width * enlarge;
  const height = placement.height * enlarge;
  const x = placement.x - (width - placement.width) / 2;
  const y = placement.y - (height - placement.height) / 2;
  return {
    x: Math.min(0, Math.max(area.width - width, x)),
    y: Math.min(0, Math.max(area.height - height, y)),
    width,
    height,
  };
}

/** Print resolution that a placement gives: source pixels for each inch of paper. */
export function effectiveDpi({ source, destination }: Pick<PlacedCoverImage, 'source' | 'destination'>): number {
  return Math.min(source.width / destination.width, source.height / destination.height) * 300;
}
