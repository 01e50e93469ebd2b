import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { findItem } from './item-repository.ts';
import { itemOfRow } from './item-of-row.ts';
import type { ChangeTools } from './save-item.ts';
import { summariseItem } from './summarise-item.ts';
import { storedForm } from './update-designs.ts';

/** Sets the title of the work in every format, as the editor shows it above the cover. */
export async function renameItem(
  tools: ChangeTools,
  ownerId: string | null,
  id: string,
  title: string,
): Promise<Result<{ readonly cover: CoverSummary }, Refusal>> {
  const { db, clock, saveDesigns } = tools;
  const row = await findItem(db, ownerId, id);
  if (ownerId === null || !row) return refuse({ code: 'itemNotFound' });
  const designs: Designs = {};
  for (const design of Object.values(itemOfRow(row).designs)) {
    designs[design.format] = { ...design, metadata: { ...design.metadata, title } };
  }
  const change = {
    ownerId,
    itemId: row.id,
    states: [row.state],
    ...storedForm(designs),
    currentFormat: undefined,
    basedOn: row.updatedAt,
    now: clock.now(),
  };
  const renamed = await saveDesigns(change);
  return renamed ? succeed({ cover: summariseItem({ ...renamed, designs }) }) : refuse({ code: 'itemChanged' });
}
