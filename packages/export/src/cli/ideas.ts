import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { frontReader } from '../ideas/front-reader.ts';
import { CommandLineFault } from './fault.ts';
import { contactSheet } from './ideas-sheet.ts';
import { INQUIRY_OPTIONS, ownPicture, readInquiry, required } from './inquiry-options.ts';
import { libraryPicturesFor } from './library-pictures.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';
import { pictureReader } from './picture-reader.ts';
import { withFilledFlaps } from './with-filled-flaps.ts';
import { nameGenre } from '@coverwright/core/genres/name-genre.ts';
import { say } from './say.ts';

const MOST_IDEAS = 96;

/** `ideas`: composes a dozen covers for a book, each as a design, with a contact sheet of all of them. */
export async function ideas(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...BOOK_OPTIONS,
      ...INQUIRY_OPTIONS,
      image: { type: 'string', multiple: true },
      number: { type: 'string', short: 'n' },
      seed: { type: 'string' },
      output: { type: 'string', short: 'o' },
    },
  });
  const specification = readBook(values);
  const folder = required(values.output, '-o DIR');
  const count = readNumber(values.number ?? '12', '-n', 1, MOST_IDEAS);
  const seed = readNumber(values.seed ?? '7', '--seed', 0, 2 ** 31);
  const brief = { ...(await readInquiry(values)), specification };
  const named = (index: number) => join(folder, `idea-${String(index + 1).padStart(2, '0')}.json`);
  const pictures = values.image
    ? await Promise.all(values.image.map((path) => ownPicture(path, named(0))))
    : await libraryPicturesFor(brief);
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const made = composeIdeas({ brief, pictures, seed, count, readFront: frontReader(engine, pictures) }, engine);
  const designs = await Promise.all(made.map(({ design }) => withFilledFlaps(design, engine)));
  await mkdir(folder, { recursive: true });
  await Promise.all(designs.map((design, index) => writeFile(named(index), `${JSON.stringify(design, null, 2)}\n`)));
  const sheet = join(folder, 'contact-sheet.jpg');
  await writeFile(sheet, await contactSheet(designs, engine, () => pictureReader(named(0))));
  return [
    say('madeIdeas', { path: sheet, count: made.length, genre: nameGenre(brief.genre.id), pictures: pictures.length, seed }),
    ...made.map(({ id, reasons }, index) => say('madeIdea', { path: named(index), id, reasons: reasons.join(', ') })),
  ].join('\n');
}

function readNumber(text: string, option: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new CommandLineFault(say('badNumber', { option, least, most, given: text }));
  }
  return number;
}
