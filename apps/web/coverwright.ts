import { ignoreClosedPipe } from '@coverwright/export/cli/ignore-closed-pipe.ts';
import { runCommandLine } from '@coverwright/export/cli/run-command-line.ts';
import { say } from './serve/say.ts';

/** The command `coverwright`: designs and their files, and the backups of a server. */
ignoreClosedPipe(process.stdout);
process.exitCode = await runCommandLine(process.argv.slice(2), {
  backup: {
    usage: '-o backup.tar.gz',
    summary: say('backup'),
    load: async () => (await import('./serve/backup-command.ts')).backup,
  },
  restore: {
    usage: 'backup.tar.gz [--replace]',
    summary: say('restore'),
    load: async () => (await import('./serve/restore-command.ts')).restore,
  },
});
