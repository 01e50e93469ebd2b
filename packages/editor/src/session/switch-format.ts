import { deriveFormat } from '@coverwright/core/commands/derive-format.ts';
import { followMaster } from '@coverwright/core/commands/follow-master.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import type { MountedEditor } from './editor-context.ts';

/**
 * Opens the title's design in another format, with its own undo. One that was not opened yet is made out of what is on the stage;
 * one that follows another format is brought up to it first.
 */
export function switchFormat({ store }: Pick<MountedEditor, 'store'>, format: FormatId): void {
  const { history, otherDesigns, otherHistories, itemId, isRevision, basedOn, currentChangesSaved, isHeldElsewhere, open, notify } =
    store.getState();
  const { present } = history;
  if (present.format === format || isHeldElsewhere) return;
  const { [format]: known, ...rest } = otherDesigns;
  const { [format]: knownHistory, ...restHistories } = otherHistories;
  const others: Designs = { ...rest, [present.format]: present };
  const master = known?.follows ? others[known.follows.format] : undefined;
  const next = known ? (master ? followMaster(master, known) : succeed(known)) : deriveFormat(present, format);
  if (!next.ok) return notify({ tone: 'error', text: next.fault.message });
  open(next.value, {
    itemId,
    isRevision,
    basedOn,
    otherDesigns: { ...rest, [present.format]: present },
    history: knownHistory,
    otherHistories: { ...restHistories, [present.format]: history },
    saved: currentChangesSaved && known !== undefined && JSON.stringify(next.value) === JSON.stringify(known),
  });
}
