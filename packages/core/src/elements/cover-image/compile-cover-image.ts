import type { CoverImage } from '../../design/cover-image.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { rectanglePath } from '../../scene/path.ts';
import { treatedPicture } from '../../scene/treated-picture.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import { placeCoverImage } from './place-cover-image.ts';

export function compileCoverImage(coverImage: CoverImage, geometry: CoverGeometry): SceneLayer | null {
  const placed = placeCoverImage(coverImage, geometry);
  const image = coverImage.currentDesignImage;
  if (!placed || !image) return null;
  return {
    id: 'coverImage',
    kind: 'coverImage',
    bounds: placed.area,
    rotation: 0,
    inkBounds: placed.area,
    nodes: [
      {
        kind: 'group',
        clip: rectanglePath(placed.area),
        children: treatedPicture(
          {
            kind: 'image',
            asset: image.assetId,
            source: placed.source,
            destination: placed.destination,
            mirrorX: coverImage.transformX < 0,
            mirrorY: coverImage.transformY < 0,
            ...(coverImage.imageFilter ? { filter: coverImage.imageFilter } : {}),
          },
          image,
          coverImage.cropperState ? { ...coverImage, extension: undefined } : coverImage,
          placed.area,
        ),
      },
    ],
  };
}
