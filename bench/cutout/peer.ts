import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = fileURLToPath(new URL('../cutout-peer/', import.meta.url));

/** Runs @imgly/background-removal-node in a separate process. It is installed on first use. */
export async function startPeer(): Promise<{ cut(picture: Uint8Array): Promise<Uint8Array>; close(): void }> {
  if (!existsSync(`${FOLDER}node_modules`)) {
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER });
  }
  const child = fork(`${FOLDER}remove.mjs`, [], { cwd: FOLDER, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    cut: (picture) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error('The peer ended'));
        child.once('exit', onExit);
        child.once('message', (bytes) => {
          child.off('exit', onExit);
          if (bytes instanceof Uint8Array) resolve(bytes);
          else reject(new Error('The peer answers oddly'));
        });
        child.send(picture);
      }),
    close: () => void child.kill(),
  };
}
