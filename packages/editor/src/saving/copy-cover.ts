import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { startHistory } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { EditorState, Histories } from '../session/editor-state.ts';
import type { Journal } from './journal.ts';
import { storedOfState } from './stored-of-state.ts';

/** Thrown if this browser's storage has no space for a second cover. */
export class NoRoomForCopy extends Error {}

const UNSAVED = { itemId: null, isRevision: false, bought: null, basedOn: null, saved: false } as const;

/**
 * Stores the current cover with its history as a new cover that the server does not know. The same `copyId` makes the same copy.
 * @throws NoRoomForCopy, or what the journal throws
 */
export async function saveCopy(journal: Pick<Journal, 'write'>, state: EditorState, copyId: string): Promise<void> {
  const outcome = await journal.write({ ...storedOfState(state, copyId), ...UNSAVED });
  if (outcome === 'full') throw new NoRoomForCopy();
}

/** Stores a copy for another book, without history and without book-specific numbers such as the ISBN. @throws as `saveCopy` does */
export async function saveTemplate(journal: Pick<Journal, 'write'>, state: EditorState, copyId: string): Promise<void> {
  const kept = storedOfState(state, copyId);
  const histories: Histories = {};
  for (const { present } of Object.values(kept.histories)) histories[present.format] = startHistory(withoutNumbers(present));
  const outcome = await journal.write({ ...kept, histories, ...UNSAVED });
  if (outcome === 'full') throw new NoRoomForCopy();
}

function withoutNumbers(design: Design): Design {
  const unnumbered = applyCommand(design, { name: 'edit-blurb', isbn: null, addOn: null });
  return unnumbered.ok ? unnumbered.value : design;
}
