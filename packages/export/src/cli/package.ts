import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { writeDesignFile } from '../design-file/write-design-file.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { composePackage } from '../package/compose-package.ts';
import { CommandLineFault } from './fault.ts';
import { openTitle } from './open-title.ts';
import { requirePrintable } from './require-printable.ts';
import { say } from './say.ts';

const OUTPUT = { output: { type: 'string', short: 'o' } } as const;

/** `package`: packs the files of a title for all of its formats into one ZIP. */
export async function packageTitle(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OUTPUT });
  const { designs, master, readPicture, readOwnFont } = await openTitle(positionals[0]);
  const output = named(values.output, '.zip');
  Object.values(designs).forEach(requirePrintable);
  const ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readPicture, readOwnFont };
  const made = await composePackage(designs, { master, createdAt: new Date() }, ports);
  if (!made.ok) throw new CommandLineFault(`${made.fault}`);
  return write(output, made.value);
}

/** `pack`: packs a design with all of its pictures and fonts into one `.coverwright` file. */
export async function pack(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OUTPUT });
  const title = await openTitle(positionals[0]);
  return write(named(values.output, '.coverwright'), await writeDesignFile(title.designs, title.master, title));
}

function named(output: string | undefined, extension: string): string {
  if (output === undefined || !output.endsWith(extension)) throw new CommandLineFault(say('missingOutput', { extension }));
  return output;
}

async function write(output: string, bytes: Uint8Array): Promise<string> {
  await writeFile(output, bytes).catch(() => {
    throw new CommandLineFault(say('notWritable', { path: output }));
  });
  return say('written', { path: output, megabytes: (bytes.length / 1e6).toFixed(2) });
}
