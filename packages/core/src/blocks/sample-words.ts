import { partMessages } from '../elements/parts/messages.ts';

/** The sample texts of blocks. Preflight reports text that the author has not replaced, so that it is never sold. */
export const SAMPLE_BIO = 'Write two or three sentences here: where you live, what you wrote before, and where readers find you.';
export const SAMPLE_QUOTES = [
  { words: '“A sentence from someone whose taste your readers share.”', by: 'Name of a reviewer' },
  { words: '“And one more, shorter than the first.”', by: 'Name of another' },
] as const;
export const SAMPLE_PUBLISHER = 'Name of your imprint';
export const SAMPLE_PRICE = 'US $00.00';
export const SAMPLE_SUMMARY = 'Say who the story belongs to, what they want, and what stands in the way.';

export const BLOCK_SAMPLES: readonly string[] = [
  SAMPLE_BIO,
  ...SAMPLE_QUOTES.flatMap(({ words, by }) => [words, by]),
  SAMPLE_PUBLISHER,
  SAMPLE_PRICE,
  SAMPLE_SUMMARY,
];

/** The names of shapes that are placeholders for a picture of the author's. */
export const PHOTO_NAME = partMessages.texts.authorPhoto;
export const LOGO_NAME = partMessages.texts.publisherLogo;
export const PICTURE_PLACES: readonly string[] = [PHOTO_NAME, LOGO_NAME];
/** The opacity of a placeholder for a picture. */
export const WAITING = 0.16;
