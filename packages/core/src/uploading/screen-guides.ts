import { FORMATS } from '../formats/format.ts';
import type { UploadedBook, UploadGuide, UploadValue } from './upload-guide.ts';
import { say } from './say.ts';

/** Returns the guide for the cover of an eBook: KDP first, then the shops that accept the same file. */
export function ebookGuide(book: UploadedBook): UploadGuide {
  return {
    format: 'ebook',
    name: say('uploadEbook'),
    steps: [
      {
        name: say('amazonKdp'),
        text: say('kindleCover'),
        values: pictureValues('ebook', book.file),
      },
      {
        name: say('otherShops'),
        text: say('otherEbookShops'),
        values: [],
      },
    ],
    note: null,
  };
}

/** Returns the guide for the square cover of an audiobook. */
export function audiobookGuide(book: UploadedBook): UploadGuide {
  return {
    format: 'audiobook',
    name: say('uploadAudiobook'),
    steps: [
      {
        name: say('acx'),
        text: say('acxCover'),
        values: pictureValues('audiobook', book.file),
      },
      { name: say('otherShops'), text: say('otherAudioShops'), values: [] },
    ],
    note: null,
  };
}

function pictureValues(format: 'ebook' | 'audiobook', file: string): readonly UploadValue[] {
  const { width, height } = FORMATS[format].filePixels;
  return [
    { label: say('file'), value: file },
    { label: say('size'), value: say('pixels', { width, height }) },
    { label: say('type'), value: say('jpegRgb') },
  ];
}
