import { BLACK, type Rgba, withAlpha } from '../design/colour.ts';
import type { PictureFade, PictureScreen, PictureTreatment } from '../design/picture-treatment.ts';
import type { Point, Rect, Size } from '../geometry/shapes.ts';
import { extendedPicture } from './extended-picture.ts';
import { rectanglePath } from './path.ts';
import type { FillNode, ImageNode, ImageScreen, SceneNode } from './scene.ts';

/**
 * Returns the nodes of a picture with the treatments after its filter: an extension, a screen, and a fade at its edges.
 * @param node shows `wholePicture` of the picture and its extension.
 * @param area the area that the picture fills.
 */
export function treatedPicture(node: ImageNode, picture: Size, treatment: PictureTreatment, area: Rect): readonly SceneNode[] {
  return fadedPicture(screenedPicture(node, picture, treatment, area), treatment, area);
}

/** Returns the picture with its extension and its screen. The fade is applied separately, because it does not rotate with the picture. */
export function screenedPicture(node: ImageNode, picture: Size, { extension, screen }: PictureTreatment, area: Rect): readonly ImageNode[] {
  const images = extendedPicture(node, picture, extension);
  return screen ? images.map((image) => ({ ...image, screen: screenOver(screen, area) })) : images;
}

/** Returns the nodes of a picture that fades into a color at its edges, or into the layers below it. */
export function fadedPicture(picture: readonly SceneNode[], { fade }: PictureTreatment, area: Rect): readonly SceneNode[] {
  if (!fade) return picture;
  const edges = fadeNodes(fade, fade.colour ?? BLACK, area);
  if (fade.colour || edges.length === 0) return [...picture, ...edges];
  return [{ kind: 'group', children: picture, mask: { nodes: edges, inverted: true } }];
}

function screenOver({ kind, pitch, angle, wave, waveLength, colour, ground }: PictureScreen, area: Rect): ImageScreen {
  const { width } = area;
  return { kind, angle, colour, ground, area, pitch: pitch * width, wave: wave * width, waveLength: waveLength * width };
}

/** The opacity along a fade, from the edge inward, with soft ends. */
const LEFT = [1, 0.93, 0.75, 0.5, 0.25, 0.07, 0];

function fadeNodes({ top, right, bottom, left }: PictureFade, colour: Rgba, area: Rect): readonly FillNode[] {
  const { x, y, width, height } = area;
  const [endX, endY] = [x + width, y + height];
  const edges: readonly (readonly [number, Point, Point])[] = [
    [top, { x, y }, { x, y: y + height * top }],
    [bottom, { x, y: endY }, { x, y: endY - height * bottom }],
    [left, { x, y }, { x: x + width * left, y }],
    [right, { x: endX, y }, { x: endX - width * right, y }],
  ];
  return edges
    .filter(([share]) => share > 0)
    .map(([, from, to]) => ({
      kind: 'fill',
      path: rectanglePath(area),
      paint: {
        kind: 'linear',
        from,
        to,
        stops: LEFT.map((share, index) => ({ offset: index / (LEFT.length - 1), colour: withAlpha(colour, colour.a * share) })),
      },
    }));
}
