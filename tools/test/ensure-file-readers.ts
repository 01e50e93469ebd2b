import { spawnSync } from 'node:child_process';
import { canInstall, installPackages } from './install-packages.ts';

/** Programs of other makers that our files are read with, and the Debian packages that have them. */
const READERS = [
  { program: 'gs', package: 'ghostscript' },
  { program: 'mutool', package: 'mupdf-tools' },
  { program: 'qpdf', package: 'qpdf' },
] as const;

/**
 * Makes sure that our files can be read by programs of other makers; as root on Debian it installs them. Where one is missing the tests
 * that ask it are skipped. @returns one line that says which, or null
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
