import type { BriefPicture, CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { picturesNamed } from '@coverwright/core/pictures/pictures-for-title.ts';
import { readLibrary } from '../library/read-library.ts';
import { readPictureForBrief } from './inquiry-options.ts';

/** The number of library pictures that ideas are made with when the author gives none. */
const LIBRARY_PICTURES = 6;
/** The largest number of pictures chosen by the title, so that the genre's own mood is represented too. */
const MAX_NAMED = 3;
/** The number of the genre's own pictures from which those of related genres are not used. */
const ENOUGH_PICTURES = 3;

/**
 * Returns library pictures for a book. Pictures of objects that the title names come first, followed by the genre's own.
 * @param read reads a picture. One that keeps what it read saves most of the time where many books are composed.
 */
export async function libraryPicturesFor(
  { title, genre }: Pick<CoverBrief, 'title' | 'genre'>,
  read: typeof readPictureForBrief = readPictureForBrief,
): Promise<readonly BriefPicture[]> {
  const library = await readLibrary();
  const suitable = picturesForGenre(genre, library);
  const own = suitable.filter(({ genres }) => genres.includes(genre.imageCollection));
  const chosen = own.length >= ENOUGH_PICTURES ? own : suitable;
  const pictures = new Set([...picturesNamed(title, library).slice(0, MAX_NAMED), ...chosen]);
  return Promise.all([...pictures].slice(0, LIBRARY_PICTURES).map(read));
}
