import type { PictureFacts } from '../pictures/readings/picture-facts.ts';
import type { DesignImage } from '../design/design-image.ts';
import { type PictureFill, pictureFillSchema } from '../design/fill.ts';
import type { Point, Rect } from '../geometry/shapes.ts';

/** A picture's horizon in print pixels from the front board's corner. */
export interface BoardHorizon {
  /** `TRUSTED_HORIZON` and more may hide parts of letters. */
  readonly quality: number;
  readonly line: readonly Point[];
}

/** @param placement where all of the picture lies, from the front board's corner. */
export function horizonOnBoard({ quality, line }: NonNullable<PictureFacts['horizon']>, placement: Rect): BoardHorizon {
  return {
    quality,
    line: line.map((share, index) => ({
      x: placement.x + (index / (line.length - 1)) * placement.width,
      y: placement.y + share * placement.height,
    })),
  };
}

/** A fill that shows the picture in `box` exactly where `placement` lays it: the part of a picture that stands before the title. */
export function fillInPlace(image: DesignImage, placement: Rect, box: Rect): PictureFill {
  const covering = Math.max(box.width / image.width, box.height / image.height);
  return pictureFillSchema.parse({
    kind: 'picture',
    image,
    zoom: Math.max(1, placement.width / image.width / covering),
    focus: { x: 0.5, y: 0.5 },
    offset: {
      x: (placement.x + placement.width / 2 - box.x) / box.width - 0.5,
      y: (placement.y + placement.height / 2 - box.y) / box.height - 0.5,
    },
  });
}
