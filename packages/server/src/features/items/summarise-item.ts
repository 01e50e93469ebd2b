import { oneLine } from '@coverwright/core/text/one-line.ts';
import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { isRecord } from '@coverwright/core/design/is-record.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { bookWords } from '@coverwright/export/exporters/book-words.ts';
import type { ItemRow } from './item-repository.ts';
import { itemOfRow } from './item-of-row.ts';
import { shownDesign } from './shown-design.ts';

type SummaryColumns = Parameters<typeof itemOfRow>[0] & Pick<ItemRow, 'createdAt'>;

/** Returns a cover's entry in lists. */
export function summariseItem(row: SummaryColumns): CoverSummary {
  const { currentFormat } = row;
  // A list shows one format of each cover, so the others are not parsed.
  const kept = isRecord(row.designs) ? row.designs : {};
  const formats = FORMAT_IDS.filter((format) => kept[format] !== undefined);
  const shown = formats.includes(currentFormat) ? currentFormat : formats[0];
  const { designs } = itemOfRow(shown ? { ...row, designs: { [shown]: kept[shown] } } : row);
  const design = shownDesign(designs, currentFormat);
  const onFront = bookWords(design);
  const { title, author } = design.metadata;
  const { front } = geometryOf(design).boards;
  return {
    _id: row.id,
    title: oneLine(title) || onFront.title,
    author: oneLine(author) || onFront.author,
    currentFormat,
    formats,
    frontAspect: front.width / front.height,
    revisionsRemaining: row.revisionsRemaining,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
