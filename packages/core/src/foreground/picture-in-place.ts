import type { CoverObjectImage } from '../design/cover-object-image.ts';
import { COVER_PICTURE } from '../design/cover-image.ts';
import type { Design } from '../design/design.ts';
import type { DesignImage } from '../design/design-image.ts';
import type { PictureFade, PictureTreatment } from '../design/picture-treatment.ts';
import type { PictureFill } from '../design/fill.ts';
import { placeCoverImage } from '../elements/cover-image/place-cover-image.ts';
import { objectSource } from '../elements/objects/object-picture.ts';
import { placeObject } from '../elements/objects/place-object.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type Rect, intersection } from '../geometry/shapes.ts';
import type { PictureFacts } from '../pictures/readings/picture-facts.ts';
import { type BoardHorizon, fillInPlace, horizonOnBoard } from './horizon-on-board.ts';

/** A picture as it lies on the cover, in print pixels of the file. */
export interface PictureInPlace {
  /** The rectangle of the whole picture, including the part that is cropped. */
  readonly placement: Rect;
  /** The visible rectangle on the front. */
  readonly seen: Rect;
  readonly horizon: BoardHorizon | null;
  /** Returns the fill that shows the same pixels, or those of the picture's cut-out, in a box; null if the picture fades across the edges of that box. */
  readonly fillOf: (box: Rect, cutOut?: DesignImage) => PictureFill | null;
}

/**
 * Returns the cover picture or a picture object as it lies on the front. Returns null for a picture that a fill cannot show again: one
 * that is turned, flipped, blurred, stretched or printed as a screen, and one that is not on the front.
 */
export function pictureInPlace(
  design: Design,
  geometry: CoverGeometry,
  id: string,
  facts: Pick<PictureFacts, 'horizon'> | null,
): PictureInPlace | null {
  const found = id === COVER_PICTURE ? coverPicture(design, geometry) : objectPicture(design, geometry, id);
  if (!found || found.screen || found.image === null) return null;
  const { image, source, destination, isMirrored, area } = found;
  const scale = destination.width / source.width;
  if (Math.abs(scale / (destination.height / source.height) - 1) > STRETCHED) return null;
  const beyond = isMirrored ? image.width - source.x - source.width : source.x;
  const placement = {
    x: destination.x - beyond * scale,
    y: destination.y - source.y * scale,
    width: image.width * scale,
    height: image.height * scale,
  };
  const shown = intersection(intersection(destination, area) ?? area, geometry.panels.front);
  const seen = shown && intersection(shown, placement);
  if (!seen) return null;
  const horizon = facts?.horizon ?? null;
  const line = horizon && (isMirrored ? horizon.line.toReversed() : horizon.line);
  return {
    placement,
    seen,
    horizon: horizon && line && horizonOnBoard({ quality: horizon.quality, line }, placement),
    fillOf: (box, cutOut = image) => {
      const fade = found.fade ? fadeWithin(found.fade, area, box) : null;
      if (fade === 'across') return null;
      return { ...fillInPlace(cutOut, placement, box), mirrorX: isMirrored ? -1 : 1, filter: found.filter, ...(fade ? { fade } : {}) };
    },
  };
}

/** The largest difference between a picture's two scales that nobody sees. */
const STRETCHED = 0.01;

interface Found extends PictureTreatment {
  readonly image: CoverObjectImage['image'];
  readonly source: Rect;
  readonly destination: Rect;
  readonly area: Rect;
  readonly isMirrored: boolean;
  readonly filter: PictureFill['filter'];
}

function coverPicture({ coverImage }: Design, geometry: CoverGeometry): Found | null {
  const { currentDesignImage: image, imageFilter: filter, fade, screen, blur, transformX, transformY } = coverImage;
  const placed = placeCoverImage(coverImage, geometry);
  if (!image || !placed || blur || placed.rotation !== 0 || transformY < 0) return null;
  const { source, destination, area } = placed;
  return { image, source, destination, area, isMirrored: transformX < 0, filter, fade, screen };
}

function objectPicture({ coverObjectImages }: Design, geometry: CoverGeometry, id: string): Found | null {
  const object = coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (!object || object.rotation !== 0 || object.transformY < 0 || object.hidden || object.opacity < 1) return null;
  const { image, filter = null, fade, screen, transformX, blend = 'normal' } = object;
  if (blend !== 'normal') return null;
  const area = placeObject(object, geometry);
  return { image, source: objectSource(object), destination: area, area, isMirrored: transformX < 0, filter, fade, screen };
}

/** The distance in print pixels by which edges may differ and still count as the same. */
const SAME_EDGE = 1;

/**
 * Returns a fade of `area` as a fade of a box within it; null if it ends before the box begins. A fade that only begins within the box, or
 * into the layers below, cannot be repeated there.
 */
function fadeWithin(fade: PictureFade, area: Rect, box: Rect): PictureFade | 'across' | null {
  const edges = [
    ['top', box.y - area.y, area.height, box.height],
    ['bottom', area.y + area.height - box.y - box.height, area.height, box.height],
    ['left', box.x - area.x, area.width, box.width],
    ['right', area.x + area.width - box.x - box.width, area.width, box.width],
  ] as const;
  const shares = edges.map(([edge, away, long, own]) => {
    const length = fade[edge] * long;
    if (length - away <= SAME_EDGE || fade[edge] === 0) return [edge, 0] as const;
    return [edge, away > SAME_EDGE || length > own || fade.colour === null ? null : length / own] as const;
  });
  if (shares.some(([, share]) => share === null)) return 'across';
  return shares.some(([, share]) => share !== 0) ? { ...fade, ...Object.fromEntries(shares) } : null;
}
