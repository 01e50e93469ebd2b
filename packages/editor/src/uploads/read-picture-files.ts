import { pictureExtension } from '../api/upload-picture.ts';

/** The pictures among what was dropped or pasted. */
export function readPictureFiles(data: Pick<DataTransfer, 'files'> | null): readonly File[] {
  return [...(data?.files ?? [])].filter((file) => pictureExtension(file) !== null);
}

/** The pictures that are pasted. Words that come with a picture of themselves, as from a word processor, are words. */
export function pastedPictures(data: Pick<DataTransfer, 'files' | 'types'> | null): readonly File[] {
  return data?.types.includes('text/plain') ? [] : readPictureFiles(data);
}

/** Returns true if a drag holds files. Browsers list them only at the drop. */
export function dragHasFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data?.types.includes('Files') ?? false;
}
