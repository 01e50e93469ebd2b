import { capitalize } from '@coverwright/core/text/capitalize.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { creditOfPicture, creditsOfIcons } from '@coverwright/core/preflight/measuring/credits-due.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { describeTrim, trim } from '@coverwright/core/platforms/trim.ts';
import { picturesOf } from '../design-file/assets-of.ts';
import { bookWords } from '../exporters/book-words.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { sayPlatform } from '@coverwright/core/platforms/say-platform.ts';
import { packageMessages } from './messages.ts';

const say = createTranslator(packageMessages, DEFAULT_LOCALE);

/** Returns the README of a package, which describes each file and where to upload it. */
export function packageReadme(products: readonly { readonly design: Design; readonly file: string }[], notes: readonly string[]): string {
  const [first] = products;
  const credits = [...new Set(products.flatMap(({ design }) => creditsOf(design)))];
  const { title, author } = first ? bookWords(first.design) : { title: '', author: '' };
  return `${[
    author ? say('titleBy', { title: title || say('untitled'), author }) : title || say('untitled'),
    '',
    ...products.flatMap(({ design, file }) => [
      file,
      `  ${say(design.format, { printer: capitalize(PLATFORMS[design.publisher].name) })}`,
      `  ${measures(design)}`,
      '',
    ]),
    'licences.csv',
    `  ${say('licenses')}`,
    '',
    say('designFile'),
    `  ${say('designs')}`,
    ...(credits.length > 0 ? ['', say('copyrightPage'), ...credits.map((credit) => `  ${credit}`)] : []),
    ...(notes.length > 0 ? ['', say('mind'), ...notes.map((note) => `  - ${note}`)] : []),
  ].join('\n')}\n`;
}

/** Returns the credits that the pictures and icons of a cover require. */
function creditsOf(design: Design): readonly string[] {
  const ofPictures = picturesOf([design]).flatMap((image) => creditOfPicture(image.assetId, image) ?? []);
  return [...ofPictures, ...creditsOfIcons(design)].map(({ credit }) => credit);
}

function measures(design: Design): string {
  const pixels = FORMATS[design.format].filePixels;
  if (pixels) return say('picture', { width: pixels.width, height: pixels.height });
  const { widthInches, heightInches, spineInches } = measureCover(specificationOf(design));
  const { width, height } = design.measurements.trimSize;
  return say('measures', {
    trim: describeTrim(trim(width, height)),
    pages: design.extent,
    paper: sayPlatform(design.paperType.type),
    width: widthInches.toFixed(3),
    height: heightInches.toFixed(3),
    spine: spineInches.toFixed(3),
  });
}
