import { readFile } from 'node:fs/promises';
import { type LibraryPicture, pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';

const LIBRARY = new URL('../../../../assets/pictures/', import.meta.url);

/** Reads the embedded picture library from its license ledger. */
export async function readLibrary(): Promise<readonly LibraryPicture[]> {
  return pictureManifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', LIBRARY), 'utf8'))).images;
}

/** Returns the bytes of a full picture. @throws the error of the file system if it is missing. */
export async function readLibraryPicture({ file }: Pick<LibraryPicture, 'file'>): Promise<Uint8Array> {
  return readFile(new URL(file, LIBRARY));
}
