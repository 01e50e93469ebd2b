import { formatIdSchema } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import { TAB_IDS } from '../session/tab.ts';

/** The record of a stored cover, which can be read without its designs. */
export const coverRecordSchema = z.object({
  coverId: z.string().min(1),
  /** It is null for a cover that was never saved. */
  itemId: z.string().nullable(),
  /** True if the item is a revision; older entries lack the field. */
  isRevision: z.boolean().default(false),
  /** The purchase of the item; null by default, for entries that are older than the field. */
  bought: z.object({ revisionsRemaining: z.number().int() }).nullable().default(null),
  /** The server's time of the save that these changes are based on. */
  basedOn: z.string().nullable(),
  currentFormat: formatIdSchema,
  /** False while some changes are not on the server. */
  saved: z.boolean(),
  activeTab: z.enum(TAB_IDS).nullable(),
  /** Time of the write by this browser's clock, in milliseconds since 1970. */
  writtenAt: z.number(),
  /** Number of the write; a greater one is newer. */
  revision: z.number().int(),
  title: z.string(),
  author: z.string(),
  /** CSS colors of the front and of its text, to recognize the cover. */
  colours: z.object({ front: z.string(), words: z.string() }),
  /** Time of the removal in milliseconds, while it can still be undone. */
  removedAt: z.number().nullable(),
});
export type CoverRecord = z.infer<typeof coverRecordSchema>;

const stepSchema = z.object({ design: z.number().int(), label: z.string(), gesture: z.string().nullable() });

/** The undo steps of a format; each design is a record of its own, referred to by its number. */
export const trailSchema = z.object({
  format: formatIdSchema,
  past: z.array(stepSchema),
  present: z.number().int(),
  future: z.array(stepSchema),
});
export type HistoryRecord = z.infer<typeof trailSchema>;

export const COVERS = 'cover/';
export const coverKey = (coverId: string) => `${COVERS}${coverId}`;
export const historyRecordsOf = (coverId: string) => `trail/${coverId}/`;
export const historyRecordKey = (coverId: string, format: FormatId) => `${historyRecordsOf(coverId)}${format}`;
export const designsOf = (coverId: string) => `design/${coverId}/`;
export const designKey = (coverId: string, number: number) => `${designsOf(coverId)}${number}`;
