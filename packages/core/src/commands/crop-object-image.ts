import { z } from 'zod';
import { identifier } from '../design/bounds.ts';
import type { CoverObjectImage } from '../design/cover-object-image.ts';
import { type PictureCrop, pictureCropSchema } from '../design/picture-crop.ts';
import { objectSource } from '../elements/objects/object-picture.ts';
import { type Rect, centreOf, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { Design } from '../design/design.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { say } from './say.ts';

/** The distance in picture pixels by which a crop that was computed on screen may extend beyond the picture. */
const ROUNDING = 0.01;

/** Shows another part of a picture object. The picture itself does not move on the cover; null shows the whole picture again. */
export const cropObjectImage = defineCommand(
  z.strictObject({ name: z.literal('crop-object-image'), id: identifier, crop: pictureCropSchema.nullable() }),
  (design, { id, crop }): Result<Design, CommandFault> => {
    const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
    if (!object) return missing('Picture', id);
    if (crop && !isInside(crop, object.image)) return refuse({ message: say('cropOutside') });
    const cropped = withCrop(object, crop);
    return succeed({ ...design, coverObjectImages: design.coverObjectImages.map((known) => (known === object ? cropped : known)) });
  },
);

function withCrop(object: CoverObjectImage, crop: PictureCrop | null): CoverObjectImage {
  const { crop: _, ...whole } = object;
  const next = crop ? { ...whole, crop } : whole;
  return { ...next, ...boxAround(object, objectSource(object), objectSource(next)) };
}

/** Returns the box of the object for another part of the picture, so that the picture itself does not move. */
function boxAround(object: CoverObjectImage, before: Rect, after: Rect): Rect {
  const { x, y, width, height, rotation, transformX, transformY } = object;
  const across = width / before.width;
  const down = height / before.height;
  const size = { width: Math.max(1, after.width * across), height: Math.max(1, after.height * down) };
  const [from, to] = [centreOf(before), centreOf(after)];
  const middle = centreOf({ x, y, width, height });
  const upright = { x: middle.x + (to.x - from.x) * across * transformX, y: middle.y + (to.y - from.y) * down * transformY };
  const turned = transformPoint(rotationAbout(rotation, middle), upright);
  return { x: turned.x - size.width / 2, y: turned.y - size.height / 2, ...size };
}

function isInside({ left, top, width, height }: PictureCrop, picture: { readonly width: number; readonly height: number }): boolean {
  return left + width <= picture.width + ROUNDING && top + height <= picture.height + ROUNDING;
}
