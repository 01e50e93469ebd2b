import { findChromium, findWindowless } from '../find-chromium.ts';
import { canInstall, installPackages } from './install-packages.ts';

const HOW = 'No Chromium was found: install one (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to its program.';
const WINDOWLESS = 'chromium-headless-shell';

let isTried = false;

/**
 * Checks that a browser for the tests exists, and installs it as root on Debian. The one without windows is installed too, because tests
 * take less time in it; they run in Chromium where it cannot be had.
 * @returns instructions if there is no browser, or null
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  const hasWindowless = findWindowless() !== found;
  if (found && (hasWindowless || isTried || !canInstall() || process.env['CHROMIUM_PATH'])) return null;
  if (!canInstall()) return HOW;
  isTried = true;
  if (found) {
    await installPackages([WINDOWLESS]);
    return null;
  }
  const output = await installPackages(['chromium', WINDOWLESS]);
  if (findChromium()) return null;
  // A system without the second package installs neither.
  const alone = await installPackages(['chromium']);
  return findChromium() ? null : `${HOW}\n${output}\n${alone}`;
}
