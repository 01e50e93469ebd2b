import type { FileCheck, FileSubject } from '../file-check.ts';
import { say } from '../say.ts';

/** Reports a file that is too large, before it is opened. */
export const fileSize = ({ size, rules }: Pick<FileSubject, 'size' | 'rules'>): ReturnType<FileCheck> => {
  const megabytes = size / 1e6;
  if (megabytes <= rules.largestMegabytes) return [];
  return [
    {
      severity: 'error',
      message: say('tooLarge', { size: Math.ceil(megabytes), most: rules.largestMegabytes }),
    },
  ];
};
