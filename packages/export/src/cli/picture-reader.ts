import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { libraryPictureId } from '@coverwright/core/pictures/library-image.ts';
import { readLibrary, readLibraryPicture } from '../library/read-library.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a reader for a design's pictures: those of the library by id, an author's own by their path relative to the design file. */
export function pictureReader(designPath: string): PictureReader {
  return async (asset) => {
    const id = libraryPictureId(asset);
    if (id !== null) {
      const picture = (await readLibrary()).find((candidate) => candidate.id === id);
      if (!picture) throw new CommandLineFault(say('notInLibrary', { picture: id }));
      return readLibraryPicture(picture);
    }
    const path = resolve(dirname(designPath), asset);
    return readFile(path).catch(() => {
      throw new CommandLineFault(
        UUID.test(asset) ? say('pictureOnServer', { path: designPath, picture: asset }) : say('pictureNotThere', { path }),
      );
    });
  };
}
