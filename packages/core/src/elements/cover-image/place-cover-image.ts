import type { CoverImage } from '../../design/cover-image.ts';
import { cropRect } from '../../design/picture-crop.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Point, type Rect, type Size, centreOf, rotationAbout, transformPoint, transformedBounds } from '../../geometry/shapes.ts';
import { wholePicture } from '../../scene/extended-picture.ts';

export interface PlacedCoverImage {
  /** The area that the picture is clipped to. */
  readonly area: Rect;
  /**
   * The rectangle that the picture covers, in the picture's own axes; `area` itself unless the picture is rotated or continued over the
   * wrap.
   */
  readonly frame: Rect;
  /** The rotation in degrees, clockwise about the middle of `frame`. */
  readonly rotation: number;
  /** The part of the picture in use, in its natural pixels. */
  readonly source: Rect;
  /** The rectangle of that part in the scene before rotation; never smaller than `frame`. */
  readonly destination: Rect;
}

/** Returns the whole file, or the front panel out to the file's edge; null if the cover shows no picture. */
export function coverImageArea({ format }: Pick<CoverImage, 'format'>, geometry: CoverGeometry): Rect | null {
  if (format === 'none') return null;
  return format === 'front' ? geometry.panels.front : geometry.file;
}

/**
 * Returns the rectangle that the picture itself has to cover: its area, or the front alone if mirrored or blurred edges continue over spine
 * and back. For a rotated picture, it is the bounding box in the picture's own axes, around the same center.
 */
export function coverImageFrame(coverImage: Pick<CoverImage, 'format' | 'rotation' | 'wrapEdge'>, geometry: CoverGeometry): Rect | null {
  const area = coverImageArea(coverImage, geometry);
  if (!area) return null;
  const covered = coverImage.wrapEdge ? geometry.panels.front : area;
  const rotation = coverImage.rotation ?? 0;
  return rotation === 0 ? covered : transformedBounds(rotationAbout(-rotation, centreOf(covered)), covered);
}

/** Returns a point of the scene in the axes of a rotated picture. */
export function inPictureAxes(point: Point, frame: Rect, rotation: number): Point {
  return rotation === 0 ? point : transformPoint(rotationAbout(-rotation, centreOf(frame)), point);
}

export function placeCoverImage(coverImage: CoverImage, geometry: CoverGeometry): PlacedCoverImage | null {
  const area = coverImageArea(coverImage, geometry);
  const frame = coverImageFrame(coverImage, geometry);
  const image = coverImage.currentDesignImage;
  if (!area || !frame || !image) return null;
  const crop = coverImage.cropperState;
  const source = crop ? cropRect(crop) : wholePicture(image, coverImage.extension);
  const wanted = coverImage.backgroundSize
    ? { ...coverImage.backgroundPosition, ...coverImage.backgroundSize }
    : centredCover(source, frame);
  const inFrame = clampToCover(wanted, frame);
  const destination = { ...inFrame, x: frame.x + inFrame.x, y: frame.y + inFrame.y };
  return { area, frame, rotation: coverImage.rotation ?? 0, source, destination };
}

/** Returns the smallest placement of `picture` that covers `area`, with their centers aligned, relative to the area. */
export function centredCover(picture: Size, area: Size): Rect {
  return coverAround(picture, area, { x: 0.5, y: 0.5 });
}

/**
 * Returns the smallest placement that covers the area and has the picture's point `focus` (fractions) as near to `target` (fractions of the
 * area) as possible, relative to the area.
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

/** Moves a placement and, if necessary, enlarges it so that it covers the whole area. Its proportions are kept. */
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

/** Returns the effective resolution of a placement in dpi: source pixels per inch of paper. */
export function effectiveDpi({ source, destination }: Pick<PlacedCoverImage, 'source' | 'destination'>): number {
  return Math.min(source.width / destination.width, source.height / destination.height) * 300;
}
