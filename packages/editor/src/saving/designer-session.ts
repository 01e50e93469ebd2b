import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { z } from 'zod';

/** The cover that this tab had open: stored before the tab is hidden, read after a reload or a login. */
export const designerSessionSchema = z.object({
  /** The stored cover. */
  stored: z
    .object({ coverId: z.string().min(1), itemId: z.string().nullable(), currentFormat: formatIdSchema, isRevision: z.boolean() })
    .nullable(),
});
export type DesignerSession = z.infer<typeof designerSessionSchema>;

const KEY = 'coverwright.designer';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeDesignerSession(session: DesignerSession, storage: () => SessionStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(session));
  } catch {
    // Without storage the newest cover is opened instead.
  }
}

export function readDesignerSession(storage: () => SessionStorage): DesignerSession | null {
  try {
    return designerSessionSchema.safeParse(JSON.parse(storage().getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function forgetDesignerSession(storage: () => SessionStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
