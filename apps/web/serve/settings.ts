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
 * Returns what the operator decided; ends the process with every fault of it said.
 * @param findFaults what this kind of process cannot do with
 */
export function readSettings(findFaults: (config: Config) => readonly ConfigFault[] = () => []): Config {
  const parsed = parseConfig(process.env);
  const faults = parsed.ok ? findFaults(parsed.value) : parsed.fault;
  if (parsed.ok && faults.length === 0) return parsed.value;
  console.error(describeConfigFaults(faults));
  process.exit(1);
}
