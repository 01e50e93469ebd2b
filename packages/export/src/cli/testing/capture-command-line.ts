import { vi } from 'vitest';
import { runCommandLine } from '../run-command-line.ts';

/** Runs a command. @returns its exit code and everything that it wrote to either stream. */
export async function captureCommandLine(...args: string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const capture = (chunk: string | Uint8Array) => {
    text += String(chunk);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(capture),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture),
  ];
  try {
    return { code: await runCommandLine(args), text: text.trim() };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
