import { formatIdSchema } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import { TAB_IDS } from '../session/tab.ts';

/** The record of a kept cover, which can be read without its designs. */
export const coverRecordSchema = z.object({
  coverId: z.string().min(1),
  /** It is null for a cover that was never saved. */
  itemId: z.string().nullable(),
  /** True if the item is a revision; entries from before there were any say nothing. */
  isRevision: z.boolean().default(false),
  /** The purchase of the item; null by default, for entries that are older than the field. */
  bought: z.object({ revisionsRemaining: z.number().int() }).nullable().default(null),
  /** The server's time of the save that these changes build on. */
  basedOn: z.string().nullable(),
  currentFormat: formatIdSchema,
  /** False while the server does not know all of it. */
  saved: z.boolean(),
  activeTab: z.enum(TAB_IDS).nullable(),
  /** Milliseconds since 1970, by this browser's clock. */
  writtenAt: z.number(),
  /** Counts writes: the greater one is the newer. */
  revision: z.number().int(),
  title: z.string(),
  author: z.string(),
  /** CSS colours of the front and of its words, to know the cover by. */
  colours: z.object({ front: z.string(), words: z.string() }),
  /** Set while its removal can still be undone. */
  removedAt: z.number().nullable(),
});
export type CoverRecord = z.infer<typeof coverRecordSchema>;

const stepSchema = z.object({ design: z.number().int(), label: z.string(), gesture: z.string().nullable() });

/** The steps of one format; each design is a record of its own, named by its number. */
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
