import { existsSync } from 'node:fs';
import { findChromium } from '../find-chromium.ts';
import { runCommand } from './run-command.ts';

const HOW = 'No Chromium was found: install one (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to its program.';

/** Makes sure that there is a browser to test in; as root on Debian it installs one. @returns what to do when there is none, or null */
export async function ensureChromium(): Promise<string | null> {
  if (findChromium()) return null;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return HOW;
  console.log('Installing Chromium with apt-get (once) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const { output } = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return findChromium() ? null : `${HOW}\n${output.trim().split('\n').at(-1) ?? ''}`;
}
