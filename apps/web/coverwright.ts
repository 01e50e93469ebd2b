import { runCommandLine } from '@coverwright/export/cli/run-command-line.ts';

/** The command `coverwright`: designs and their files, and the backups of a server. */
process.exitCode = await runCommandLine(process.argv.slice(2), {
  backup: {
    usage: '-o backup.tar.gz',
    summary: 'Writes the database, the files and the secrets of a server into one file. The server may run meanwhile.',
    load: async () => (await import('./serve/backup-command.ts')).backup,
  },
  restore: {
    usage: 'backup.tar.gz [--replace]',
    summary: 'Puts a backup into an empty database and storage. With --replace, what is there is deleted.',
    load: async () => (await import('./serve/restore-command.ts')).restore,
  },
});
