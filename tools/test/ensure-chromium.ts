import { findChromium } from '../find-chromium.ts';
import { canInstall, installPackages } from './install-packages.ts';

const HOW = 'No Chromium was found: install one (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to its program.';

/** Makes sure that there is a browser to test in; as root on Debian it installs one. @returns what to do when there is none, or null */
export async function ensureChromium(): Promise<string | null> {
  if (findChromium()) return null;
  if (!canInstall()) return HOW;
  const output = await installPackages(['chromium']);
  return findChromium() ? null : `${HOW}\n${output}`;
}
