import { readFile } from 'node:fs/promises';
import { type LibraryPicture, pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';

const LIBRARY = new URL('../../../../assets/pictures/', import.meta.url);

/** The embedded picture library, from its licence ledger. */
export async function readLibrary(): Promise<readonly LibraryPicture[]> {
  return pictureManifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', LIBRARY), 'utf8'))).images;
}

/** The full picture's bytes. @throws the file system's error when it is missing. */
export async function readLibraryPicture({ file }: Pick<LibraryPicture, 'file'>): Promise<Uint8Array> {
  return readFile(new URL(file, LIBRARY));
}
