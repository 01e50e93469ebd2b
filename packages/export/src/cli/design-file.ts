import { readFile } from 'node:fs/promises';
import type { Design } from '@coverwright/core/design/design.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { CommandLineFault } from './fault.ts';

/** @throws CommandLineFault naming the file and the path to the fault in it. */
export async function readDesignFile(path: string | undefined): Promise<Design> {
  if (path === undefined) throw new CommandLineFault('name the design file, such as design.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandLineFault(`${path}: there is no such file`);
  });
  const parsed = parseDesign(parseJson(text, path));
  if (!parsed.ok) throw new CommandLineFault(`${path}: ${parsed.fault.message}`);
  return parsed.value;
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandLineFault(`${path}: is not JSON; a design file is what "new" writes`);
  }
}
