import { type PostFields, postFieldsSchema } from '@coverwright/contracts/calls/admin-blog.ts';
import { z } from 'zod';

/** Invalid fields are stored too, because the author is still typing them. */
const keptSchema = z.object({ fields: postFieldsSchema.extend({ slug: z.string(), title: z.string() }), typedSlug: z.boolean() });

export interface PostDraft {
  readonly fields: PostFields;
  /** True if the slug was typed, and no longer follows the title. */
  readonly typedSlug: boolean;
}

const keyOf = (id: string | null) => `coverwright-post-${id ?? 'new'}`;

/** Returns the unsaved text of this tab; null if there is none, or if it is invalid. */
export function readPostDraft(id: string | null): PostDraft | null {
  try {
    return keptSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** @param kept null deletes the draft */
export function savePostDraft(id: string | null, kept: PostDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage the draft is lost, but the page still asks before it is left.
  }
}
