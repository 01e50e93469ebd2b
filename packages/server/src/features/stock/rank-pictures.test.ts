import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import { expect, test } from 'vitest';
import { picturesOfGenre, rankPictures } from './rank-pictures.ts';

function picture(id: string, title: string, tags: string[], coverSuitability: number, genres = ['literary']): LibraryPicture {
  return {
    id,
    file: `photos/${id}.jpg`,
    title,
    author: 'A. Marchmont',
    licence: 'CC0-1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    licenceBasis: 'per-file',
    attributionRequired: false,
    attribution: null,
    rightsNote: null,
    sourcePage: null,
    sourcePackage: null,
    sourcePackageVersion: null,
    originalFile: null,
    kind: 'photo',
    transparent: false,
    tags,
    genres,
    coverSuitability,
    width: 30,
    height: 20,
    bytes: 1,
    orientation: 'landscape',
    dominant: '#000000',
    focus: { x: 0.5, y: 0.5 },
    maxPrintInches300dpi: [1, 1],
  };
}

const pictures = [
  picture('harbour', 'Harbour at dusk', ['boats', 'sea'], 2),
  picture('sea', 'The sea', ['waves', 'water'], 5, ['thriller']),
  picture('cafe', 'Café table', ['lamp'], 4, ['romance']),
  picture('storm', 'Storm', ['sea', 'waves'], 3, ['thriller']),
];
const ids = (found: readonly LibraryPicture[]) => found.map(({ id }) => id);

test('[S1] a tag counts before a title, and among equals the better cover comes first', () => {
  expect(ids(rankPictures(pictures, 'sea'))).toEqual(['storm', 'harbour', 'sea']);
});

test('[S1] every word of a search counts, in any number and without accents', () => {
  expect(ids(rankPictures(pictures, 'boat  SEA'))).toEqual(['harbour', 'storm', 'sea']);
  expect(ids(rankPictures(pictures, 'cafe'))).toEqual(['cafe']);
  expect(ids(rankPictures(pictures, 'harb'))).toEqual(['harbour']);
  expect(rankPictures(pictures, 'zebra')).toEqual([]);
});

test('[S1] a search for nothing shows everything, the best covers first', () => {
  expect(ids(rankPictures(pictures, '  '))).toEqual(['sea', 'cafe', 'storm', 'harbour']);
});

test('[D11] a genre shows its own pictures, the best covers first', () => {
  expect(ids(picturesOfGenre(pictures, ' Thriller'))).toEqual(['sea', 'storm']);
  expect(picturesOfGenre(pictures, 'unknown')).toEqual([]);
});
