import { type PostFields, postFieldsSchema } from '@coverwright/contracts/calls/admin-blog.ts';
import { z } from 'zod';

/** Faulty fields are kept too: they are what somebody is in the middle of writing. */
const keptSchema = z.object({ fields: postFieldsSchema.extend({ slug: z.string(), title: z.string() }), typedSlug: z.boolean() });

export interface PostDraft {
  readonly fields: PostFields;
  /** True if the name in addresses is somebody's own, and does not follow the title. */
  readonly typedSlug: boolean;
}

const keyOf = (id: string | null) => `coverwright-post-${id ?? 'new'}`;

/** Returns what was written in this tab and not saved; null where there is nothing, or nothing that can be read. */
export function readPostDraft(id: string | null): PostDraft | null {
  try {
    return keptSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** @param kept null forgets it */
export function savePostDraft(id: string | null, kept: PostDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage the draft is lost, but the page still asks before it is left.
  }
}
