import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STOCK_COLOURS, STOCK_ORIENTATIONS, type StockPage, type StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { type DerivedPicture, derivedPicturesSchema } from '@coverwright/core/pictures/derived-pictures.ts';
import { type LibraryPicture, pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import type { LibraryFiles } from '../features/pictures/resolve-picture.ts';
import { colourName } from '../features/stock/colour-name.ts';
import { picturesOfGenre, rankPictures } from '../features/stock/rank-pictures.ts';
import type { StockFilters, StockSource } from '../ports/stock-source.ts';

const PAGE_SIZE = 24;
const LIBRARY_ID = 'library';

export interface LibraryFolders {
  /** Folder of `manifest.json` and the full-size pictures. */
  readonly pictures: string;
  /** Folder of `index.json` and the small copies that the build makes. */
  readonly copies: string;
}

export interface LibraryStock extends StockSource, LibraryFiles {
  /** Returns the entry of a picture, or null. */
  photoOf(id: string): StockPhoto | null;
}

/** The embedded picture library, which needs neither key nor network. Genres are its collections. */
export async function openLibraryStock(folders: LibraryFolders): Promise<LibraryStock> {
  const manifest = pictureManifestSchema.parse(JSON.parse(await readFile(join(folders.pictures, 'manifest.json'), 'utf8')));
  const copies = await readCopies(join(folders.copies, 'index.json'));
  const pageOf = (found: readonly LibraryPicture[], page: number): StockPage => ({
    status: 200,
    photos: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((picture) => toPhoto(picture, copies.get(picture.id))),
    page,
    totalPages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
  });
  const pictureOf = (id: string) => manifest.images.find((candidate) => candidate.id === id);
  return {
    id: LIBRARY_ID,
    about: { name: 'Library', home: null, needsCredit: false, orientations: [...STOCK_ORIENTATIONS], colours: [...STOCK_COLOURS] },
    pictureOrigins: [],
    ranksForFront: true,
    search: async (term, page, wish) => succeed(pageOf(rankPictures(manifest.images, term, wish.front).filter(suits(wish)), page)),
    collection: async (id, page, wish) => succeed(pageOf(picturesOfGenre(manifest.images, id, wish.front).filter(suits(wish)), page)),
    async original(id) {
      const picture = pictureOf(id);
      if (!picture) return refuse({ code: 'assetNotFound' });
      return succeed({ photo: toPhoto(picture, copies.get(id)), bytes: await readFile(join(folders.pictures, picture.file)) });
    },
    fileOf(id, size) {
      const picture = pictureOf(id);
      const copy = size === 'full' ? undefined : copies.get(id)?.[size];
      if (copy) return { path: join(folders.copies, copy.file), address: `/pictures/copies/${copy.file}` };
      return picture ? { path: join(folders.pictures, picture.file), address: `/pictures/${picture.file}` } : null;
    },
    photoOf(id) {
      const picture = pictureOf(id);
      return picture ? toPhoto(picture, copies.get(id)) : null;
    },
  };
}

function suits({ orientation, colour }: StockFilters) {
  return (picture: LibraryPicture) =>
    (orientation === undefined || picture.orientation === orientation) && (colour === undefined || colourName(picture.dominant) === colour);
}

function toPhoto(picture: LibraryPicture, copies: DerivedPicture | undefined): StockPhoto {
  const full = `/pictures/${picture.file}`;
  return {
    id: picture.id,
    urls: {
      full,
      regular: copies ? `/pictures/copies/${copies.regular.file}` : full,
      thumb: copies ? `/pictures/copies/${copies.thumb.file}` : full,
    },
    width: picture.width,
    height: picture.height,
    description: picture.title,
    photographerName: picture.author,
    profileLink: picture.sourcePage,
    source: LIBRARY_ID,
    sourcePage: picture.sourcePage,
    licence: picture.licence,
    licenceUrl: picture.licenceUrl,
    attribution: picture.attributionRequired ? (picture.attribution ?? picture.author) : null,
    focus: picture.focus,
    dominant: picture.dominant,
    transparent: picture.transparent,
  };
}

/** Reads the index of the small copies. Before the first build there is none, and full-size pictures are shown. */
async function readCopies(path: string): Promise<ReadonlyMap<string, DerivedPicture>> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return new Map();
  return new Map(derivedPicturesSchema.parse(JSON.parse(text)).pictures.map((picture) => [picture.id, picture]));
}
