import { z } from 'zod';
import { type Rgba, withAlpha } from '../design/colour.ts';
import { coverImageSchema } from '../design/cover-image.ts';
import { type Design, MAX_FILTERS, MAX_PICTURES } from '../design/design.ts';
import { designImageSchema } from '../design/design-image.ts';
import { type ImageFilter, imageFilterSchema } from '../design/image-filter.ts';
import { pictureTreatmentShape } from '../design/picture-treatment.ts';
import { specificationOf } from '../design/specification-of.ts';
import { coverImageFrame, clampToCover } from '../elements/cover-image/place-cover-image.ts';
import { FILTER_PRESETS } from '../filters/filter-presets.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { say } from './say.ts';

/** Sets another cover picture: uncropped, covering its area, and added to the pictures that the author has chosen before. */
export const chooseCoverImage = defineCommand(
  z.strictObject({
    name: z.literal('choose-cover-image'),
    image: designImageSchema.nullable(),
    placement: z.strictObject({ x: z.number(), y: z.number(), width: z.number().min(1), height: z.number().min(1) }).optional(),
  }),
  (design, { image, placement }) => {
    // The rotation of the picture before does not apply to this one, and without a stored size the picture covers its area.
    const { rotation: _, wrapEdge: edge, ...known } = design.coverImage;
    const coverImage = {
      ...known,
      ...(edge && !placement ? { wrapEdge: edge } : {}),
      currentDesignImage: image,
      cropperState: null,
      backgroundPosition: placement ? { x: placement.x, y: placement.y } : { x: 0, y: 0 },
      backgroundSize: placement ? { width: placement.width, height: placement.height } : null,
      transformX: 1 as const,
      transformY: 1 as const,
    };
    const isKnown = image && design.selectedImages.some(({ assetId }) => assetId === image.assetId);
    const chosen = {
      ...design,
      coverImage,
      selectedImages: image && !isKnown ? [image, ...design.selectedImages].slice(0, MAX_PICTURES) : design.selectedImages,
    };
    // A picture on a cover whose format shows none would be invisible.
    return succeed(image && coverImage.format === 'none' ? withFormat(chosen, 'full') : chosen);
  },
);

const { cropperState, backgroundPosition, backgroundSize, transformX, transformY, rotation, blur, wrapEdge } = coverImageSchema.shape;

/**
 * Crops, moves, zooms, mirrors and rotates the cover picture. A placement that would leave a part of the area bare is moved until it covers
 * it.
 */
export const placeCoverImageCommand = defineCommand(
  z.strictObject({
    name: z.literal('place-cover-image'),
    cropperState: cropperState.unwrap().optional(),
    backgroundPosition: backgroundPosition.unwrap().optional(),
    backgroundSize: backgroundSize.unwrap().optional(),
    transformX: transformX.unwrap().optional(),
    transformY: transformY.unwrap().optional(),
    rotation,
  }),
  (design, { name: _, ...changes }) => {
    const current = design.coverImage;
    // Another crop has other proportions, and the old size would stretch it.
    const kept = changes.cropperState === undefined ? current.backgroundSize : null;
    const turned = withRotation(design, changes.rotation);
    const next = {
      ...turned,
      cropperState: changes.cropperState === undefined ? current.cropperState : changes.cropperState,
      backgroundPosition: changes.backgroundPosition ?? turned.backgroundPosition,
      backgroundSize: changes.backgroundSize === undefined ? kept : changes.backgroundSize,
      transformX: changes.transformX ?? current.transformX,
      transformY: changes.transformY ?? current.transformY,
    };
    return succeed({ ...design, coverImage: { ...next, ...covering(design, next) } });
  },
);

/** Rotates the picture and keeps the point in its middle. The frame that its position is relative to grows or shrinks around that point. */
function withRotation(design: Design, rotation: number | undefined): Design['coverImage'] {
  const { coverImage } = design;
  if (rotation === undefined) return coverImage;
  const { rotation: _, ...upright } = coverImage;
  const next = rotation === 0 ? upright : { ...upright, rotation };
  const geometry = measureCover(specificationOf(design));
  const [from, to] = [coverImageFrame(coverImage, geometry), coverImageFrame(next, geometry)];
  if (!from || !to) return next;
  const { x, y } = coverImage.backgroundPosition;
  return { ...next, backgroundPosition: { x: x + (to.width - from.width) / 2, y: y + (to.height - from.height) / 2 } };
}

function covering(design: Design, coverImage: Design['coverImage']) {
  const area = coverImageFrame(coverImage, measureCover(specificationOf(design)));
  if (!area || !coverImage.backgroundSize) return {};
  const { x, y, width, height } = clampToCover({ ...coverImage.backgroundPosition, ...coverImage.backgroundSize }, area);
  return { backgroundPosition: { x, y }, backgroundSize: { width, height } };
}

const { screen, fade, extension } = pictureTreatmentShape;

/**
 * Sets the blur of the cover picture, its continuation over spine and back, and the treatments after its filter; null removes a treatment.
 */
export const treatCoverImage = defineCommand(
  z.strictObject({
    name: z.literal('treat-cover-image'),
    screen: screen.unwrap().nullable().optional(),
    fade: fade.unwrap().nullable().optional(),
    extension: extension.unwrap().nullable().optional(),
    blur: blur.unwrap().nullable().optional(),
    wrapEdge: wrapEdge.unwrap().nullable().optional(),
  }),
  (design, { name: _, ...changes }) => {
    const known = { ...design.coverImage };
    for (const key of ['screen', 'fade', 'extension', 'blur', 'wrapEdge'] as const) if (changes[key] !== undefined) delete known[key];
    const coverImage = {
      ...known,
      ...Object.fromEntries(Object.entries(changes).filter(([, step]) => step !== null && step !== undefined)),
    };
    // An extended picture has other proportions, and a picture on the front alone needs another size to cover it.
    const isLaidAnew = changes.extension !== undefined || changes.wrapEdge !== undefined;
    return succeed({
      ...design,
      coverImage: isLaidAnew ? { ...coverImage, backgroundPosition: { x: 0, y: 0 }, backgroundSize: null } : coverImage,
    });
  },
);

export const setCoverImageFormat = defineCommand(
  z.strictObject({ name: z.literal('set-cover-image-format'), format: coverImageSchema.shape.format.unwrap() }),
  (design, { format }) => succeed(withFormat(design, format)),
);

/**
 * The panels that have an opaque color for each format of the cover picture, by the specification. The others let the picture show through.
 */
const OPAQUE = {
  full: { front: false, spine: false, back: false },
  front: { front: false, spine: true, back: true },
  none: { front: true, spine: true, back: true },
} as const;

function withFormat(design: Design, format: Design['coverImage']['format']): Design {
  const opaque = OPAQUE[format];
  const shown = (colour: Rgba, isOpaque: boolean) => withAlpha(colour, isOpaque ? 1 : 0);
  const { frontBoard, spine, back } = design;
  return {
    ...design,
    // The placement belonged to the old area.
    coverImage: { ...design.coverImage, format, backgroundPosition: { x: 0, y: 0 }, backgroundSize: null },
    frontBoard: { ...frontBoard, panel: { ...frontBoard.panel, colour: shown(frontBoard.panel.colour, opaque.front) } },
    spine: { ...spine, panel: { ...spine.panel, colour: shown(spine.panel.colour, opaque.spine) } },
    back: { ...back, panel: { ...back.panel, colour: shown(back.panel.colour, opaque.back) } },
  };
}

/**
 * Applies a filter to the picture. A custom filter is added to the stored ones, newest first, and the oldest beyond the limit is dropped.
 */
export const setImageFilter = defineCommand(
  z.strictObject({ name: z.literal('set-image-filter'), filter: imageFilterSchema.nullable(), keepAsCustom: z.boolean().default(false) }),
  (design, { filter, keepAsCustom }) => {
    if (keepAsCustom && filter && isPreset(filter.name)) return nameTaken(filter.name);
    return succeed({
      ...design,
      coverImage: { ...design.coverImage, imageFilter: filter, currentFilter: filter?.name ?? null },
      customFilters:
        filter && keepAsCustom
          ? [filter, ...design.customFilters.filter(({ name }) => name !== filter.name)].slice(0, MAX_FILTERS)
          : design.customFilters,
    });
  },
);

function isPreset(filter: string): boolean {
  return FILTER_PRESETS.some(({ name }) => name === filter);
}

function nameTaken(filter: string): Result<never, CommandFault> {
  return refuse({ message: say('filterNameTaken', { filter }) });
}

const filterName = imageFilterSchema.shape.name;

/** Removes a stored filter from the list. A picture with this filter does not change. */
export const removeCustomFilter = defineCommand(
  z.strictObject({ name: z.literal('remove-custom-filter'), filter: filterName }),
  (design, { filter }) => {
    const customFilters = design.customFilters.filter(({ name }) => name !== filter);
    return customFilters.length === design.customFilters.length ? missing('Filter', filter) : succeed({ ...design, customFilters });
  },
);

/** Renames a stored filter, also on a picture that uses it. */
export const renameCustomFilter = defineCommand(
  z.strictObject({ name: z.literal('rename-custom-filter'), filter: filterName, to: filterName }),
  (design, { filter, to }) => {
    const { customFilters, coverImage } = design;
    if (!customFilters.some(({ name }) => name === filter)) return missing('Filter', filter);
    if (to !== filter && (isPreset(to) || customFilters.some(({ name }) => name === to))) return nameTaken(to);
    const renamed = (worn: ImageFilter) => (worn.name === filter ? { ...worn, name: to } : worn);
    return succeed({
      ...design,
      customFilters: customFilters.map(renamed),
      coverImage: {
        ...coverImage,
        imageFilter: coverImage.imageFilter && renamed(coverImage.imageFilter),
        currentFilter: coverImage.currentFilter === filter ? to : coverImage.currentFilter,
      },
    });
  },
);
