import { z } from 'zod';

/** The first entry of a backup, which describes it. */
export const BACKUP_ENTRY = 'backup.json';
/** The last entry, with the counts of the entries before it. */
export const END_ENTRY = 'end.json';

export const backupSchema = z.object({
  kind: z.literal('coverwright-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the product that wrote the backup. */
  product: z.string(),
  /** Name of the newest migration: rows only fit the schema that they were read from. */
  schema: z.string(),
});
export type BackupHeader = z.infer<typeof backupSchema>;

export const endSchema = z.object({
  tables: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  /** Total size of the files in bytes. */
  bytes: z.number().int(),
});
/** The number of rows of each table, and of files. */
export type BackupCounts = z.infer<typeof endSchema>;

/** An entry of a backup; its folder tells its kind. */
export interface BackupEntry {
  readonly kind: 'header' | 'end' | 'secret' | 'file' | 'table' | 'unknown';
  /** Name of the secret, file or table; empty for other entries. */
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
