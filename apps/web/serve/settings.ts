import { fileURLToPath } from 'node:url';
import type { Folders } from '@coverwright/server/compose.ts';
import { type Config, describeConfigFaults, parseConfig } from '@coverwright/server/config.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Where the repository and its build have the parts of the product that are not code. */
export const FOLDERS: Folders = {
  pictures: pathTo('assets/pictures'),
  pictureCopies: pathTo('build/pictures'),
  neighbours: pathTo('assets/neighbours'),
  site: pathTo('assets/site'),
  fonts: pathTo('build/fonts'),
};

/** What the operator decided; ends the process with every fault of it said. */
export function readSettings(): Config {
  const parsed = parseConfig(process.env);
  if (parsed.ok) return parsed.value;
  console.error(describeConfigFaults(parsed.fault));
  process.exit(1);
}
