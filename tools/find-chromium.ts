import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FIXED = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Returns the path of the system's Chromium, or null. `CHROMIUM_PATH` takes precedence. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) return isExecutable(chosen) ? chosen : null;
  const directories = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...NAMES.flatMap((name) => directories.map((directory) => join(directory, name))), ...FIXED];
  return candidates.find(isExecutable) ?? null;
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
