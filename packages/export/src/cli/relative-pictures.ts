import { dirname, relative, resolve } from 'node:path';
import { FILE_PICTURE } from '@coverwright/core/design/design-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { mapPictures } from '@coverwright/core/design/map-pictures.ts';

/** A design names its own pictures as seen from its folder. */
export function withRelativePictures(design: Design, input: string, output: string): Design {
  const [from, to] = [dirname(resolve(input)), dirname(resolve(output))];
  if (from === to) return design;
  return mapPictures(design, (image) =>
    image.type === FILE_PICTURE ? { ...image, assetId: relative(to, resolve(from, image.assetId)) } : image,
  );
}
