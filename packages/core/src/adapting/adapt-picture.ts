import type { CoverImage } from '../design/cover-image.ts';
import { centredCover, coverImageFrame, clampToCover, inPictureAxes } from '../elements/cover-image/place-cover-image.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type Rect, centreOf } from '../geometry/shapes.ts';
import { ROUNDING } from './board-frame.ts';

/**
 * Adapts the cover picture to another book. It keeps its proportions, its zoom and the point in the middle of the front, and still covers
 * its whole area. On a front of the same size it does not move, and is enlarged only as far as a wider spine requires.
 */
export function adaptPicture(coverImage: CoverImage, before: CoverGeometry, after: CoverGeometry): CoverImage {
  const [from, to] = [coverImageFrame(coverImage, before), coverImageFrame(coverImage, after)];
  const size = coverImage.backgroundSize;
  if (!from || !to || !size) return coverImage;
  const [old, next] = [before.boards.front, after.boards.front];
  const closeness = size.width / centredCover(size, from).width;
  const keepsSize = Math.abs(old.width - next.width) < ROUNDING && Math.abs(old.height - next.height) < ROUNDING;
  const grow = keepsSize ? 1 : (centredCover(size, to).width * closeness) / size.width;
  const middle = middleOnBoard(coverImage, from, old);
  const { x, y } = inPictureAxes(centreOf(next), to, coverImage.rotation ?? 0);
  const placed = clampToCover(
    {
      x: x - to.x - middle.x * grow,
      y: y - to.y - middle.y * grow,
      width: size.width * grow,
      height: size.height * grow,
    },
    to,
  );
  const isThere =
    Math.abs(placed.x - coverImage.backgroundPosition.x) < ROUNDING && Math.abs(placed.y - coverImage.backgroundPosition.y) < ROUNDING;
  if (isThere && Math.abs(placed.width - size.width) < ROUNDING) return coverImage;
  return {
    ...coverImage,
    backgroundPosition: { x: placed.x, y: placed.y },
    backgroundSize: { width: placed.width, height: placed.height },
  };
}

/** Returns the point of the placed picture that lies at the middle of the front, measured from the picture's corner. */
function middleOnBoard({ backgroundPosition, rotation = 0 }: CoverImage, frame: Rect, front: Rect) {
  const { x, y } = inPictureAxes(centreOf(front), frame, rotation);
  return { x: x - frame.x - backgroundPosition.x, y: y - frame.y - backgroundPosition.y };
}
