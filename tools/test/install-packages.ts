import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Returns true if this machine allows installing programs: as root on Debian or Ubuntu. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages. @returns the end of apt-get's output, for the case that a program is still missing */
export async function installPackages(packages: readonly string[]): Promise<string> {
  console.log(`Installing ${packages.join(', ')} with apt-get (once) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const { output } = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return output.trim().split('\n').at(-1) ?? '';
}
