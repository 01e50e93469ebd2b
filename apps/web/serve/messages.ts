import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The texts that the server, its workers and its own commands print in the terminal. */
export const serveMessages = defineMessages('serve', {
  backup: 'Writes the database, the files and the secrets of a server into one file. The server may run meanwhile.',
  restore: 'Puts a backup into an empty database and storage. With --replace, what is there is deleted.',
  nameFile: 'Name the file to write: -o backup.tar.gz',
  nameBackup: 'Name the backup to restore: backup.tar.gz',
  stopServer: 'Stop the server first. {reason}',
  address: 'Coverwright is at {address}',
  demoSignIns: 'To try it signed in:',
  outbox: 'Mail is not sent but kept. Read it here; the link opens in one browser, once:',
  portInUse: 'Port {port} cannot be used ({reason}). Set PORT to another.',
  worker: 'This worker takes {count} renders at once',
});
