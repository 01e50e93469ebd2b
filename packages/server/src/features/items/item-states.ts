import type { ErrorCode } from '@coverwright/contracts/errors/error-table.ts';

/**
 * The state of a cover. Anonymous work is a draft, too: its owner is a cookie until somebody logs in. Deletion is not a state: a deleted
 * cover is restored in its former state.
 */
export type ItemState = 'draft' | 'completed' | 'revision';

interface Condition {
  readonly from: readonly ItemState[];
  /** The error code in any other state. */
  readonly otherwise: ErrorCode;
}

/** The events of a cover, and the states that allow them. Any other event is allowed in every state. */
export const ITEM_EVENTS: Readonly<Record<'saveDraft' | 'saveRevision' | 'revise' | 'completeRevision', Condition>> = {
  saveDraft: { from: ['draft'], otherwise: 'notADraft' },
  saveRevision: { from: ['revision'], otherwise: 'notARevision' },
  /** Starts a revision as a new item; this one stays completed. */
  revise: { from: ['completed'], otherwise: 'notCompleted' },
  /** Completes a revision, which uses up one of those that were bought. */
  completeRevision: { from: ['revision'], otherwise: 'notARevision' },
};

export type ItemEvent = keyof typeof ITEM_EVENTS;
