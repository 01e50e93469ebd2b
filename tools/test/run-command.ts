import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly succeeded: boolean;
  /** Both output streams in their order; empty if they were shown at once. */
  readonly output: string;
}

interface RunOptions {
  readonly show?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Runs a program of node_modules/.bin (first on PATH).
 * @param show writes its output as it comes instead of keeping it
 * @param signal ends the program when it is aborted; the result then says that it did not succeed
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { show = false, env = {}, signal }: RunOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const stop = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ succeeded: code === 0, output });
    });
  });
}
