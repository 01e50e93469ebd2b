import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const outcomeSchema = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });
export type CommandOutcome = z.infer<typeof outcomeSchema>;

export interface CommandServer {
  /** Runs a command, as its own process would. Commands run one at a time. */
  run(...args: readonly string[]): Promise<CommandOutcome>;
  stop(): void;
}

/** Starts a process that runs commands in a folder. */
export function startCommandServer(folder: string): CommandServer {
  const child = fork(new URL('./command-server.ts', import.meta.url), { cwd: folder });
  return {
    async run(...args) {
      const answer = once(child, 'message');
      child.send(args);
      const [outcome] = await answer;
      return outcomeSchema.parse(outcome);
    },
    stop: () => void child.kill(),
  };
}
