import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { bookWords } from '@coverwright/export/exporters/book-words.ts';
import type { ItemRow } from './item-repository.ts';
import { readItem } from './read-item.ts';
import { shownDesign } from './shown-design.ts';

/** A cover as the lists show it. */
export function summariseItem(row: ItemRow): CoverSummary {
  const { _id, designs, currentFormat, revisionsRemaining, updatedAt } = readItem(row);
  const design = shownDesign(designs, currentFormat);
  const onFront = bookWords(design);
  const { title, author } = design.metadata;
  const { front } = geometryOf(design).boards;
  return {
    _id,
    title: oneLine(title) || onFront.title,
    author: oneLine(author) || onFront.author,
    currentFormat,
    formats: FORMAT_IDS.filter((format) => designs[format]),
    frontAspect: front.width / front.height,
    revisionsRemaining,
    createdAt: row.createdAt.toISOString(),
    updatedAt,
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
