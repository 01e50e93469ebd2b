import { findChromium } from '../find-chromium.ts';
import { canInstall, installPackages } from './install-packages.ts';

const HOW = 'No Chromium was found: install one (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to its program.';

/** Checks that a browser for the tests exists, and installs one as root on Debian. @returns instructions if there is none, or null */
export async function ensureChromium(): Promise<string | null> {
  if (findChromium()) return null;
  if (!canInstall()) return HOW;
  const output = await installPackages(['chromium']);
  return findChromium() ? null : `${HOW}\n${output}`;
}
