import { fileURLToPath } from 'node:url';
import type { Folders } from '@coverwright/server/compose.ts';
import { type Config, type ConfigFault, describeConfigFaults, parseConfig } from '@coverwright/server/config.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The folders of the product's data and build. */
export const FOLDERS: Folders = {
  pictures: pathTo('assets/pictures'),
  pictureCopies: pathTo('build/pictures'),
  neighbours: pathTo('assets/neighbours'),
  site: pathTo('assets/site'),
  fonts: pathTo('build/fonts'),
};

/**
 * Reads the configuration; if it is invalid, prints all errors and ends the process.
 * @param findFaults returns further errors for this kind of process
 */
export function readSettings(findFaults: (config: Config) => readonly ConfigFault[] = () => []): Config {
  const parsed = parseConfig(process.env);
  const faults = parsed.ok ? findFaults(parsed.value) : parsed.fault;
  if (parsed.ok && faults.length === 0) return parsed.value;
  console.error(describeConfigFaults(faults));
  process.exit(1);
}
