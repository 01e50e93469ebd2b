import type { PictureExtension } from '../design/picture-treatment.ts';
import type { Rect, Size } from '../geometry/shapes.ts';
import type { ImageNode } from './scene.ts';

/**
 * The overlap of the mirrored part and the picture, as a share of the picture's height. It hides the hairline at their seam, even in a
 * thumbnail.
 */
const OVERLAP = 0.01;

/** Returns the area of the whole picture in its own pixels, including the extension above or below it. */
export function wholePicture({ width, height }: Size, extension: PictureExtension | undefined): Rect {
  const added = (extension?.share ?? 0) * height;
  return { x: 0, y: extension?.edge === 'top' ? -added : 0, width, height: height + added };
}

/** Splits a node whose source is `wholePicture` into nodes that show the picture itself and its mirrored extension. */
export function extendedPicture(node: ImageNode, { width, height }: Size, extension: PictureExtension | undefined): readonly ImageNode[] {
  if (!extension) return [node];
  const { source, destination } = node;
  const added = extension.share * height;
  const overlap = OVERLAP * height;
  const unit = destination.height / source.height;
  // A flipped picture has its extension at the opposite end.
  const isAbove = (extension.edge === 'top') !== (node.mirrorY ?? false);
  const own = { ...destination, y: destination.y + (isAbove ? added * unit : 0), height: height * unit };
  const part = { x: 0, y: extension.edge === 'top' ? 0 : height - added, width, height: added };
  const beyond = {
    ...destination,
    y: isAbove ? destination.y : destination.y + (height - overlap) * unit,
    height: (added + overlap) * unit,
  };
  return [
    { ...node, source: part, destination: beyond, mirrorY: !(node.mirrorY ?? false) },
    { ...node, source: { x: 0, y: 0, width, height }, destination: own },
  ];
}
