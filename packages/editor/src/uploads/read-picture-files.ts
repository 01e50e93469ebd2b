import { pictureExtension } from '../api/upload-picture.ts';

/** Returns the pictures among dropped or pasted files. */
export function readPictureFiles(data: Pick<DataTransfer, 'files'> | null): readonly File[] {
  return [...(data?.files ?? [])].filter((file) => pictureExtension(file) !== null);
}

/** Returns the pasted pictures. A text with a rendered picture of itself, as word processors copy it, counts as text. */
export function pastedPictures(data: Pick<DataTransfer, 'files' | 'types'> | null): readonly File[] {
  return data?.types.includes('text/plain') ? [] : readPictureFiles(data);
}

/** Returns true if a drag holds files. Browsers list them only at the drop. */
export function dragHasFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data?.types.includes('Files') ?? false;
}
