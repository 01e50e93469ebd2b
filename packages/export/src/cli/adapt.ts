import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Command, applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { nearestOffered } from '@coverwright/core/geometry/nearest-offered.ts';
import { describeTrim, sameTrim } from '@coverwright/core/platforms/trim.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { withRelativePictures } from './relative-pictures.ts';
import { CommandLineFault } from './fault.ts';
import { required } from './inquiry-options.ts';
import { openMaster } from './open-title.ts';
import { BOOK_OPTIONS, type BookOptions, readBookChanges } from './options.ts';
import { withFilledFlaps } from './with-filled-flaps.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { sayPlatform } from '@coverwright/core/platforms/say-platform.ts';
import { say } from './say.ts';

/**
 * `adapt`: adapts a cover to another book. Values of options must be offered by the printer; all others become the nearest that it offers,
 * and the result says so.
 */
export async function adapt(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...BOOK_OPTIONS, direction: { type: 'string' }, output: { type: 'string', short: 'o' } },
  });
  const input = positionals[0];
  const { design, readOwnFont } = await openMaster(input);
  const output = required(values.output, '-o FILE');
  const { command, notes } = changeOf(design, values);
  const engine = await createHarfBuzzEngine();
  await loadAdaptingFonts(engine, design, { readFont: readFontFile, readOwnFont });
  const changed = applyCommand(design, command, engine);
  if (!changed.ok) throw new CommandLineFault(changed.fault.message);
  const hadFlaps = geometryOf(design).flaps.length > 0;
  const made = hadFlaps ? changed.value : await withFilledFlaps(changed.value, engine);
  const adapted = withRelativePictures(made, input ?? '', output);
  await writeFile(output, `${JSON.stringify(adapted, null, 2)}\n`).catch(() => {
    throw new CommandLineFault(say('notWritable', { path: output }));
  });
  return [`${output}: ${describe(adapted)}`, ...notes].join('\n');
}

/** Returns the change of the book. Properties that were not requested become the nearest that the printer offers. */
function changeOf(
  design: Design,
  options: BookOptions & { readonly direction?: string | undefined },
): { command: Command; notes: readonly string[] } {
  const now = specificationOf(design);
  const asked = readBookChanges(options);
  const isOtherBook = (asked.format ?? now.format) !== now.format || (asked.platform ?? now.platform) !== now.platform;
  const wanted: CoverSpecification = { ...now, ...asked, typedSpine: asked.typedSpine ?? (isOtherBook ? null : (now.typedSpine ?? null)) };
  const nearest = nearestOffered(wanted);
  const made: CoverSpecification = {
    ...nearest,
    trim: asked.trim ?? nearest.trim,
    paper: asked.paper ?? nearest.paper,
    extent: asked.extent ?? nearest.extent,
  };
  const notes = [
    ...(sameTrim(made.trim, wanted.trim)
      ? []
      : [say('trimChanged', { before: describeTrim(wanted.trim), after: describeTrim(made.trim) })]),
    ...(made.paper === wanted.paper ? [] : [say('paperChanged', { before: sayPlatform(wanted.paper), after: sayPlatform(made.paper) })]),
    ...(made.extent === wanted.extent ? [] : [say('pagesChanged', { before: wanted.extent, after: made.extent })]),
  ];
  const book = {
    name: 'change-specification',
    publisher: made.platform,
    format: made.format,
    trim: { width: made.trim.width, height: made.trim.height },
    paper: made.paper,
    extent: made.extent,
    readingDirection: made.readingDirection,
    typedSpine: made.typedSpine ?? null,
  } as const;
  // Every format has an ISBN of its own.
  if (made.format === now.format) return { command: book, notes };
  return { command: { name: 'together', commands: [{ name: 'edit-blurb', isbn: null, addOn: null }, book] }, notes };
}

function describe(design: Design): string {
  const { format, trim, paper, extent } = specificationOf(design);
  const name = nameFormat(format);
  return FORMATS[format].designType === 'front'
    ? name
    : say('book', { format: name, trim: describeTrim(trim), pages: extent, paper: sayPlatform(paper) });
}
