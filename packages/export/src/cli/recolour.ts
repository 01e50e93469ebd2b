import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { GENRES, findGenre } from '@coverwright/core/genres/genres.ts';
import { type PaletteRoles, ROLES } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import { rolesOfGenre } from '@coverwright/core/ideas/palettes/roles-of-genre.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { withRelativePictures } from './relative-pictures.ts';
import { CommandLineFault } from './fault.ts';
import { required } from './inquiry-options.ts';
import { openMaster } from './open-title.ts';
import { nameGenre } from '@coverwright/core/genres/name-genre.ts';
import { say } from './say.ts';

/** `recolor`: recolors a cover in another palette of seven colors. */
export async function recolour(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { palette: { type: 'string' }, output: { type: 'string', short: 'o' } },
  });
  const input = positionals[0];
  const { design, readOwnFont } = await openMaster(input);
  const output = required(values.output, '-o FILE');
  const palette = readPalette(required(values.palette, '--palette'));
  const engine = await createHarfBuzzEngine();
  await loadAdaptingFonts(engine, design, { readFont: readFontFile, readOwnFont });
  const changed = applyCommand(design, { name: 'apply-palette', palette }, engine);
  if (!changed.ok) throw new CommandLineFault(changed.fault.message);
  await writeFile(output, `${JSON.stringify(withRelativePictures(changed.value, input ?? '', output), null, 2)}\n`).catch(() => {
    throw new CommandLineFault(say('notWritable', { path: output }));
  });
  return say('recolored', {
    path: output,
    colors: palette ? ROLES.map((role) => palette[role]).join(' ') : say('firstColors'),
  });
}

const HEX = /^#?[0-9a-f]{6}$/i;

/**
 * Parses a palette: a genre with a number, or seven hex colors from the darkest to the second accent. Returns null for `first`, the palette
 * that the cover was composed in. @throws CommandLineFault for any other text.
 */
function readPalette(written: string): PaletteRoles | null {
  if (written === 'first') return null;
  const colours = written.split(/[\s,]+/).filter((colour) => colour !== '');
  if (colours.length === ROLES.length && colours.every((colour) => HEX.test(colour))) {
    return Object.fromEntries(ROLES.map((role, index) => [role, `#${colours[index]?.replace('#', '').toLowerCase()}`])) as Record<
      keyof PaletteRoles,
      string
    >;
  }
  const [name = '', number = '1'] = written.split(':');
  const genre = findGenre(name);
  const palettes = genre ? rolesOfGenre(genre) : [];
  const palette = /^\d+$/.test(number) ? palettes[Number(number) - 1] : undefined;
  if (palette) return palette;
  if (genre) throw new CommandLineFault(say('badPaletteNumber', { given: written, genre: nameGenre(genre.id), count: palettes.length }));
  throw new CommandLineFault(say('badPalette', { genre: GENRES[0]?.id ?? 'fantasy' }));
}
