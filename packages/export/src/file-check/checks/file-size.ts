import type { FileCheck, FileSubject } from '../file-check.ts';

/** Asked of a file before it is even opened. */
export const fileSize = ({ size, rules }: Pick<FileSubject, 'size' | 'rules'>): ReturnType<FileCheck> => {
  const megabytes = size / 1e6;
  if (megabytes <= rules.largestMegabytes) return [];
  return [
    {
      severity: 'error',
      message: `The file has ${Math.ceil(megabytes)} MB; ${rules.largestMegabytes} MB are taken. Save its pictures at 300 dpi as JPEG.`,
    },
  ];
};
