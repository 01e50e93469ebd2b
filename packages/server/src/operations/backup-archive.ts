import { z } from 'zod';

/** The first entry of a backup: what it is. */
export const BACKUP_ENTRY = 'backup.json';
/** The last entry: how much the entries before it held. */
export const END_ENTRY = 'end.json';

export const backupSchema = z.object({
  kind: z.literal('coverwright-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the product that wrote it. */
  product: z.string(),
  /** Name of the newest migration of the database: rows only fit the schema that they were read from. */
  schema: z.string(),
});
export type BackupHeader = z.infer<typeof backupSchema>;

export const endSchema = z.object({
  tables: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  /** The size of all files together, in bytes. */
  bytes: z.number().int(),
});
/** Rows of each table, and files. */
export type BackupCounts = z.infer<typeof endSchema>;

/** Entries are told apart by their folder. */
export interface BackupEntry {
  readonly kind: 'header' | 'end' | 'secret' | 'file' | 'table' | 'unknown';
  /** The name of the secret, the file or the table; empty for the others. */
  readonly name: string;
}

export const secretEntry = (name: string) => `secrets/${name}`;
export const fileEntryPath = (key: string) => `files/${key}`;
export const tableEntryPath = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;

export function readEntryName(path: string): BackupEntry {
  if (path === BACKUP_ENTRY) return { kind: 'header', name: '' };
  if (path === END_ENTRY) return { kind: 'end', name: '' };
  const [, folder, rest] = /^(secrets|files|tables)\/(.+)$/.exec(path) ?? [];
  if (folder === undefined || rest === undefined) return { kind: 'unknown', name: '' };
  if (folder === 'secrets') return { kind: 'secret', name: rest };
  return folder === 'files' ? { kind: 'file', name: rest } : { kind: 'table', name: rest.replace(/\/\d+\.jsonl$/, '') };
}
