import { deriveFormat } from '@coverwright/core/commands/derive-format.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { MountedEditor } from './editor-context.ts';

/** Opens the title's design in another format. One that was not opened yet is made out of what is on the stage. */
export function switchFormat({ store }: Pick<MountedEditor, 'store'>, format: FormatId): void {
  const { history, otherDesigns, itemId, currentChangesSaved, open, notify } = store.getState();
  const { present } = history;
  if (present.format === format) return;
  const { [format]: known, ...rest } = otherDesigns;
  const next = known ? { ok: true as const, value: known } : deriveFormat(present, format);
  if (!next.ok) return notify({ tone: 'error', text: next.fault.message });
  open(next.value, {
    itemId,
    otherDesigns: { ...rest, [present.format]: present },
    saved: currentChangesSaved && known !== undefined,
  });
}
