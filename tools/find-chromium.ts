import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const WINDOWLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const FIXED = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Returns the path of the system's Chromium, or null. `CHROMIUM_PATH` takes precedence. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) return isExecutable(chosen) ? chosen : null;
  return [...onPath(NAMES, environment), ...FIXED].find(isExecutable) ?? null;
}

/**
 * Returns the path of Chromium without windows, which pages cannot tell from the other one, or else of the system's Chromium, or null. It
 * takes a quarter less of the processor, but once its screenshot was of a page that had been closed. `CHROMIUM_PATH` takes precedence.
 */
export function findWindowless(environment: NodeJS.ProcessEnv = process.env): string | null {
  if (environment['CHROMIUM_PATH']) return findChromium(environment);
  return onPath(WINDOWLESS, environment).find(isExecutable) ?? findChromium(environment);
}

function onPath(names: readonly string[], environment: NodeJS.ProcessEnv): readonly string[] {
  const directories = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => directories.map((directory) => join(directory, name)));
}

/** Flags for a quiet headless run; as root, Chromium's sandbox cannot start. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
