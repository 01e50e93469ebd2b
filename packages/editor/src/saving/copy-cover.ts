import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { startHistory } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { EditorState, Histories } from '../session/editor-state.ts';
import type { Journal } from './journal.ts';
import { storedOfState } from './stored-of-state.ts';

/** Thrown where this browser's storage has no room for a second cover. */
export class NoRoomForCopy extends Error {}

const UNSAVED = { itemId: null, isRevision: false, bought: null, basedOn: null, saved: false } as const;

/**
 * Keeps what is on the stage, with its steps, as a cover of its own that no server knows. The same `copyId` twice is one copy.
 * @throws NoRoomForCopy, or what the journal throws.
 */
export async function saveCopy(journal: Pick<Journal, 'write'>, state: EditorState, copyId: string): Promise<void> {
  const outcome = await journal.write({ ...storedOfState(state, copyId), ...UNSAVED });
  if (outcome === 'full') throw new NoRoomForCopy();
}

/** The same for another book: without steps back, and without the numbers that belong to one book alone. @throws as `saveCopy` does. */
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
