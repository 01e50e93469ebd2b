import { record, startHistory } from '@coverwright/core/commands/history.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import type { Histories } from '../session/editor-state.ts';
import { currentDesigns } from '../session/current-designs.ts';

/** Opens a restored version in the editor as one more undo step. */
export function openRestored(store: EditorStore, item: Item, label: string): void {
  const { designs } = item;
  const { history, otherHistories, isRevision, bought } = store.getState();
  const before: Histories = { ...otherHistories, [history.present.format]: history };
  const histories: Histories = {};
  for (const format of Object.keys(designs) as FormatId[]) {
    const [known, design] = [before[format], designs[format]];
    if (design) histories[format] = known ? record(known, design, label) : startHistory(design);
  }
  const shown = histories[history.present.format] ?? histories[item.currentFormat] ?? Object.values(histories)[0];
  if (!shown) return;
  const { [shown.present.format]: _shown, ...others } = histories;
  store.getState().open(shown.present, {
    itemId: item._id,
    isRevision,
    bought,
    basedOn: item.updatedAt,
    otherDesigns: currentDesigns(others),
    saved: true,
    history: shown,
    otherHistories: others,
  });
}
