import type { Fill, PictureFill } from '../design/fill.ts';
import { coverAround } from '../elements/cover-image/place-cover-image.ts';
import type { Rect } from '../geometry/shapes.ts';
import { wholePicture } from './extended-picture.ts';
import { linearAcross, radialWithin } from './gradient.ts';
import type { Path } from './path.ts';
import type { GroupNode, ImageNode, Paint, SceneNode } from './scene.ts';
import { treatedPicture } from './treated-picture.ts';

/**
 * Returns the nodes of a filled outline: a paint, or a picture that is clipped to it. @param box the box that gradients and pictures span.
 */
export function fillNodes(path: Path, fill: Fill, box: Rect, rule: 'nonzero' | 'evenodd' = 'nonzero'): readonly SceneNode[] {
  if (fill.kind === 'picture') return [pictureInside(path, fill, box, rule)];
  return [{ kind: 'fill', path, paint: paintOf(fill, box), rule }];
}

export function paintOf(fill: Exclude<Fill, PictureFill>, box: Rect): Paint {
  switch (fill.kind) {
    case 'solid':
      return { kind: 'solid', colour: fill.colour };
    case 'linear':
      return linearAcross(box, fill.angle, fill.stops);
    case 'radial':
      return radialWithin(box, fill.stops);
  }
}

/** Returns a picture over `box`, clipped to an outline. Clip paths stay vectors in print. */
export function pictureInside(path: Path, fill: PictureFill, box: Rect, rule: 'nonzero' | 'evenodd' = 'nonzero'): GroupNode {
  return {
    kind: 'group',
    clip: path,
    ...(rule === 'evenodd' ? { clipRule: rule } : {}),
    children: treatedPicture(pictureOver(fill, box), fill.image, fill, box),
  };
}

function pictureOver({ image, focus, zoom, offset, mirrorX, filter, extension }: PictureFill, box: Rect): ImageNode {
  const whole = wholePicture(image, extension);
  const inWhole = { x: focus.x, y: (focus.y * image.height - whole.y) / whole.height };
  const shown = mirrorX < 0 ? { ...inWhole, x: 1 - focus.x } : inWhole;
  const placed = coverAround(whole, box, shown, { x: 0.5 + offset.x, y: 0.5 + offset.y }, zoom);
  return {
    kind: 'image',
    asset: image.assetId,
    source: whole,
    destination: { ...placed, x: box.x + placed.x, y: box.y + placed.y },
    ...(mirrorX < 0 ? { mirrorX: true } : {}),
    ...(filter ? { filter } : {}),
  };
}
