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
const DROPPED_IN_TEXT_BOXES: readonly string[] = ['designMode', 'isDragging'];

/**
 * Returns a copy of `document` without computed fields and view state. Everything else is left for the schema to check. Only the records
 * that lose a field are copied, because a design is read at every save.
 */
export function dropDerivedFields(document: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...document };
  for (const path of DROPPED) remove(copy, path);
  for (const name of ['frontBoard', 'spine']) {
    const board = copy[name];
    if (!isRecord(board) || !Array.isArray(board['textBoxes'])) continue;
    copy[name] = { ...board, textBoxes: board['textBoxes'].map(withoutViewState) };
  }
  return copy;
}

function withoutViewState(box: unknown): unknown {
  if (!isRecord(box)) return box;
  const copy = { ...box };
  remove(copy, DROPPED_IN_TEXT_BOXES);
  return copy;
}

/** Removes the field at a path. `record` is changed, and the records inside it are replaced by copies. */
function remove(record: Record<string, unknown>, [head, ...rest]: readonly string[]): void {
  if (head === undefined) return;
  if (rest.length === 0) {
    delete record[head];
    return;
  }
  const child = record[head];
  if (!isRecord(child)) return;
  const copy = { ...child };
  remove(copy, rest);
  record[head] = copy;
}
