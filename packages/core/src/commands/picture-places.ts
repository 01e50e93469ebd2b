import { PICTURE_PLACES } from '../blocks/sample-words.ts';
import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { Design } from '../design/design.ts';
import type { DesignImage } from '../design/design-image.ts';
import { type PictureFill, pictureFillSchema } from '../design/fill.ts';
import { geometryOf } from '../design/geometry-of.ts';
import type { PictureCrop } from '../design/picture-crop.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import type { ShapeType } from '../elements/shapes/shape-type.ts';
import type { Size } from '../geometry/shapes.ts';
import type { Command, SingleCommand } from './apply-command.ts';

/** The highest zoom of a picture in a fill. */
const CLOSEST = 20;

/**
 * Returns the command that puts another picture into an element that shows a picture or is a placeholder for one; null for any other
 * element.
 */
export function replacePictureCommand(design: Design, id: string, image: DesignImage): SingleCommand | null {
  const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (object) {
    // The crop belongs to the picture that was there before.
    const { crop: _, ...whole } = object;
    return { name: 'replace-object', object: { ...whole, ...boxFor(object, image), image } };
  }
  const shape = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
  return shape && isPicturePlace(shape) ? { name: 'replace-object', object: withPicture(shape, image) } : null;
}

/**
 * Returns the command that masks a picture object with a shape: the object becomes that shape, filled with the picture, in the same place.
 * Returns null for other elements.
 */
export function maskPictureCommand(design: Design, id: string, type: ShapeType): Command | null {
  const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (!object) return null;
  const { image, crop, filter, extension, screen, fade, blend, transformX, transformY, ...place } = object;
  const fill = pictureFillSchema.parse({
    kind: 'picture',
    image,
    mirrorX: transformX,
    filter: filter ?? null,
    ...(crop ? focusOn(crop, image, object) : {}),
    ...(extension && !crop ? { extension } : {}),
    ...(screen ? { screen } : {}),
    ...(fade ? { fade } : {}),
  });
  const shape = coverShapeSchema.parse({
    ...place,
    lockAspectRatio: false,
    type,
    box: { fill },
    style: { blend: blend ?? 'normal', transformX: 1, transformY },
  });
  return {
    name: 'together',
    commands: [
      { name: 'remove-object', id },
      { name: 'add-shape', shape },
    ],
  };
}

/**
 * Returns the command that makes a picture object cover the whole front or the whole sheet, bleed included, cropped to its proportions and
 * under the text. Returns null for other elements.
 */
export function fillBoardCommand(design: Design, id: string, board: 'front' | 'wrap'): SingleCommand | null {
  const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (!object) return null;
  const { boards, panels, file } = geometryOf(design);
  const area = board === 'wrap' ? file : { ...panels.front, x: panels.front.x - boards.front.x, y: panels.front.y - boards.front.y };
  const { extension: _, ...plain } = object;
  return {
    name: 'replace-object',
    object: {
      ...plain,
      ...area,
      board,
      rotation: 0,
      lockAspectRatio: false,
      crop: coveringCrop(object.image, area),
      z: underWords(design),
    },
  };
}

/** Returns the largest crop in the middle of a picture that has the proportions of an area. */
function coveringCrop(image: Size, area: Size): PictureCrop {
  const scale = Math.min(image.width / area.width, image.height / area.height);
  const [width, height] = [area.width * scale, area.height * scale];
  return { left: (image.width - width) / 2, top: (image.height - height) / 2, width, height };
}

/** Returns the z right below the lowest text. */
function underWords({ frontBoard }: Design): number {
  return Math.max(LOWEST, Math.min(HIGHEST, ...frontBoard.textBoxes.map(({ panel }) => panel.zIndex)) - 1);
}

const LOWEST = -1000;
const HIGHEST = 1000;

/** Returns the focus and the zoom of a picture fill that shows the cropped part of a picture in a box of the crop's proportions. */
function focusOn(crop: PictureCrop, image: Size, box: Size): Pick<PictureFill, 'focus' | 'zoom'> {
  const covering = Math.max(box.width / image.width, box.height / image.height);
  const shown = Math.max(box.width / crop.width, box.height / crop.height);
  const middle = { x: (crop.left + crop.width / 2) / image.width, y: (crop.top + crop.height / 2) / image.height };
  return { focus: middle, zoom: Math.min(CLOSEST, Math.max(1, shown / covering)) };
}

/** Returns true for a shape that shows a picture, or that is a block's placeholder for one. */
function isPicturePlace({ box, name }: CoverShape): boolean {
  return box.fill?.kind === 'picture' || (name !== null && PICTURE_PLACES.includes(name));
}

/** Fills a shape with a picture. The mirroring and the filter of the previous picture are kept, its crop is not. */
function withPicture(shape: CoverShape, image: DesignImage): CoverShape {
  const known = shape.box.fill?.kind === 'picture' ? shape.box.fill : null;
  const fill = pictureFillSchema.parse({ kind: 'picture', image, mirrorX: known?.mirrorX, filter: known?.filter ?? null });
  return { ...shape, box: { ...shape.box, fill } };
}

/** Returns the largest box of the new picture's proportions that fits into the old box, around the same center. */
function boxFor({ x, y, width, height }: CoverObjectImage, image: DesignImage): Pick<CoverObjectImage, 'x' | 'y' | 'width' | 'height'> {
  const scale = Math.min(width / image.width, height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  return { ...size, x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
}
