import { startHistory } from '@coverwright/core/commands/history.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Histories } from './editor-state.ts';

/** Creates an empty history for every format of a title. */
export function startHistories(designs: Designs): Histories {
  const histories: Histories = {};
  for (const format of Object.keys(designs) as FormatId[]) {
    const design = designs[format];
    if (design) histories[format] = startHistory(design);
  }
  return histories;
}
