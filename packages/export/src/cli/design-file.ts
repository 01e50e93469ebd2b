import { readFile } from 'node:fs/promises';
import type { Design } from '@coverwright/core/design/design.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

/** Reads a design file. @throws CommandLineFault with the file and the path to the invalid value in it. */
export async function readDesignFile(path: string | undefined): Promise<Design> {
  if (path === undefined) throw new CommandLineFault(say('nameDesign'));
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandLineFault(say('noFile', { path }));
  });
  const parsed = parseDesign(parseJson(text, path));
  if (!parsed.ok) throw new CommandLineFault(`${path}: ${parsed.fault.message}`);
  return parsed.value;
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandLineFault(say('notJson', { path }));
  }
}
