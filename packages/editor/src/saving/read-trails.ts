import type { Step } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import type { Histories } from '../session/editor-state.ts';
import { designsOf, type HistoryRecord, trailSchema, historyRecordsOf } from './journal-records.ts';
import type { StoredHistories } from './plan-history-records.ts';
import type { RecordStore } from './record-store.ts';

/** Reads the histories of a cover. An unreadable step ends the history there; nearer steps stay intact. */
export async function readTrails(records: RecordStore, coverId: string): Promise<StoredHistories> {
  const prefix = designsOf(coverId);
  const [trails, documents] = await Promise.all([records.readAll(historyRecordsOf(coverId)), records.readAll(prefix)]);
  const designs = new Map<number, Design>();
  const numbers = new WeakMap<Design, number>();
  for (const [key, document] of documents) {
    const parsed = parseDesign(document);
    const number = Number(key.slice(prefix.length));
    if (!parsed.ok) continue;
    designs.set(number, parsed.value);
    numbers.set(parsed.value, number);
  }
  const histories: Histories = {};
  for (const [, value] of trails) {
    const trail = trailSchema.safeParse(value).data;
    const present = trail && designs.get(trail.present);
    if (!trail || present?.format !== trail.format) continue;
    histories[trail.format] = {
      past: unbroken(trail.past.toReversed(), designs).toReversed(),
      present,
      future: unbroken(trail.future, designs),
    };
  }
  return { histories, numbers, stored: new Set(documents.map(([key]) => Number(key.slice(prefix.length)))) };
}

/** Returns the steps up to the first one whose design is missing, beginning with the nearest. */
function unbroken(steps: HistoryRecord['past'], designs: ReadonlyMap<number, Design>): Step[] {
  const end = steps.findIndex(({ design }) => !designs.has(design));
  return (end < 0 ? steps : steps.slice(0, end)).flatMap(({ design, ...step }) => {
    const known = designs.get(design);
    return known ? [{ ...step, design: known }] : [];
  });
}
