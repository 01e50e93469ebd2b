import { deriveFormat } from '@coverwright/core/commands/derive-format.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { MountedEditor } from './editor-context.ts';

/** Opens the title's design in another format, with its own undo. One that was not opened yet is made out of what is on the stage. */
export function switchFormat({ store }: Pick<MountedEditor, 'store'>, format: FormatId): void {
  const { history, otherDesigns, otherHistories, itemId, basedOn, currentChangesSaved, isHeldElsewhere, open, notify } = store.getState();
  const { present } = history;
  if (present.format === format || isHeldElsewhere) return;
  const { [format]: known, ...rest } = otherDesigns;
  const { [format]: knownHistory, ...restHistories } = otherHistories;
  const next = known ? { ok: true as const, value: known } : deriveFormat(present, format);
  if (!next.ok) return notify({ tone: 'error', text: next.fault.message });
  open(next.value, {
    itemId,
    basedOn,
    otherDesigns: { ...rest, [present.format]: present },
    history: knownHistory,
    otherHistories: { ...restHistories, [present.format]: history },
    saved: currentChangesSaved && known !== undefined,
  });
}
