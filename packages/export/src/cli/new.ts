import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { genreForFirstCover } from '@coverwright/core/ideas/first-look.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { CommandLineFault } from './fault.ts';
import { INQUIRY_OPTIONS, ownPicture, readInquiry, required } from './inquiry-options.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';
import { withFilledFlaps } from './with-filled-flaps.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { nameGenre } from '@coverwright/core/genres/name-genre.ts';
import { say } from './say.ts';

/** `new`: composes a first design for a genre, with the given picture or the genre's own artwork. */
export async function newDesign(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...BOOK_OPTIONS,
      ...INQUIRY_OPTIONS,
      image: { type: 'string' },
      isbn: { type: 'string' },
      'price-code': { type: 'string' },
      output: { type: 'string', short: 'o' },
    },
  });
  const specification = readBook(values);
  const output = required(values.output, '-o FILE');
  const asked = await readInquiry(values);
  const picture = values.image === undefined ? null : await ownPicture(values.image, output);
  const genre = genreForFirstCover(asked.genre, picture !== null);
  const inquiry = { ...asked, genre };
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(textsOfBrief(inquiry)), readFontFile);
  const composed = withBarcode(composeCover({ ...inquiry, specification, picture }, engine), values);
  const design = await withFilledFlaps(composed, engine);
  await writeFile(output, `${JSON.stringify(design, null, 2)}\n`);
  const made = { path: output, genre: nameGenre(genre.id), layout: genre.look.layout };
  return picture ? say('madeDesignWithPicture', { ...made, picture: picture.image.assetId }) : say('madeDesign', made);
}

/** Adds the barcode to a design. @throws CommandLineFault with a sentence that names the wrong digit or option. */
function withBarcode(design: Design, { isbn, 'price-code': addOn }: BarcodeOptions): Design {
  if (isbn === undefined && addOn === undefined) return design;
  if (isbn === undefined) throw new CommandLineFault(say('priceCodeAlone'));
  if (FORMATS[design.format].designType === 'front') {
    throw new CommandLineFault(say('isbnOnFront', { format: nameFormat(design.format) }));
  }
  const numbered = applyCommand(design, { name: 'edit-blurb', isbn, ...(addOn === undefined ? {} : { addOn }) });
  if (!numbered.ok) throw new CommandLineFault(numbered.fault.message);
  return numbered.value;
}

interface BarcodeOptions {
  readonly isbn?: string | undefined;
  readonly 'price-code'?: string | undefined;
}
