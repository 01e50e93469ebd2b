import { isRecord } from './is-record.ts';

/** Numbers that are computed and never trusted, and what the editor's view keeps: accepted from any sender, never stored. */
const DROPPED: readonly (readonly string[])[] = [
  ['measurements', 'sizeRatio'],
  ['measurements', 'bleed'],
  ['measurements', 'margin'],
  ['measurements', 'spineMargin'],
  ['measurements', 'hinge'],
  ['measurements', 'minFrontTextPadding'],
  ['measurements', 'barcode'],
  ['measurements', 'extentSettings'],
  ['paperType', 'widthPerPage'],
  ['spine', 'spineWidth'],
  ['spine', 'panelName'],
  ['sizeRatio'],
];
const DROPPED_IN_TEXT_BOXES = ['designMode', 'isDragging'] as const;

/** A copy of `document` without derived numbers and view state; everything else is left for the schema to judge. */
export function dropDerivedFields(document: Record<string, unknown>): Record<string, unknown> {
  const copy = structuredCloneOf(document);
  for (const path of DROPPED) remove(copy, path);
  for (const board of [copy['frontBoard'], copy['spine']]) {
    const boxes = isRecord(board) ? board['textBoxes'] : undefined;
    if (Array.isArray(boxes)) for (const box of boxes) if (isRecord(box)) remove(box, DROPPED_IN_TEXT_BOXES);
  }
  return copy;
}

function remove(record: Record<string, unknown>, [head, ...rest]: readonly string[]): void {
  if (head === undefined) return;
  if (rest.length === 0) {
    delete record[head];
    return;
  }
  const child = record[head];
  if (isRecord(child)) remove(child, rest);
}

/** JSON in, JSON out: documents hold nothing else. */
function structuredCloneOf(document: Record<string, unknown>): Record<string, unknown> {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  return isRecord(copy) ? copy : {};
}
