import { fillFlaps } from '@coverwright/core/blocks/fill-flaps.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { CommandFault } from '@coverwright/core/commands/command-definition.ts';
import { deriveFormat } from '@coverwright/core/commands/derive-format.ts';
import { followMaster } from '@coverwright/core/commands/follow-master.ts';
import { linkFormat, linkHistory } from '@coverwright/core/commands/link-formats.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import type { EditorActions, EditorStore } from './create-editor-store.ts';
import type { MountedEditor } from './editor-context.ts';

/**
 * Opens the title's design in another format, which has its own undo history. A new format is derived from the design on the stage; a
 * format that follows another one is updated first. The title and author are the current ones. It waits for fonts that the composition
 * needs.
 */
export function switchFormat({ store }: Pick<MountedEditor, 'store'>, format: FormatId): void {
  const { history, otherDesigns, engineFor, prepareAdapting } = store.getState();
  const designs = [history.present, otherDesigns[format]].filter((design) => design !== undefined);
  const fonts = engineFor(...designs) === null ? prepareAdapting(...designs) : null;
  if (!fonts) return openFormat(store, format);
  void fonts.then(() => openFormat(store, format));
}

function openFormat(store: EditorStore, format: FormatId): void {
  const state = store.getState();
  const { history, otherDesigns, otherHistories, itemId, isRevision, bought, basedOn, currentChangesSaved, isHeldElsewhere, open, notify } =
    state;
  const { present } = history;
  if (present.format === format || isHeldElsewhere) return;
  const { [format]: known, ...rest } = otherDesigns;
  const { [format]: knownHistory, ...restHistories } = otherHistories;
  const others: Designs = { ...rest, [present.format]: present };
  const master = known?.follows ? others[known.follows.format] : undefined;
  const made = known ? followed(known, master, state) : derived(present, format, state.engineFor(present));
  if (!made.ok) return notify({ tone: 'error', text: made.fault.message });
  const next = linkFormat(made.value, present, present);
  open(next, {
    itemId,
    isRevision,
    bought,
    basedOn,
    otherDesigns: { ...rest, [present.format]: present },
    history: knownHistory?.isRenamed ? linkHistory(knownHistory, present) : knownHistory,
    otherHistories: { ...restHistories, [present.format]: history },
    saved: currentChangesSaved && known !== undefined && JSON.stringify(next) === JSON.stringify(known),
  });
}

/** Derives the design of a format that was not opened before. If it is the first one with flaps, they get sample text. */
function derived(design: Design, format: FormatId, engine: TextEngine | null): Result<Design, CommandFault> {
  const made = deriveFormat(design, format, engine);
  if (!made.ok || !engine) return made;
  const filling = fillFlaps(made.value, () => crypto.randomUUID(), engine);
  const filled = filling.length > 0 ? applyCommand(made.value, { name: 'together', commands: [...filling] }, engine) : made;
  return filled.ok ? filled : made;
}

function followed(known: Design, master: Design | undefined, { engineFor }: Pick<EditorActions, 'engineFor'>) {
  return master ? followMaster(master, known, engineFor(master, known)) : succeed(known);
}
