import type { SingleCommand } from '@coverwright/core/commands/apply-command.ts';
import type { CoverImage } from '@coverwright/core/design/cover-image.ts';
import type { CoverObjectImage } from '@coverwright/core/design/cover-object-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { type PictureCrop, cropRect } from '@coverwright/core/design/picture-crop.ts';
import { COVER_PICTURE } from '@coverwright/core/design/cover-image.ts';
import { coverImageFrame } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { mirroredCrop, wholeCrop } from '@coverwright/core/interaction/crop-frame.ts';

/** The picture to crop, and how the cover shows it. */
export interface CropTarget {
  /** `coverImage`, or the id of a picture object. */
  readonly id: string;
  readonly image: DesignImage;
  readonly filter: ImageFilter | null;
  readonly mirror: { readonly x: boolean; readonly y: boolean };
  /** The crop is in the picture's own pixels, not mirrored. */
  readonly crop: Rect;
  /** Aspect ratio that the author may keep: of the covered area, or of the whole picture. */
  readonly ratio: number;
  readonly ratioLabel: 'coverProportions' | 'pictureProportions';
  /** Returns the command that sets the crop; null shows the whole picture. */
  readonly command: (crop: PictureCrop | null) => SingleCommand;
}

/**
 * Returns the picture that C crops: the selected picture object, or the cover picture if nothing else is selected. Null without a picture.
 */
export function cropTarget(design: Design, selectedIds: readonly string[]): CropTarget | null {
  const [first, ...others] = selectedIds;
  const object = others.length === 0 && design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === first);
  const target = object ? objectTarget(object) : selectedIds.every(showsCoverPicture) ? coverTarget(design) : null;
  return target && !isLocked(design, target.id) ? target : null;
}

/** Returns true for the cover picture and for a panel of the cover. */
function showsCoverPicture(id: string): boolean {
  return id === COVER_PICTURE || id.startsWith('panel:');
}

function coverTarget(design: Design): CropTarget | null {
  const { coverImage } = design;
  const frame = coverImageFrame(coverImage, geometryOf(design));
  const image = coverImage.currentDesignImage;
  if (!image || !frame) return null;
  return {
    ...shownAs(image, coverImage, coverImage.imageFilter, coverImage.cropperState),
    id: COVER_PICTURE,
    ratio: frame.width / frame.height,
    ratioLabel: 'coverProportions',
    command: (cropperState) => ({ name: 'place-cover-image', cropperState }),
  };
}

function objectTarget(object: CoverObjectImage): CropTarget {
  const { image, uniqueObjectId: id } = object;
  return {
    ...shownAs(image, object, object.filter ?? null, object.crop ?? null),
    id,
    ratio: image.width / image.height,
    ratioLabel: 'pictureProportions',
    command: (crop) => ({ name: 'crop-object-image', id, crop }),
  };
}

function shownAs(
  image: DesignImage,
  { transformX, transformY }: Pick<CoverImage, 'transformX' | 'transformY'>,
  filter: ImageFilter | null,
  crop: PictureCrop | null,
) {
  return { image, filter, mirror: { x: transformX < 0, y: transformY < 0 }, crop: crop ? cropRect(crop) : wholeCrop(image) };
}

/** Returns the command for a crop as it is seen; a crop that leaves out less than half a pixel becomes the whole picture. */
export function cropCommand({ image, mirror, command }: CropTarget, seen: Rect): SingleCommand {
  if (image.width - seen.width < 0.5 && image.height - seen.height < 0.5) return command(null);
  const { x, y, width, height } = mirroredCrop(seen, image, mirror);
  return command({ left: x, top: y, width, height });
}
