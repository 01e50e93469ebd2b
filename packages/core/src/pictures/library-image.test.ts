import { expect, test } from 'vitest';
import { libraryPictureId, stockImage } from './library-image.ts';

const photo = {
  source: 'library',
  id: 'beach-at-sundown',
  width: 3840,
  height: 2560,
  photographerName: 'Quino Al',
  profileLink: 'https://example.org/quino',
  licence: 'CC0-1.0',
};

test('[S4] a picture of a source keeps its maker, and the asset id leads back to the source', () => {
  const image = stockImage(photo);
  expect(image).toMatchObject({ type: 'library', assetId: 'library/beach-at-sundown', photographerName: 'Quino Al', licence: 'CC0-1.0' });
  expect(libraryPictureId(image.assetId)).toBe('beach-at-sundown');
});

test('[S1] a picture from elsewhere is none of the library’s', () => {
  expect(libraryPictureId(stockImage({ ...photo, source: 'unsplash' }).assetId)).toBeNull();
});
