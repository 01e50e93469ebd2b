import { spawnSync } from 'node:child_process';
import { canInstall, installPackages } from './install-packages.ts';

/** External programs that read our files, with their Debian packages. */
const READERS = [
  { program: 'gs', package: 'ghostscript' },
  { program: 'mutool', package: 'mupdf-tools' },
  { program: 'qpdf', package: 'qpdf' },
] as const;

/**
 * Checks that external programs for reading our files exist, and installs them as root on Debian. Without one, its tests are skipped.
 * @returns a line with the missing ones, or null
 */
export async function ensureFileReaders(): Promise<string | null> {
  const absent = missing();
  if (absent.length > 0 && canInstall()) await installPackages(absent.map((reader) => reader.package));
  const left = missing();
  if (left.length === 0) return null;
  const packages = left.map((reader) => reader.package).join(' ');
  return `Left out: the tests that read our files with ${left.map(({ program }) => program).join(', ')}. To run them: sudo apt-get install ${packages}`;
}

function missing() {
  return READERS.filter(({ program }) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined);
}
