import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Design } from '@coverwright/core/design/design.ts';
import { libraryPictureId } from '@coverwright/core/pictures/library-image.ts';
import { readLibrary, readLibraryPicture } from '../library/read-library.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { CommandLineFault } from './fault.ts';

/** Reads a design's pictures: the library's by id, an author's own by the path beside the design file. */
export function pictureReader(design: Design, designPath: string): PictureReader {
  const images = [
    ...(design.coverImage.currentDesignImage ? [design.coverImage.currentDesignImage] : []),
    ...design.coverObjectImages.map(({ image }) => image),
  ];
  return async (asset) => {
    const id = libraryPictureId(asset);
    if (id !== null) {
      const picture = (await readLibrary()).find((candidate) => candidate.id === id);
      if (!picture) throw new CommandLineFault(`the picture library has no "${id}"`);
      return readLibraryPicture(picture);
    }
    const image = images.find((candidate) => candidate.assetId === asset);
    const path = resolve(dirname(designPath), image?.urls.full ?? asset);
    return readFile(path).catch(() => {
      throw new CommandLineFault(`${path}: the picture of this design is not there`);
    });
  };
}
