import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { readPictureForBrief } from '../cli/inquiry-options.ts';

/** The pictures that tests of this process have read. Reading one takes longer than composing a cover. */
const read = new Map<string, Promise<BriefPicture>>();

/** Reads a picture of the library for composing covers, once in a process. */
export const readPictureOnce: typeof readPictureForBrief = (picture) => {
  const known = read.get(picture.id) ?? readPictureForBrief(picture);
  read.set(picture.id, known);
  return known;
};
