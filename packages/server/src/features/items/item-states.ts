import type { ErrorCode } from '@coverwright/contracts/errors/error-table.ts';

/**
 * Describes what a cover is. Work without an account is a draft too: its owner is a cookie until somebody signs in. Deleted is none of these:
 * a deleted cover comes back as what it was.
 */
export type ItemState = 'draft' | 'completed' | 'revision';

interface Condition {
  readonly from: readonly ItemState[];
  /** Why not, from anywhere else. */
  readonly otherwise: ErrorCode;
}

/** The events of a cover, and the states that allow them. Any other event is allowed in every state. */
export const ITEM_EVENTS: Readonly<Record<'saveDraft' | 'saveRevision' | 'revise' | 'completeRevision', Condition>> = {
  saveDraft: { from: ['draft'], otherwise: 'notADraft' },
  saveRevision: { from: ['revision'], otherwise: 'notARevision' },
  /** Another item begins as a revision; this one stays completed. */
  revise: { from: ['completed'], otherwise: 'notCompleted' },
  /** It takes one of the revisions that were bought. */
  completeRevision: { from: ['revision'], otherwise: 'notARevision' },
};

export type ItemEvent = keyof typeof ITEM_EVENTS;
