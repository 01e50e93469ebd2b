import { boardAt, boardRect } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { fingerprint } from '../fingerprint.ts';
import { isRecord } from '../is-record.ts';
import { geometryOfDocument } from './geometry-of-document.ts';
import type { Migration } from './migration.ts';

type Document = Record<string, unknown>;

/**
 * Version 4 counted every text from the front, wherever it stood. In version 5 a text on the back, the spine or a flap names its board and counts
 * from that. Nothing moves on the cover.
 */
export const nameBoards: Migration = {
  name: '0005-name-boards',
  to: 5,
  raise: (document) => {
    const board = document['frontBoard'];
    const geometry = geometryOfDocument(document);
    const boxes = isRecord(board) ? board['textBoxes'] : undefined;
    if (!geometry || !isRecord(board) || !Array.isArray(boxes)) return { ...document, version: 5 };
    const counted = boxes.map((box: unknown) => (isRecord(box) ? countedFromItsBoard(box, geometry) : box));
    return {
      ...document,
      version: 5,
      frontBoard: { ...board, textBoxes: counted },
      ...withFreshFingerprints(document['follows'], boxes, counted),
    };
  },
};

function countedFromItsBoard(box: Document, geometry: CoverGeometry): Document {
  const { panel } = box;
  if (!isRecord(panel)) return box;
  const { front } = geometry.boards;
  const number = (key: string) => (typeof panel[key] === 'number' ? panel[key] : 0);
  const x = front.x + number('marginLeft');
  const y = front.y + number('top');
  const width = front.width - number('marginLeft') - number('marginRight');
  const on = boardAt(geometry, { x: x + width / 2, y: y + number('height') / 2 }) ?? 'front';
  const rect = boardRect(geometry, on);
  if (on === 'front' || !rect) return box;
  const { panelName, panelPosition, ...rest } = box;
  return {
    panelName,
    panelPosition,
    board: on,
    ...rest,
    panel: { ...panel, top: y - rect.y, marginLeft: x - rect.x, marginRight: rect.x + rect.width - x - width },
  };
}

/** Updates the fingerprints of unchanged texts, so that they still follow the master's. */
function withFreshFingerprints(follows: unknown, before: readonly unknown[], after: readonly unknown[]): Document {
  const parts = isRecord(follows) ? follows['parts'] : undefined;
  if (!isRecord(follows) || !isRecord(parts)) return {};
  const fresh: Document = { ...parts };
  for (const [index, box] of before.entries()) {
    const mode = isRecord(box) ? box['designMode'] : undefined;
    const part = isRecord(mode) ? `text ${String(mode['uniqueId'])}` : '';
    if (box !== after[index] && parts[part] === fingerprint(box)) fresh[part] = fingerprint(after[index]);
  }
  return { follows: { ...follows, parts: fresh } };
}
