import { isRecord } from './is-record.ts';

/** The fields that are computed, and the view state of the editor. They are accepted from any sender and never stored. */
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

/** Returns a copy of `document` without computed fields and view state. Everything else is left for the schema to check. */
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

/** Copies a document through JSON, which can represent everything in it. */
function structuredCloneOf(document: Record<string, unknown>): Record<string, unknown> {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  return isRecord(copy) ? copy : {};
}
