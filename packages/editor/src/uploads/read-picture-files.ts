import { pictureExtension } from '../api/upload-picture.ts';

/** The pictures among what was dropped or pasted. */
export function readPictureFiles(data: Pick<DataTransfer, 'files'> | null): readonly File[] {
  return [...(data?.files ?? [])].filter((file) => pictureExtension(file) !== null);
}

/** Whether something that is dragged over the page holds files: which ones is told only when they are dropped. */
export function carriesFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data?.types.includes('Files') ?? false;
}
