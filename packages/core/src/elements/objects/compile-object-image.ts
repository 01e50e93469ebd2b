import type { CoverObjectImage } from '../../design/cover-object-image.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { centreOf, rotationAbout, transformedBounds } from '../../geometry/shapes.ts';
import { castShadow } from '../../scene/cast-shadow.ts';
import { treatedPicture } from '../../scene/treated-picture.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import { objectSource, objectTreatment } from './object-picture.ts';
import { placeObject } from './place-object.ts';

export function compileObjectImage(object: CoverObjectImage, geometry: CoverGeometry): SceneLayer {
  const bounds = placeObject(object, geometry);
  const turn = rotationAbout(object.rotation, centreOf(bounds));
  return {
    id: object.uniqueObjectId,
    kind: 'objectImage',
    bounds,
    rotation: object.rotation,
    inkBounds: transformedBounds(turn, bounds),
    nodes: [
      {
        kind: 'group',
        ...(object.rotation === 0 ? {} : { transform: turn }),
        ...(object.opacity < 1 ? { opacity: object.opacity } : {}),
        ...(object.blend && object.blend !== 'normal' ? { blend: object.blend } : {}),
        children: castShadow(
          treatedPicture(
            {
              kind: 'image',
              asset: object.image.assetId,
              source: objectSource(object),
              destination: bounds,
              mirrorX: object.transformX < 0,
              mirrorY: object.transformY < 0,
              ...(object.filter ? { filter: object.filter } : {}),
            },
            object.image,
            objectTreatment(object),
            bounds,
          ),
          object.shadow,
          object,
          { rotation: object.rotation, mirrorX: false, mirrorY: false },
        ),
      },
    ],
  };
}
