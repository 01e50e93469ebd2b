import { dirname, relative, resolve } from 'node:path';
import { FILE_PICTURE } from '@coverwright/core/design/design-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { mapPictures } from '@coverwright/core/design/map-pictures.ts';

/** Rewrites the paths of a design's own pictures, which are relative to the design's folder. */
export function withRelativePictures(design: Design, input: string, output: string): Design {
  const [from, to] = [dirname(resolve(input)), dirname(resolve(output))];
  if (from === to) return design;
  return mapPictures(design, (image) =>
    image.type === FILE_PICTURE ? { ...image, assetId: relative(to, resolve(from, image.assetId)) } : image,
  );
}
