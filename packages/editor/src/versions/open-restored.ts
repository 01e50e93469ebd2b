import { record, startHistory } from '@coverwright/core/commands/history.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import type { Histories } from '../session/editor-state.ts';
import { presentsOf } from '../session/presents-of.ts';
import { refreshPictures } from '../session/refresh-pictures.ts';

/** Lays an item that was brought back on the desk, as one step more: it can be undone like any other. */
export async function openRestored(store: EditorStore, item: Item, label: string, signal: AbortSignal): Promise<void> {
  const { history, otherHistories, isRevision } = store.getState();
  const before: Histories = { ...otherHistories, [history.present.format]: history };
  const histories: Histories = {};
  for (const format of Object.keys(item.designs) as FormatId[]) {
    const [known, design] = [before[format], item.designs[format]];
    if (design) histories[format] = known ? record(known, design, label) : startHistory(design);
  }
  // Its pictures' addresses were signed when it was saved.
  const fresh = await refreshPictures(histories, () => {}, signal);
  const shown = fresh[history.present.format] ?? fresh[item.currentFormat] ?? Object.values(fresh)[0];
  if (!shown || signal.aborted) return;
  const { [shown.present.format]: _shown, ...others } = fresh;
  store.getState().open(shown.present, {
    itemId: item._id,
    isRevision,
    basedOn: item.updatedAt,
    otherDesigns: presentsOf(others),
    saved: true,
    history: shown,
    otherHistories: others,
  });
}
