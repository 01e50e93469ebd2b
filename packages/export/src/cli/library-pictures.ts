import type { BriefPicture, CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { picturesNamed } from '@coverwright/core/pictures/pictures-for-title.ts';
import { readLibrary } from '../library/read-library.ts';
import { readPictureForBrief } from './inquiry-options.ts';

/** Pictures of the library that ideas are made with when the author gives none. */
const LIBRARY_PICTURES = 6;
/** Pictures that the title names, so that the genre's own mood stays in the dozen. */
const MAX_NAMED = 3;
/** The number of own pictures from which a genre uses none of its related genres'. */
const ENOUGH_PICTURES = 3;

/** Pictures of what the title names come first; the genre's own fill the rest. */
export async function libraryPicturesFor({ title, genre }: Pick<CoverBrief, 'title' | 'genre'>): Promise<readonly BriefPicture[]> {
  const library = await readLibrary();
  const suitable = picturesForGenre(genre, library);
  const own = suitable.filter(({ genres }) => genres.includes(genre.imageCollection));
  const chosen = own.length >= ENOUGH_PICTURES ? own : suitable;
  const pictures = new Set([...picturesNamed(title, library).slice(0, MAX_NAMED), ...chosen]);
  return Promise.all([...pictures].slice(0, LIBRARY_PICTURES).map(readPictureForBrief));
}
