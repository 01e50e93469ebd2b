import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The texts that the operator of a server reads while it is copied and restored. */
export const operationMessages = defineMessages('operations', {
  backedUp: '{path}: {megabytes} MB',
  noServer:
    'A server is using {folder}, and none at {address} gives a backup of it. Run this with the same settings as the server (DATA_DIR, PORT, HOST).',
  noFile: '{path}: there is no such file',
  restored: 'Restored {rows} rows and {files} files: covers {covers}, accounts {accounts}.',
  damaged: 'The backup is damaged or is not a backup of Coverwright. Nothing was changed in the database.',
  notABackup: 'The file is not a backup of Coverwright.',
  unknownTable: 'The backup has a table {table} that this version does not know.',
  fileOutside: 'The backup holds a file outside of the storage.',
  endsEarly: 'The backup ends early: copy it again. Nothing was changed in the database.',
  otherSchema:
    'The backup was made by Coverwright {product} with the database schema {schema}; this version has {own}. Restore it with the version that made it, then upgrade.',
  notEmpty: 'The database already has rows (in {table}). Restore into an empty one, or add --replace to delete what is there.',
  exportLost: 'The server was restored from a backup before this file was finished.',
});
