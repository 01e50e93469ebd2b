import { FORMATS } from '../formats/format.ts';
import type { UploadedBook, UploadGuide, UploadValue } from './upload-guide.ts';

/** The cover picture of an eBook: KDP first, then the shops that take the same file. */
export function ebookGuide(book: UploadedBook): UploadGuide {
  return {
    format: 'ebook',
    name: 'Upload the eBook cover',
    steps: [
      {
        name: 'Amazon KDP',
        text: 'On the page “Kindle eBook Content”, under “Kindle eBook Cover”, choose “Upload a cover you already have (JPG/TIFF only)”. The cover is not part of the manuscript’s file.',
        values: pictureValues('ebook', book.file),
      },
      {
        name: 'Other shops',
        text: 'Apple Books, Kobo, Barnes & Noble Press, IngramSpark and Draft2Digital take the same file where they ask for the cover image.',
        values: [],
      },
    ],
    note: null,
  };
}

/** The square cover of an audiobook. */
export function audiobookGuide(book: UploadedBook): UploadGuide {
  return {
    format: 'audiobook',
    name: 'Upload the audiobook cover',
    steps: [
      {
        name: 'ACX (Audible, Amazon, Apple Books)',
        text: 'Open your title in ACX, choose “Upload cover art” and take this file. ACX asks for a true square of 2400 pixels or more, without bars at the sides.',
        values: pictureValues('audiobook', book.file),
      },
      { name: 'Other shops', text: 'Findaway Voices, Spotify and Kobo take the same file.', values: [] },
    ],
    note: null,
  };
}

function pictureValues(format: 'ebook' | 'audiobook', file: string): readonly UploadValue[] {
  const { width, height } = FORMATS[format].filePixels;
  return [
    { label: 'File', value: file },
    { label: 'Size', value: `${width} × ${height} pixels` },
    { label: 'Type', value: 'JPEG, RGB' },
  ];
}
