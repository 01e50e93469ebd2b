import { runCommandLine } from '../run-command-line.ts';

/** A process that runs one command after another, so that a test with many commands loads the program once. */
process.on('message', async (args: readonly string[]) => {
  const written = { stdout: '', stderr: '' };
  const stop = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name];
    process[name].write = (text: string | Uint8Array) => {
      written[name] += String(text);
      return true;
    };
    return () => void (process[name].write = write);
  });
  const code = await runCommandLine(args).catch((error: unknown) => {
    written.stderr += error instanceof Error ? error.stack : String(error);
    return 1;
  });
  for (const restore of stop) restore();
  process.send?.({ ...written, code });
});
process.on('disconnect', () => process.exit(0));
