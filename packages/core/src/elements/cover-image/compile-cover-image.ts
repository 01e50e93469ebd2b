import type { CoverImage } from '../../design/cover-image.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { centreOf, rotationAbout, transformedBounds } from '../../geometry/shapes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { ImageNode, SceneLayer, SceneNode } from '../../scene/scene.ts';
import { fadedPicture, screenedPicture } from '../../scene/treated-picture.ts';
import { type PlacedCoverImage, placeCoverImage } from './place-cover-image.ts';
import { reflectedPictures } from './reflected-pictures.ts';

/** The blur of the picture's continuation as a share of the front's width, so that no detail competes with the blurb. */
const WRAP_BLUR = 0.02;

export function compileCoverImage(coverImage: CoverImage, geometry: CoverGeometry): SceneLayer | null {
  const placed = placeCoverImage(coverImage, geometry);
  if (!placed) return null;
  const { area, frame, rotation } = placed;
  const pictures = withWrap(coverImage, placed, shownPictures(coverImage, placed, geometry), geometry);
  const turned: readonly SceneNode[] =
    rotation === 0 ? pictures : [{ kind: 'group', transform: rotationAbout(rotation, centreOf(frame)), children: pictures }];
  return {
    id: 'coverImage',
    kind: 'coverImage',
    bounds: area,
    rotation: 0,
    inkBounds: area,
    nodes: [{ kind: 'group', clip: rectanglePath(area), children: fadedPicture(turned, coverImage, area) }],
  };
}

function shownPictures(coverImage: CoverImage, placed: PlacedCoverImage, geometry: CoverGeometry): readonly ImageNode[] {
  const image = coverImage.currentDesignImage;
  if (!image) return [];
  const node: ImageNode = {
    kind: 'image',
    asset: image.assetId,
    source: placed.source,
    destination: placed.destination,
    mirrorX: coverImage.transformX < 0,
    mirrorY: coverImage.transformY < 0,
    ...(coverImage.imageFilter ? { filter: coverImage.imageFilter } : {}),
    ...(coverImage.blur ? { blur: coverImage.blur * geometry.boards.front.width } : {}),
  };
  return screenedPicture(node, image, coverImage.cropperState ? { ...coverImage, extension: undefined } : coverImage, placed.area);
}

/** Adds the continuation over spine and back to a picture that was placed on the front alone. */
function withWrap(
  { wrapEdge }: CoverImage,
  { area, frame, rotation, destination }: PlacedCoverImage,
  pictures: readonly ImageNode[],
  { boards }: CoverGeometry,
): readonly ImageNode[] {
  if (!wrapEdge) return pictures;
  const covered = transformedBounds(rotationAbout(-rotation, centreOf(frame)), area);
  const reflected = reflectedPictures(pictures, destination, covered);
  const blur = WRAP_BLUR * boards.front.width;
  const beyond = wrapEdge === 'mirror' ? reflected : reflected.map((node) => ({ ...node, blur: Math.max(blur, node.blur ?? 0) }));
  return [...beyond, ...pictures];
}
